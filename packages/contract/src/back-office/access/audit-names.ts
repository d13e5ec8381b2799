/** The names of the actions of the audit log: the noun and the verb. The panel has words for each. */
export const auditActions = [
  ...['content.add', 'content.draft', 'content.publish', 'content.schedule', 'content.hide', 'content.remove', 'order.move'],
  ...['order.cancel', 'order.refund', 'order.note', 'order.export', 'people.export', 'list.export', 'parcel.add', 'parcel.change'],
  ...[
    'parcel.remove',
    'parcel.ship',
    'parcel.deliver',
    'commission.change',
    'refund.complete',
    'person.block',
    'person.unblock',
    'person.erase',
  ],
  ...['person.sign-out', 'person.export', 'person.end-session', 'staff.invite', 'staff.role', 'staff.reset-second-factor'],
  ...['staff.remove', 'authenticator.change', 'passkey.add', 'passkey.remove', 'webhook.add', 'webhook.change', 'webhook.remove'],
  ...['webhook.rotate-secret', 'webhook.test', 'webhook.replay', 'api-key.add', 'api-key.rename', 'api-key.revoke', 'role.add'],
  ...['role.change', 'role.remove', 'product.add', 'product.change', 'product.bulk', 'product.import', 'product.import-large'],
  ...['catalog-seo.change', 'picture.add', 'picture.change', 'picture.replace', 'picture.remove', 'film.add', 'film.replace'],
  ...['film.remove', 'change-request.send', 'change-request.withdraw', 'change-request.accept', 'change-request.accept-by-rule'],
  ...['change-request.decline', 'shop.add', 'shop.change', 'shop.remove', 'shop.look', 'shop.end-look', 'shop.trust', 'shop.distrust'],
  ...['payout-account.change', 'payout-account.reveal'],
  ...['shop.block-sellers', 'shop.unblock-sellers', 'shop.open', 'shop.close', 'seller.invite', 'seller.revoke', 'seller.join'],
  ...['seller.add', 'seller.role', 'seller.remove', 'seller.reset-second-factor', 'flash-sale.add', 'flash-sale.change'],
  ...[
    'flash-sale.end',
    'flash-sale.remove',
    'review.reply',
    'review.hide',
    'review.show',
    'review.dismiss-reports',
    'review.reopen-reports',
    'setup.skip',
    'plan.add',
    'plan.change',
  ],
  ...['plan.end', 'plan.offer', 'plan.remove', 'membership.paid', 'membership.end', 'voucher.add', 'voucher.change', 'voucher.end'],
  ...[
    'voucher.remove',
    'application.approve',
    'application.decline',
    'application.open-document',
    'term.add',
    'term.change',
    'term.merge',
    'term.remove',
  ],
  ...['category.add', 'category.change', 'category.order', 'category.merge', 'category.remove', 'return.accept', 'return.decline'],
  ...['return.receive', 'return.inspect', 'return.reopen', 'return.refund', 'question.answer', 'question.hide', 'question.show'],
  ...['conversation.answer', 'ticket.answer', 'ticket.close', 'ticket.reopen', 'ticket.assign', 'ticket.note', 'contact-message.answer'],
  ...['contact-message.reopen', 'view.add', 'view.change', 'view.remove', 'saved-reply.add', 'saved-reply.change', 'saved-reply.remove'],
  ...['currency.default', 'currency.add', 'currency.change', 'currency.remove', 'text.set', 'text.reset', 'text.import'],
  ...['delivery.change', 'synonym.set', 'synonym.remove', 'job.retry', 'client-error.clear', 'search.reindex', 'setting.change'],
  ...['gateway.change', 'language.add', 'language.change', 'language.remove', 'tax.add', 'tax.change', 'tax.remove'],
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The nouns of actions, and the kinds of subjects. */
export const auditNouns = [
  ...['content', 'posts', 'pages', 'banners', 'menus', 'footers', 'home', 'contact-message', 'social-links', 'help', 'order', 'refund'],
  ...['people', 'order-list', 'people-list', 'commission', 'person', 'staff', 'role', 'api-key', 'webhook', 'return', 'conversation'],
  ...['question', 'ticket', 'saved-reply', 'view', 'review', 'setup-step', 'product', 'shop-products', 'change-request', 'shop'],
  ...['seller', 'shop-invitation', 'application', 'voucher', 'plan', 'membership', 'flash-sale', 'category', 'term', 'brand', 'color'],
  ...['size', 'unit', 'category-order', 'catalog-seo', 'picture', 'film', 'setting', 'text', 'texts', 'delivery', 'synonym', 'job'],
  ...['client-error', 'search', 'currency-default', 'gateway', 'currency', 'language', 'tax', 'authenticator', 'parcel', 'passkey'],
  ...['products', 'setup', 'list', 'payout-account'],
] as const;
export type AuditNoun = (typeof auditNouns)[number];

/** The fields of entries of the audit log that the panel shows, and those of objects in them. The panel has a name for each. */
export const auditFields = [
  // Many kinds of entries have these.
  ...['name', 'title', 'message', 'description', 'short_description', 'status', 'active', 'is_active', 'is_public', 'is_published'],
  ...['position', 'slug', 'reason', 'url', 'link', 'type', 'code', 'value', 'created_at', 'starts_at', 'ends_at', 'expires_at', 'address'],
  // Members, keys, webhooks, views and setup.
  ...[
    'role',
    'permissions',
    'blocked',
    'sellers_blocked',
    'trusted',
    'revoked',
    'ended',
    'events',
    'query',
    'is_shared',
    'list',
    'skipped',
  ],
  // Orders, payments, parcels and returns.
  ...['payment_status', 'refunded', 'left', 'refunded_items', 'accepted_items', 'accepted', 'restock', 'delivery', 'line_id', 'quantity'],
  ...['carrier', 'tracking_number', 'tracking_url', 'parcel_lines', 'rows', 'searched', 'payment', 'open', 'refund', 'shop', 'undelivered'],
  // Filters of lists that were exported.
  ...['by', 'action', 'subject_kind', 'since', 'until', 'state', 'assigned', 'category', 'brand', 'plan', 'person', 'unpaid', 'rating'],
  // Commissions and delivery charges.
  ...['commission_rules', 'applies_to', 'basis_points', 'item_amount', 'tax_basis_points', 'bands', 'from', 'to', 'charge'],
  // Products, categories, brands and attributes.
  ...['product', 'products', 'category_id', 'sub_category_id', 'brand_id', 'shop_id', 'product_id', 'price', 'discount_price', 'video_url'],
  ...['picture_id', 'picture_ids', 'variants', 'sku', 'color_id', 'size_id', 'unit_id', 'extra_price', 'stock', 'hex', 'logo_id', 'into'],
  ...['created', 'changed', 'requests', 'rule', 'fields'],
  // Shops.
  ...['tagline', 'phone', 'delivery_days_min', 'delivery_days_max', 'holiday_from', 'back_on', 'return_days', 'low_stock'],
  // Vouchers, flash sales and plans.
  ...['discount_type', 'discount', 'min_order_amount', 'max_discount_amount', 'usage_limit', 'per_person_limit', 'listed', 'funded_by'],
  ...['offers', 'benefits', 'duration_days', 'discount_basis_points', 'free_delivery', 'is_popular'],
  // Content and the media library.
  ...['published', 'published_at', 'draft', 'publish_at', 'view_count', 'target', 'is_external', 'logo_url'],
  ...['alt', 'bytes', 'width', 'height', 'src'],
  // Support, reviews and questions.
  ...['answer', 'answered', 'answered_at', 'answered_by', 'hidden_at', 'hidden_reason', 'reply', 'replied_at', 'reports_dismissed_at'],
  // Settings, texts and the system.
  ...['language', 'text', 'wording', 'wordings', 'finds', 'direction', 'symbol', 'currency', 'rates', 'rate_from_default', 'is_default'],
  ...['client_id', 'redirect_url', 'minor_digits', 'attempts', 'job', 'deleted'],
] as const;
export type AuditField = (typeof auditFields)[number];

/** Fields that an undo needs and that no reader understands. The panel does not show them. */
export const hiddenAuditFields: readonly string[] = [
  ...['id', 'key', 'preview', 'former_keys', 'subject_id', 'base', 'content', 'stock_was', 'updated_at'],
  ...['parent_id', 'thumbnail_id', 'banner_id', 'seen_report_id'],
  ...['role_id', 'assignee_id', 'session_id', 'parcel_id', 'note_id', 'message_id', 'event_id', 'into_id'],
  ...['product_ids', 'category_ids', 'sub_category_ids', 'shop_ids', 'used_by_ids', 'notice_ids'],
];

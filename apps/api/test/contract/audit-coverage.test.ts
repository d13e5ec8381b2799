import { readFileSync } from 'node:fs';
import { allCalls } from '@souk/contract/calls';
import { expect, test } from 'vitest';
import { commandGroups } from '../../src/commands/groups.ts';
import { taxList } from '../../src/modules/checkout/manage-charges.ts';
import { siteLists } from '../../src/modules/settings/site-lists.ts';

/** Commands that change nothing, by their last word. */
const reading = /^(.* )?(list|show|export|check|applications)$/;

/** The entry of each writing command and call, as the operation names it; a test of its workflow looks at the row. */
const audited: Record<string, string> = {
  'orders status': 'order.move',
  'orders cancel': 'order.cancel',
  'orders refund': 'order.refund',
  'orders refund-lines': 'order.refund',
  'parcels add': 'parcel.add',
  'parcels edit': 'parcel.change',
  'parcels remove': 'parcel.remove',
  'parcels ship': 'parcel.ship',
  'parcels deliver': 'parcel.deliver',
  'refunds complete': 'refund.complete',
  'commissions set': 'commission.change',
  'POST /admin/commission-rules': 'commission.change',
  'shops activate': 'shop.open',
  'shops deactivate': 'shop.close',
  'plans create': 'plan.add',
  'plans edit': 'plan.change',
  'plans end': 'plan.end',
  'memberships mark-paid': 'membership.paid',
  'memberships end': 'membership.end',
  'POST /admin/plans': 'plan.add',
  'POST /admin/plans/{id}': 'plan.change',
  'POST /admin/plans/{id}/status': 'plan.offer',
  'POST /admin/memberships/{id}/paid': 'membership.paid',
  'POST /admin/memberships/{id}/end': 'membership.end',
  'flash-sales create': 'flash-sale.add',
  'flash-sales edit': 'flash-sale.change',
  'flash-sales end': 'flash-sale.end',
  'POST /admin/flash-sales': 'flash-sale.add',
  'POST /admin/flash-sales/{id}': 'flash-sale.change',
  'POST /admin/flash-sales/{id}/end': 'flash-sale.end',
  'POST /admin/setup': 'setup.skip',
  'POST /admin/reviews/{id}/hide': 'review.hide',
  'POST /admin/reviews/{id}/show': 'review.show',
  'POST /admin/reviews/{id}/reply': 'review.reply',
  'vouchers create': 'voucher.add',
  'vouchers edit': 'voucher.change',
  'vouchers end': 'voucher.end',
  'POST /admin/vouchers': 'voucher.add',
  'POST /admin/vouchers/{id}': 'voucher.change',
  'POST /admin/vouchers/{id}/end': 'voucher.end',
  'shops approve': 'application.approve',
  'shops decline': 'application.decline',
  'POST /admin/shops': 'shop.add',
  'POST /admin/shops/{id}': 'shop.change',
  'POST /admin/shops/{id}/status': 'shop.close',
  'POST /admin/shop-applications/{id}/approve': 'application.approve',
  'POST /admin/shop-applications/{id}/decline': 'application.decline',
  'people block': 'person.block',
  'people unblock': 'person.unblock',
  'people erase': 'person.erase',
  'people sign-out': 'person.sign-out',
  'POST /admin/people/{id}/block': 'person.block',
  'POST /admin/people/{id}/unblock': 'person.unblock',
  'POST /admin/people/{id}/sign-out': 'person.sign-out',
  'POST /admin/people/{id}/export': 'person.export',
  'POST /admin/people/{id}/erase': 'person.erase',
  'tickets answer': 'ticket.answer',
  'tickets close': 'ticket.close',
  'POST /admin/tickets/{ticket_number}/answer': 'ticket.answer',
  'POST /admin/tickets/{ticket_number}/note': 'ticket.note',
  'POST /admin/tickets/{ticket_number}/assign': 'ticket.assign',
  'POST /admin/tickets/{ticket_number}/close': 'ticket.close',
  'POST /admin/tickets/{ticket_number}/reopen': 'ticket.reopen',
  'POST /admin/saved-replies': 'saved-reply.add',
  'POST /admin/saved-replies/{id}': 'saved-reply.change',
  'DELETE /admin/saved-replies/{id}': 'saved-reply.remove',
  'POST /admin/views': 'view.add',
  'POST /admin/views/{id}': 'view.change',
  'DELETE /admin/views/{id}': 'view.remove',
  'admins invite': 'staff.invite',
  'admins role': 'staff.role',
  'admins reset': 'staff.reset-second-factor',
  'admins remove': 'staff.remove',
  'POST /admin/orders/{code}/status': 'order.move',
  'POST /admin/orders/{code}/cancel': 'order.cancel',
  'POST /admin/orders/{code}/refund': 'order.refund',
  'POST /admin/orders/{code}/refund-lines': 'order.refund',
  'POST /admin/orders/{code}/parcels': 'parcel.add',
  'POST /admin/orders/{code}/parcels/{id}': 'parcel.change',
  'POST /admin/orders/{code}/parcels/{id}/ship': 'parcel.ship',
  'POST /admin/orders/{code}/parcels/{id}/deliver': 'parcel.deliver',
  'DELETE /admin/orders/{code}/parcels/{id}': 'parcel.remove',
  'POST /admin/orders/{code}/notes': 'order.note',
  'POST /admin/products/bulk': 'product.bulk',
  'POST /admin/product-import': 'product.import',
  'products import': 'product.import',
  'POST /admin/products': 'product.add',
  'POST /admin/products/{id}': 'product.change',
  'POST /admin/pictures': 'picture.add',
  'POST /admin/terms/{kind}': 'term.add',
  'POST /admin/terms/{kind}/{id}': 'term.change',
  'POST /admin/terms/{kind}/{id}/merge': 'term.merge',
  'DELETE /admin/terms/{kind}/{id}': 'term.remove',
  'POST /admin/categories': 'category.add',
  'POST /admin/categories/order': 'category.order',
  'POST /admin/categories/{id}': 'category.change',
  'POST /admin/categories/{id}/merge': 'category.merge',
  'DELETE /admin/categories/{id}': 'category.remove',
  'POST /admin/content/posts': 'content.add',
  'POST /admin/content/pages': 'content.add',
  'POST /admin/content/{kind}/{key}/draft': 'content.draft',
  'DELETE /admin/content/{kind}/{key}/draft': 'content.draft',
  'POST /admin/content/{kind}/{key}/restore': 'content.draft',
  'POST /admin/content/{kind}/{key}/publish': 'content.publish',
  'POST /admin/content/{kind}/{key}/hide': 'content.hide',
  'DELETE /admin/content/{kind}/{key}': 'content.remove',
  'POST /admin/staff': 'staff.invite',
  'POST /admin/staff/{person_id}/role': 'staff.role',
  'POST /admin/staff/{person_id}/second-factor/reset': 'staff.reset-second-factor',
  'DELETE /admin/staff/{person_id}': 'staff.remove',
  'POST /admin/keys': 'api-key.add',
  'POST /admin/keys/{id}/name': 'api-key.rename',
  'POST /admin/keys/{id}/revoke': 'api-key.revoke',
  'POST /admin/webhooks': 'webhook.add',
  'POST /admin/webhooks/{id}': 'webhook.change',
  'POST /admin/webhooks/{id}/secret': 'webhook.rotate-secret',
  'POST /admin/webhooks/{id}/test': 'webhook.test',
  'POST /admin/webhook-deliveries/{id}/replay': 'webhook.replay',
  'DELETE /admin/webhooks/{id}': 'webhook.remove',
  'POST /admin/roles': 'role.add',
  'POST /admin/roles/{id}': 'role.change',
  'DELETE /admin/roles/{id}': 'role.remove',
  'texts set': 'text.set',
  'texts reset': 'text.reset',
  'POST /admin/texts': 'text.set',
  'POST /admin/texts/import': 'text.import',
  'synonyms set': 'synonym.set',
  'synonyms delete': 'synonym.remove',
  'POST /admin/synonyms': 'synonym.set',
  'delivery set': 'delivery.change',
  'POST /admin/delivery/{id}': 'delivery.change',
  'sessions end': 'person.end-session',
  'POST /admin/people/{id}/sessions/{session_id}/end': 'person.end-session',
  'jobs retry': 'job.retry',
  'POST /admin/jobs/{id}/retry': 'job.retry',
  'errors clear': 'client-error.clear',
  'POST /admin/errors/clear': 'client-error.clear',
  reindex: 'search.reindex',
  'POST /admin/search-index': 'search.reindex',
  'POST /admin/lists/{list}': 'tax.add',
  'POST /admin/lists/{list}/{key}': 'tax.change',
  'DELETE /admin/lists/{list}/{key}': 'tax.remove',
  'POST /admin/currencies/{name}/default': 'currency.default',
  'settings set': 'setting.change',
  'POST /admin/settings': 'setting.change',
  'pages create': 'content.add',
  'pages edit': 'content.publish',
  'posts create': 'content.add',
  'posts edit': 'content.publish',
  'banners add': 'content.publish',
  'banners edit': 'content.publish',
  'banners remove': 'content.publish',
  'menus add': 'content.publish',
  'menus edit': 'content.publish',
  'menus remove': 'content.publish',
  'footers add': 'content.publish',
  'footers edit': 'content.publish',
  'footers remove': 'content.publish',
  'footer-items add': 'content.publish',
  'footer-items edit': 'content.publish',
  'footer-items remove': 'content.publish',
  'social-links add': 'content.publish',
  'social-links edit': 'content.publish',
  'social-links remove': 'content.publish',
  'gateways edit': 'gateway.change',
  'currencies add': 'currency.add',
  'currencies edit': 'currency.change',
  'languages add': 'language.add',
  'languages edit': 'language.change',
  'taxes add': 'tax.add',
  'taxes edit': 'tax.change',
  'taxes remove': 'tax.remove',
};

/** They store nothing. */
const storingNothing = ['POST /admin/delivery/{id}/test'];

/** They run the operation of another action, which records its entry. */
const reversing = ['audit undo', 'POST /admin/audit/{id}/undo'];

/** Arrangements of a member for themselves alone. */
const personal = ['POST /admin/views/default', 'POST /admin/notifications/seen'];

/** Sign-in and sign-out, which the security log has. */
const inSecurityLog = [
  'POST /admin/send-code',
  'POST /admin/sign-in',
  'POST /admin/second-factor',
  'POST /admin/sign-out',
  'POST /admin/second-factor/again',
];

const commands = commandGroups.flatMap((group) => group.commands.map(({ name }) => name)).filter((name) => !reading.test(name));
const calls = Object.keys(allCalls).filter((name) => name.includes(' /admin/') && !name.startsWith('GET '));

test('every writing call of the panel has an entry in the audit log', () => {
  const elsewhere = [...inSecurityLog, ...personal, ...reversing, ...storingNothing];
  const missing = calls.filter((name) => !audited[name] && !elsewhere.includes(name));
  expect(missing, 'These calls need their action in "audited" of this file: docs/how-to/record-a-change.md').toEqual([]);
});

test('every writing command has an entry in the audit log', () => {
  const without = commands.filter((name) => !audited[name] && !reversing.includes(name));
  expect(without, 'These commands need their action in "audited" of this file: docs/how-to/record-a-change.md').toEqual([]);
});

test('every entry is recorded by an operation', () => {
  const files = ['order-payment', 'cancel-order', 'move-order'].map((name) => `workflows/change-order/${name}`);
  const others = [
    'workflows/manage-api-keys/manage-api-keys',
    'workflows/change-setting/change-setting',
    'workflows/manage-webhooks/manage-webhooks',
    'workflows/manage-webhooks/manage-deliveries',
    'workflows/manage-categories/merge-categories',
    'workflows/manage-categories/order-categories',
    'workflows/manage-categories/save-category',
    'workflows/manage-commissions/save-rules',
    'workflows/manage-orders/order-notes',
    'workflows/send-parcels/send-parcels',
    'workflows/manage-content/change-content',
    'workflows/manage-content/create-content',
    'workflows/manage-people/manage-people',
    'workflows/import-products/record-import',
    'workflows/manage-products/change-products',
    'workflows/manage-products/save-product',
    'workflows/manage-products/add-picture',
    'workflows/manage-reviews/manage-reviews',
    'workflows/set-up/set-up',
    'workflows/manage-shops/save-shop',
    'workflows/register-shop/answer-application',
    'workflows/manage-terms/merge-terms',
    'workflows/manage-terms/save-term',
    'workflows/manage-staff/manage-staff',
    'workflows/manage-staff/block-person',
    'workflows/personal-data/erase-account',
  ];
  const sources = [
    ...files,
    ...others,
    'modules/catalog/operator-actions',
    'modules/checkout/manage-vouchers',
    'modules/membership/manage-plans',
    'workflows/subscribe/end-membership',
    'modules/catalog/flash-sales/edit-flash-sales',
    'modules/staff/roles',
    'modules/staff/saved-views',
    'modules/payments/manage-refunds',
    'modules/settings/wordings',
    'modules/checkout/manage-delivery',
    'modules/catalog/products/manage-synonyms',
    'workflows/manage-lists/default-currency',
    'workflows/manage-system/manage-system',
    'workflows/reindex/reindex',
    'modules/support/manage-tickets',
    'modules/support/saved-replies',
    'workflows/answer-ticket/answer-ticket',
  ]
    .map((file) => readFileSync(new URL(`../../src/${file}.ts`, import.meta.url), 'utf8'))
    .join('');
  // The operations of platform/database/edit-list-rows.ts name the entries of a list after its noun.
  const ofLists = [...Object.values(siteLists), taxList].flatMap(({ noun }) =>
    ['add', 'change', 'remove'].map((verb) => `${noun}.${verb}`),
  );
  const missing = [...new Set(Object.values(audited))].filter((action) => !sources.includes(`'${action}'`));
  const hint = 'No file of "sources" in this test contains these actions: add the file whose operation calls recordAudit';
  expect(
    missing.filter((action) => !ofLists.includes(action)),
    hint,
  ).toEqual([]);
});

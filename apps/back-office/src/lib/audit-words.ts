import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { AuditLine } from '@souk/contract/back-office/access/audit';
import { toWire } from '@souk/money/currency';
import { permissionText, roleText } from './role-words.ts';

/** The names of the actions of the audit log. An action of a later release shows its own name. */
const actionTexts: Readonly<Record<string, string>> = {
  'content.add': 'Content created',
  'content.draft': 'Draft changed',
  'content.publish': 'Content published',
  'content.schedule': 'Time of publication changed',
  'content.hide': 'Content hidden',
  'content.remove': 'Content removed',
  'order.move': 'Status changed',
  'order.cancel': 'Cancelled by the marketplace',
  'order.refund': 'Refund',
  'order.note': 'Note added',
  'order.export': 'Orders exported',
  'people.export': 'People exported',
  'parcel.add': 'Parcel added',
  'parcel.change': 'Parcel changed',
  'parcel.remove': 'Parcel removed',
  'parcel.ship': 'Parcel handed over',
  'parcel.deliver': 'Parcel delivered',
  'commission.change': 'Commission rules changed',
  'refund.complete': 'Refund completed by hand',
  'person.block': 'Person blocked',
  'person.unblock': 'Person unblocked',
  'person.erase': 'Person erased',
  'person.sign-out': 'Signed out everywhere',
  'person.export': 'Data exported',
  'staff.invite': 'Member added',
  'staff.role': 'Role of a member changed',
  'staff.reset-second-factor': 'Second factor reset',
  'staff.remove': 'Member removed',
  'passkey.add': 'Passkey added',
  'passkey.remove': 'Passkey removed',
  'webhook.add': 'Webhook added',
  'webhook.change': 'Webhook changed',
  'webhook.remove': 'Webhook removed',
  'webhook.rotate-secret': 'New secret of a webhook',
  'webhook.test': 'Test event sent',
  'webhook.replay': 'Event sent again',
  'api-key.add': 'API key created',
  'api-key.rename': 'API key renamed',
  'api-key.revoke': 'API key revoked',
  'role.add': 'Role added',
  'role.change': 'Role changed',
  'role.remove': 'Role removed',
  'product.add': 'Product created',
  'product.change': 'Product changed',
  'product.bulk': 'Several products changed',
  'product.import': 'Products imported',
  'product.import-large': 'Many products imported',
  'picture.add': 'Picture uploaded',
  'change-request.send': 'Change of a product sent by the shop',
  'change-request.withdraw': 'Change of a product withdrawn by the shop',
  'change-request.accept': 'Change of a product accepted',
  'change-request.decline': 'Change of a product declined',
  'shop.add': 'Shop created',
  'shop.change': 'Shop changed',
  'shop.remove': 'Shop removed',
  'shop.look': 'Started to look at the panel of the shop',
  'shop.end-look': 'Stopped looking at the panel of the shop',
  'shop.block-sellers': 'Members of a shop blocked',
  'shop.unblock-sellers': 'Members of a shop admitted again',
  'seller.invite': 'Invited to a shop',
  'seller.revoke': 'Invitation to a shop revoked',
  'seller.join': 'Invitation to a shop accepted',
  'seller.add': 'Member of a shop added',
  'seller.role': 'Role in a shop changed',
  'seller.remove': 'Member of a shop removed',
  'flash-sale.add': 'Flash sale created',
  'flash-sale.change': 'Flash sale changed',
  'flash-sale.end': 'Flash sale ended',
  'flash-sale.remove': 'Flash sale removed',
  'review.reply': 'Reply to a review',
  'setup.skip': 'Setup step skipped or opened again',
  'plan.add': 'Plan created',
  'plan.change': 'Plan changed',
  'plan.end': 'Plan no longer offered',
  'plan.offer': 'Plan offered again',
  'plan.remove': 'Plan removed',
  'membership.paid': 'Membership paid in cash',
  'membership.end': 'Membership ended',
  'voucher.add': 'Voucher created',
  'voucher.change': 'Voucher changed',
  'voucher.end': 'Voucher ended',
  'voucher.remove': 'Voucher removed',
  'application.approve': 'Application approved',
  'application.decline': 'Application declined',
  'shop.open': 'Shop opened',
  'shop.close': 'Shop closed',
  'term.add': 'Brand or attribute created',
  'term.change': 'Brand or attribute changed',
  'term.merge': 'Merged into another one',
  'term.remove': 'Brand or attribute removed',
  'category.add': 'Category created',
  'category.change': 'Category changed',
  'category.order': 'Categories ordered',
  'category.merge': 'Category merged into another one',
  'category.remove': 'Category removed',
  'return.accept': 'Return accepted',
  'return.decline': 'Return declined',
  'return.receive': 'Items of a return received',
  'return.inspect': 'Return inspected',
  'return.reopen': 'Inspection reversed',
  'return.refund': 'Return refunded',
  'question.answer': 'Question answered',
  'question.hide': 'Question hidden',
  'question.show': 'Question shown again',
  'conversation.answer': 'Shopper answered',
  'ticket.answer': 'Ticket answered',
  'ticket.close': 'Ticket closed',
  'ticket.reopen': 'Ticket opened again',
  'contact-message.answer': 'Contact message answered',
  'contact-message.reopen': 'Contact message waits again',
  'ticket.assign': 'Ticket assigned',
  'ticket.note': 'Note added',
  'view.add': 'View of a list saved',
  'view.change': 'View of a list changed',
  'view.remove': 'View of a list removed',
  'saved-reply.add': 'Saved reply added',
  'saved-reply.change': 'Saved reply changed',
  'saved-reply.remove': 'Saved reply removed',
  'review.hide': 'Review hidden',
  'review.show': 'Review shown again',
  'person.end-session': 'Signed out on one device',
  'currency.default': 'Default currency changed',
  'text.set': 'Text changed',
  'text.reset': 'Text reset',
  'text.import': 'Texts imported',
  'delivery.change': 'Delivery charges changed',
  'synonym.set': 'Synonyms changed',
  'synonym.remove': 'Synonyms removed',
  'job.retry': 'Job retried',
  'client-error.clear': 'Storefront errors cleared',
  'search.reindex': 'Search index rebuilt',
  'setting.change': 'Setting changed',
  'gateway.change': 'Gateway changed',
  'currency.add': 'Currency added',
  'currency.change': 'Currency changed',
  'currency.remove': 'Currency removed',
  'language.add': 'Language added',
  'language.change': 'Language changed',
  'language.remove': 'Language removed',
  'tax.add': 'Tax added',
  'tax.change': 'Tax changed',
  'tax.remove': 'Tax removed',
};

/** The nouns of actions, for the filter. */
const nounTexts: Readonly<Record<string, string>> = {
  content: 'Content',
  posts: 'Posts',
  pages: 'Pages',
  banners: 'Banners',
  menus: 'Menu',
  footers: 'Footer',
  home: 'Sections of the home page',
  'contact-message': 'Contact messages',
  'social-links': 'Social links',
  help: 'Help topics',
  order: 'Orders',
  refund: 'Refunds',
  people: 'People',
  'order-list': 'Lists of orders',
  'people-list': 'Lists of people',
  commission: 'Commission',
  person: 'People',
  staff: 'Staff',
  role: 'Roles',
  'api-key': 'API keys',
  webhook: 'Webhooks',
  return: 'Returns',
  conversation: 'Conversations',
  question: 'Questions',
  ticket: 'Tickets',
  'saved-reply': 'Saved replies',
  view: 'Saved views',
  review: 'Reviews',
  'setup-step': 'Setup',
  product: 'Products',
  'change-request': 'Changes by shops',
  shop: 'Shops',
  seller: 'Members of shops',
  'shop-invitation': 'Invitations to shops',
  application: 'Applications for a shop',
  voucher: 'Vouchers',
  plan: 'Membership plans',
  membership: 'Memberships',
  'flash-sale': 'Flash sales',
  category: 'Categories',
  term: 'Brands and attributes',
  brand: 'Brands',
  color: 'Colours',
  size: 'Sizes',
  unit: 'Units',
  'category-order': 'Order of categories',
  picture: 'Pictures',
  setting: 'Settings',
  text: 'Texts',
  texts: 'Texts',
  delivery: 'Delivery charges',
  synonym: 'Synonyms',
  job: 'Background jobs',
  'client-error': 'Storefront errors',
  search: 'Search index',
  'currency-default': 'Default currency',
  gateway: 'Gateways',
  currency: 'Currencies',
  language: 'Languages',
  tax: 'Taxes',
};

const fieldTexts: Readonly<Record<string, string>> = {
  skipped: 'Skipped',
  published: 'Shown to shoppers',
  is_public: 'Visible',
  published_at: 'Published',
  draft: 'Draft',
  publish_at: 'Time of publication',
  answered: 'Answered',
  answered_at: 'Answered',
  answered_by: 'Answered by',
  status: 'Status',
  title: 'Title',
  message: 'Message',
  role: 'Role',
  name: 'Name',
  permissions: 'Permissions',
  blocked: 'Blocked',
  sellers_blocked: 'Members blocked',
  refunded: 'Refunded',
  carrier: 'Carrier',
  tracking_number: 'Tracking number',
  tracking_url: 'Tracking link',
  parcel_lines: 'Items in the parcel',
  refunded_items: 'Refunded items',
  accepted_items: 'Accepted items',
  restock: 'Returned to stock',
  rows: 'Rows',
  searched: 'With a search',
  created: 'Created',
  changed: 'Changed',
  commission_rules: 'Rules',
  left: 'Left',
  reason: 'Reason',
  revoked: 'Revoked',
  events: 'Events',
  expires_at: 'Expires',
  slug: 'Address',
  hex: 'Colour value',
  active: 'Visible',
  is_active: 'Visible',
  into: 'Merged into',
  position: 'Position',
  value: 'Value',
  wording: 'Wording',
  wordings: 'Wordings',
  text: 'Text',
  language: 'Language',
  finds: 'Finds as well',
  bands: 'Charges by quantity',
  currency: 'Currency',
  rates: 'Exchange rates',
  attempts: 'Attempts',
  job: 'Background job',
  deleted: 'Deleted',
  products: 'Products',
  fields: 'Fields',
  category_id: 'Category',
  brand_id: 'Brand',
  picture_ids: 'Pictures',
  is_published: 'Shown to shoppers',
  variants: 'Variants',
  product: 'Product',
  url: 'Link',
  link: 'Link',
  target: 'Opens in',
  is_external: 'Leads to another site',
  type: 'Kind',
  symbol: 'Symbol',
  rate_from_default: 'Exchange rate',
  direction: 'Direction',
  basis_points: 'Hundredths of a percent',
  logo_url: 'Logo',
  shop: 'Shop',
  code: 'Code',
  discount_type: 'Kind of discount',
  discount: 'Discount',
  min_order_amount: 'Minimum order',
  max_discount_amount: 'Maximum discount',
  starts_at: 'Starts',
  ends_at: 'Ends',
  usage_limit: 'Uses in total',
  per_person_limit: 'Uses per person',
  listed: 'Listed',
  funded_by: 'Paid by',
  offers: 'Products',
  short_description: 'One sentence',
  benefits: 'Benefits',
  duration_days: 'Days',
  discount_basis_points: 'Discount',
  free_delivery: 'Delivery is free',
  is_popular: 'Most popular',
  payment_status: 'Payment',
  hidden_at: 'Hidden',
  hidden_reason: 'Reason',
  reply: 'Reply',
  replied_at: 'Replied',
  tagline: 'Tagline',
  description: 'Description',
  address: 'Postal address',
  phone: 'Phone',
  delivery: 'Delivery charges',
  holiday_from: 'Away from',
  back_on: 'Back on',
  delivery_days_min: 'At the earliest after days',
  delivery_days_max: 'At the latest after days',
  query: 'Filters',
  is_shared: 'Shared with the team',
  list: 'List',
};

/** Amounts in minor units, and percentages in hundredths of a percent. */
const hundredths = new Set(['discount', 'min_order_amount', 'max_discount_amount', 'discount_basis_points', 'price', 'charge']);

export function actionText({ t }: I18n, action: string): string {
  return t(actionTexts[action] ?? action);
}

export function nounText({ t }: I18n, noun: string): string {
  return t(nounTexts[noun] ?? noun);
}

/** The member who made a change. */
export function authorText({ t }: I18n, { by, api_key }: Pick<AuditLine, 'by' | 'api_key'>): string {
  const name = by === null ? t('Command line') : by || t('Former member');
  return api_key === null ? name : t('{name}, by the API key {key}', { name, key: api_key });
}

export type FieldChange = { field: string; before: string | undefined; after: string | undefined };

/** The changed fields in words. Ids are for undoing, not for reading. */
export function listChanges(i18n: I18n, { before, after }: Pick<AuditLine, 'before' | 'after'>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((field) => !/_ids?$/.test(field));
  return fields
    .map((field) => ({
      field: i18n.t(fieldTexts[field] ?? field),
      before: before && field in before ? valueText(i18n, before[field], field) : undefined,
      after: after && field in after ? valueText(i18n, after[field], field) : undefined,
    }))
    .filter((change) => change.before !== change.after);
}

function valueText(i18n: I18n, value: unknown, field: string): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return i18n.t(value ? 'Yes' : 'No');
  if (typeof value === 'number') return i18n.number(hundredths.has(field) ? toWire(value) : value);
  if (Array.isArray(value) && value.length === 0) return '–';
  if (Array.isArray(value)) return i18n.list(value.map((each) => valueText(i18n, each, field)));
  if (typeof value === 'string') return wordText(i18n, value, field);
  if (typeof value !== 'object') return String(value);
  if ('kind' in value) return contentText(value);
  // A text by language.
  const texts = Object.values(value);
  return texts.every((text) => typeof text === 'string') ? texts.join(' · ') : JSON.stringify(value);
}

function wordText(i18n: I18n, value: string, field: string): string {
  if (field === 'permissions') return permissionText(i18n, value);
  if (field === 'role') return roleText(i18n, value);
  if (field === 'fields') return i18n.t(fieldTexts[value] ?? value);
  if (field === 'funded_by') return i18n.t(value === 'shop' ? 'The shop' : 'The marketplace');
  return /_at$/.test(field) ? i18n.moment(value) : value;
}

const maxContentText = 160;

/** The texts of a post, a page or a list of the storefront, without markup. */
function contentText(content: object): string {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const { kind: _, ...fields } = { kind: undefined, ...content };
  const text = texts(fields)
    .join(' · ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return text.length > maxContentText ? `${text.slice(0, maxContentText)}…` : text;
}

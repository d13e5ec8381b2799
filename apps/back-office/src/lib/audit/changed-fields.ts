import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { AuditLine } from '@souk/contract/back-office/access/audit';
import { toWire } from '@souk/money/currency';
import { permissionText, roleText } from '../role-words.ts';

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
  trusted: 'Trusted',
  rule: 'Rule',
  requests: 'Changes by shops',
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
  reports_dismissed_at: 'Reports dismissed',
  tagline: 'Tagline',
  description: 'Description',
  address: 'Postal address',
  phone: 'Phone',
  delivery: 'Delivery charges',
  holiday_from: 'Away from',
  back_on: 'Back on',
  return_days: 'Days to return',
  low_stock: 'Low stock',
  delivery_days_min: 'At the earliest after days',
  delivery_days_max: 'At the latest after days',
  query: 'Filters',
  is_shared: 'Shared with the team',
  list: 'List',
  alt: 'Alternative text',
  bytes: 'Bytes',
  width: 'Width',
  height: 'Height',
};

/** Amounts in minor units, and percentages in hundredths of a percent. */
const hundredths = new Set(['discount', 'min_order_amount', 'max_discount_amount', 'discount_basis_points', 'price', 'charge']);

export type FieldChange = { field: string; before: string | undefined; after: string | undefined };

/** The changed fields in words. Ids are for undoing, not for reading. */
export function listChanges(i18n: I18n, { before, after }: Pick<AuditLine, 'before' | 'after'>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => !/_ids?$|^(key|preview)$/.test(field),
  );
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
  return texts.every((text) => typeof text === 'string') ? texts.join(' · ') : partsText(i18n, value);
}

/** The fields of a rule or of a charge, which are parts of one list. */
const partTexts: Readonly<Record<string, string>> = {
  applies_to: 'Applies to',
  shop_id: 'Shop',
  category_id: 'Category',
  basis_points: 'Percent',
  item_amount: 'Amount per item',
  tax_basis_points: 'Tax on the commission',
  from: 'From quantity',
  to: 'To quantity',
  charge: 'Charge',
};
const hundredthParts = new Set(['basis_points', 'tax_basis_points', 'item_amount']);

/** `Applies to: Items · Percent: 10`, without the fields that are empty. */
function partsText(i18n: I18n, value: object): string {
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return parts.map(([name, part]) => `${i18n.t(partTexts[name] ?? fieldTexts[name] ?? name)}: ${partText(i18n, part, name)}`).join(' · ');
}

function partText(i18n: I18n, part: unknown, name: string): string {
  if (name === 'applies_to') return i18n.t(part === 'items' ? 'Items' : 'Delivery');
  return typeof part === 'number' && hundredthParts.has(name) ? i18n.number(toWire(part)) : valueText(i18n, part, name);
}

function wordText(i18n: I18n, value: string, field: string): string {
  if (field === 'permissions') return permissionText(i18n, value);
  if (field === 'role') return roleText(i18n, value);
  if (field === 'fields') return i18n.t(fieldTexts[value] ?? value);
  if (field === 'rule') return i18n.t(value === 'trusted-shop' ? 'Trusted shop' : value);
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

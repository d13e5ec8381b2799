import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { permissionText, roleText } from '../role-words.ts';
import { payoutKindTexts } from '../shops/payout-words.ts';
import { eventText } from './event-words.ts';
import { fieldTextOf } from './field-words.ts';
import { nounText } from './noun-words.ts';

/** Statuses of orders, refunds, returns, changes by shops, tickets and memberships. */
const statusTexts: Readonly<Record<string, string>> = {
  Pending: 'Pending',
  Confirm: 'Confirmed',
  Processing: 'Processing',
  Pickup: 'Picked up',
  'On The Way': 'On the way',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
  Failed: 'Failed',
  Done: 'Done',
  requested: 'Waiting for an answer',
  accepted: 'Accepted',
  received: 'Received',
  inspected: 'Inspected',
  refunded: 'Refunded',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  waiting: 'Waits for approval',
  running: 'Open',
  completed: 'Answered and closed',
  cancel: 'Closed',
  active: 'Active',
  cancelled: 'Cancelled',
};

/** The filters of the list of orders that was exported. */
const orderStatusTexts: Readonly<Record<string, string>> = {
  ...statusTexts,
  pending: 'Pending',
  confirm: 'Confirmed',
  processing: 'Processing',
  pickup: 'Picked up',
  on_the_way: 'On the way',
  delivered: 'Delivered',
};

const applicationTexts: Readonly<Record<string, string>> = {
  pending: 'Waiting for an answer',
  accepted: 'Approved',
  refused: 'Declined',
};
const paymentTexts: Readonly<Record<string, string>> = { Pending: 'Unpaid', Paid: 'Paid', Refunded: 'Refunded', Failed: 'Failed' };
const discountTexts: Readonly<Record<string, string>> = { Percentage: 'Percent of the goods', Amount: 'An amount' };
const directionTexts: Readonly<Record<string, string>> = { ltr: 'Left to right', rtl: 'Right to left' };
const placeTexts: Readonly<Record<string, string>> = { prefix: 'Before the amount', suffix: 'After the amount' };
const appliesTexts: Readonly<Record<string, string>> = { items: 'Items', delivery: 'Delivery' };
const funderTexts: Readonly<Record<string, string>> = { shop: 'The shop', marketplace: 'The marketplace' };
const ruleTexts: Readonly<Record<string, string>> = { 'trusted-shop': 'Trusted shop' };
const settingTexts: Readonly<Record<string, string>> = { phone: 'Phone', email: 'Mail' };

/** The words of values by their field, or by the noun of the entry and the field. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statusTexts,
  'order.status': orderStatusTexts,
  'application.status': applicationTexts,
  payment_status: paymentTexts,
  payment: paymentTexts,
  refund: statusTexts,
  discount_type: discountTexts,
  funded_by: funderTexts,
  answered_by: funderTexts,
  direction: directionTexts,
  'currency.position': placeTexts,
  applies_to: appliesTexts,
  rule: ruleTexts,
  'setting.value': settingTexts,
  'payout-account.type': payoutKindTexts,
};

/** A value that is one of few words, in the words of the screens. */
export function wordText(i18n: I18n, value: string, { noun, field }: { noun: string; field: string }): string {
  if (field === 'permissions') return permissionText(i18n, value);
  if (field === 'role') return roleText(i18n, value);
  if (field === 'fields') return i18n.t(fieldTextOf(value) ?? value);
  if (field === 'events' || (noun === 'webhook' && field === 'type')) return eventText(i18n, value);
  if (field === 'subject_kind' || (noun === 'list' && field === 'action')) return nounText(i18n, value);
  if (/_at$|^(since|until)$/.test(field)) return i18n.moment(value);
  const table = tables[`${noun}.${field}`] ?? tables[field];
  return table && Object.hasOwn(table, value) ? i18n.t(table[value] ?? value) : value;
}

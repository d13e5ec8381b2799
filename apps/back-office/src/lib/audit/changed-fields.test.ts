import { createI18n } from '@souk/client/i18n/create-i18n.ts';
import { expect, test } from 'vitest';
import { listChanges } from './changed-fields.ts';

const i18n = createI18n('en', {});
const changes = (action: string, before: object | null, after: object | null) =>
  listChanges(i18n, { action, before: before && { ...before }, after: after && { ...after } });
/** The names and new values of an entry: `Discount: 15`. */
const words = (action: string, after: object) => changes(action, null, after).map((change) => `${change.field}: ${change.after}`);

test('[admin-04] a voucher is described in the words of its screen', () => {
  const voucher = { discount_type: 'Percentage', discount: 1500, max_discount_amount: null, listed: true, funded_by: 'marketplace' };
  expect(words('voucher.add', voucher)).toEqual([
    'Kind of discount: Percent of the goods',
    'Discount: 15',
    'Maximum discount: –',
    'Listed: Yes',
    'Paid by: The marketplace',
  ]);
});

test('[admin-04] the products of a flash sale have their numbers, prices and quantities', () => {
  const offers = [{ product_id: 1204, price: 1999, quantity: 10, position: 0 }];
  expect(words('flash-sale.change', { offers })).toEqual(['Products: Product: #1204 · Price: 19.99 · Quantity: 10']);
});

test('[admin-04] a plan is described in the words of its screen', () => {
  const plan = { name: { en: 'Silver' }, price: 450, duration_days: 30, discount_basis_points: 250, free_delivery: false };
  expect(words('plan.add', plan)).toEqual(['Name: Silver', 'Price: 4.5', 'Days: 30', 'Discount: 2.5', 'Delivery is free: No']);
});

test('a value has the words of the screen of its entry', () => {
  expect(words('order.move', { status: 'Confirm' })).toEqual(['Status: Confirmed']);
  expect(words('order.export', { rows: 12, status: 'on_the_way' })).toEqual(['Rows: 12', 'Status: On the way']);
  expect(words('ticket.close', { status: 'cancel' })).toEqual(['Status: Closed']);
  expect(words('membership.paid', { payment_status: 'Pending' })).toEqual(['Payment: Unpaid']);
  expect(words('question.answer', { answer: 'Yes.', answered_by: 'shop' })).toEqual(['Answer: Yes.', 'Answered by: The shop']);
  expect(words('webhook.replay', { type: 'order.placed' })).toEqual(['Kind: Order placed']);
  expect(words('language.add', { direction: 'rtl', position: 3 })).toEqual(['Direction: Right to left', 'Position: 3']);
  expect(words('currency.change', { position: 'suffix' })).toEqual(['Position: After the amount']);
});

test('products that changed together are named by their numbers, and their fields have names', () => {
  const side = (price: number) => ({ '7': { price, stock: { '31': 4 } } });
  expect(changes('product.bulk', side(1000), side(900))).toEqual([
    { field: 'Product #7', before: 'Price: 10 · Stock: #31: 4', after: 'Price: 9 · Stock: #31: 4' },
  ]);
});

test('a text shows the languages that changed', () => {
  const name = { en: 'Pots', ar: 'أواني', ir: 'گلدان' };
  expect(changes('shop.change', { name }, { name: { ...name, en: 'Pots and pans' } })).toEqual([
    { field: 'Name', before: 'Pots', after: 'Pots and pans' },
  ]);
  expect(changes('shop.change', { name: { en: 'Pots' } }, { name })).toEqual([{ field: 'Name', before: '–', after: 'أواني · گلدان' }]);
});

test('objects by currency, by text and by provider have their keys', () => {
  expect(words('currency.default', { currency: 'EUR', rates: { EUR: '1', USD: '1.1' } })).toEqual([
    'Currency: EUR',
    'Exchange rates: EUR: 1, USD: 1.1',
  ]);
  expect(words('text.import', { wordings: { Wishlist: 'Favoris', Cart: null } })).toEqual(['Wordings: Wishlist: Favoris, Cart: –']);
  const value = { google: { is_active: true, client_id: 'abc' } };
  expect(words('setting.change', { value })).toEqual(['Value: google: Visible: Yes · Client id: abc']);
});

test('fields that only an undo needs are not shown', () => {
  expect(words('category.merge', { name: { en: 'Pots' }, product_ids: [1, 2], parent_id: 4, a_later_field: 1 })).toEqual(['Name: Pots']);
});

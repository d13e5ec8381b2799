import { expect, test } from 'vitest';
import { parseReturnHint, paymentState, pollInterval, purchaseTotal } from './payment.ts';

const order = { payment_method: 'stripe', payment_status: 'Pending', status: 'Pending', can_pay: true } as const;

test.each([
  ['cash is paid on delivery', { payment_method: 'cash', can_pay: false }, undefined, { kind: 'settled', isPaid: false }],
  [
    'a paid order is settled, whatever the hint',
    { payment_status: 'Paid', can_pay: false },
    'cancelled',
    { kind: 'settled', isPaid: true },
  ],
  ['after the payment page the answer of the gateway is awaited', {}, undefined, { kind: 'waiting' }],
  ['an order whose payment page was cancelled can be paid', {}, 'cancelled', { kind: 'unpaid', failed: false }],
  ['an order whose payment page never opened can be paid', {}, 'later', { kind: 'unpaid', failed: false }],
  ['a failed payment can be repeated', { payment_status: 'Failed' }, undefined, { kind: 'unpaid', failed: true }],
  [
    'a payment cancelled by the shopper is not shown as failed',
    { payment_status: 'Failed' },
    'cancelled',
    { kind: 'unpaid', failed: false },
  ],
  [
    'the payment of a cancelled order is over',
    { status: 'Cancelled', payment_status: 'Failed', can_pay: false },
    undefined,
    { kind: 'over' },
  ],
  ['a payment that is no longer possible is over', { can_pay: false }, undefined, { kind: 'over' }],
] as const)('[cart-14] %s', (_title, change, hint, state) => {
  expect(paymentState({ ...order, ...change }, hint)).toEqual(state);
});

test('only values that the shop itself writes into the URL are hints', () => {
  const read = (query: string) => parseReturnHint(new URLSearchParams(query));
  expect([read('payment=cancelled'), read('payment=later'), read('payment=paid'), read('')]).toEqual([
    'cancelled',
    'later',
    undefined,
    undefined,
  ]);
});

test('polling slows down and ends', () => {
  expect([0, 9, 10, 29, 30, 59, 60].map(pollInterval)).toEqual([2000, 2000, 5000, 5000, 20_000, 20_000, false]);
});

const orderOf = (payable_amount: number, status = 'Pending') => ({
  id: 1,
  code: 'A',
  shop_id: 1,
  shop_name: 'Clay & Co',
  payable_amount,
  status,
});

test('[cart-12] the orders under one payment add up to the cent, without those that were cancelled', () => {
  expect(purchaseTotal([orderOf(0.1), orderOf(0.2), orderOf(19.99, 'Cancelled')])).toBe(0.3);
  expect(purchaseTotal([])).toBe(0);
});

import { addAmounts } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import type { Order } from '../../../lib/other-servers/answers.ts';

/** How the shopper left the payment page: `cancelled`, or `later` if it never opened. It is no proof of payment. */
const returnHints = ['cancelled', 'later'] as const;
export type ReturnHint = (typeof returnHints)[number];

export function parseReturnHint(search: URLSearchParams): ReturnHint | undefined {
  const value = search.get('payment');
  return returnHints.find((hint) => hint === value);
}

/**
 * `settled`: paid, or cash on delivery. `waiting`: the gateway has not answered yet. `unpaid`: it can be paid, again if it
 * `failed`. `over`: it was cancelled or can no longer be paid.
 */
export type PaymentState =
  | { kind: 'settled'; isPaid: boolean }
  | { kind: 'waiting' }
  | { kind: 'unpaid'; failed: boolean }
  | { kind: 'over' };

export const cash = 'cash';

export function paymentState(
  order: Pick<Order, 'payment_method' | 'payment_status' | 'status' | 'can_pay'>,
  hint?: ReturnHint,
): PaymentState {
  if (order.status === 'Cancelled') return { kind: 'over' };
  if (order.payment_status === 'Paid') return { kind: 'settled', isPaid: true };
  if (order.payment_method === cash) return { kind: 'settled', isPaid: false };
  if (!order.can_pay) return { kind: 'over' };
  // The shopper cancelled, so there is no failure to report.
  if (hint) return { kind: 'unpaid', failed: false };
  return order.payment_status === 'Failed' ? { kind: 'unpaid', failed: true } : { kind: 'waiting' };
}

/** Milliseconds until the next request for the payment status; false ends the polling. */
export function pollInterval(requests: number): number | false {
  if (requests < 10) return 2000;
  if (requests < 30) return 5000;
  return requests < 60 ? 20_000 : false;
}

/** The total of the orders under one payment, in whole minor units, without cancelled ones. */
export function purchaseTotal(orders: Order['purchase_orders']): number {
  const open = orders.filter(({ status }) => status !== 'Cancelled');
  return toWire(addAmounts(...open.map(({ payable_amount }) => fromWire(payable_amount))));
}

import type { Order } from '../../../lib/answers/answers.ts';

/** What the shopper's way back from a payment page says: `later` where there was none to go to. It says nothing about the money. */
export const returnHints = ['cancelled', 'later'] as const;
export type ReturnHint = (typeof returnHints)[number];

export function readReturnHint(search: URLSearchParams): ReturnHint | undefined {
  const said = search.get('payment');
  return returnHints.find((hint) => hint === said);
}

/**
 * How the payment of an order stands. `settled`: nothing to do now. `waiting`: the gateway's answer is on its way. `unpaid`: it can be
 * paid, once more where it `failed`. `over`: it was called off.
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
  // Whoever broke it off knows why it did not work.
  if (hint) return { kind: 'unpaid', failed: false };
  return order.payment_status === 'Failed' ? { kind: 'unpaid', failed: true } : { kind: 'waiting' };
}

/** Milliseconds until the next question while an answer is waited for: often at first, then less and less, at last not at all. */
export function pauseBeforeAsking(asked: number): number | false {
  if (asked < 10) return 2000;
  if (asked < 30) return 5000;
  return asked < 60 ? 20_000 : false;
}

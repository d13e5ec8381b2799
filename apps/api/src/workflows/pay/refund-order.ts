import { subtractAmounts } from '@souk/money/amount';
import { toWire } from '@souk/money/wire';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { CommandError } from '../../commands/command-error.ts';
import { lockCovered, markPayment } from '../../modules/orders/owed-orders.ts';
import { findPaid } from '../../modules/payments/attempts.ts';
import { markGivenBack, oweRefunds, sumRefunds } from '../../modules/payments/owe-refunds.ts';

/** What went back, and what of the order's price is left with the shop. */
export type Refunded = { amount: number; left: number };

/**
 * Gives back what was paid for an order, or a part of it; order and purchase are locked. The gateway is asked after the commit, until
 * it answers.
 */
export async function refundOrder(
  transaction: Kysely<DB>,
  order: { id: number; purchase_id: number; payable_amount: number },
  { part, by, now }: { part?: number | undefined; by?: 'operator'; now: Date },
): Promise<Refunded> {
  const payment = await findPaid(transaction, order.purchase_id);
  if (!payment) throw new Error(`Order ${order.id} is paid by no payment`);
  const before = await sumRefunds(transaction, { paymentId: payment.id, orderId: order.id });
  const there = subtractAmounts(order.payable_amount, before.amount);
  const amount = part ?? there;
  if (amount > there) throw new CommandError(`Only ${toWire(there)} of what was paid for this order is left to give back.`);
  await oweRefunds(transaction, { payment, shares: [{ orderId: order.id, amount, part: before.parts + 1 }], ...(by && { by }), now });
  if (amount === there) await markWhole(transaction, { orderId: order.id, paymentId: payment.id });
  return { amount, left: subtractAmounts(there, amount) };
}

async function markWhole(transaction: Kysely<DB>, { orderId, paymentId }: { orderId: number; paymentId: number }): Promise<void> {
  await markPayment(transaction, [orderId], { status: 'Refunded' });
  const covered = await lockCovered(transaction, paymentId);
  if (covered.every(({ payment_status }) => payment_status !== 'Paid')) await markGivenBack(transaction, paymentId);
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { lockCovered, markPayment } from '../../modules/orders/owed-orders.ts';
import { findPaid } from '../../modules/payments/attempts.ts';
import { markGivenBack, oweRefunds } from '../../modules/payments/owe-refunds.ts';

/** Gives back what was paid for an order; its purchase is locked. The gateway is asked after the commit, until it answers. */
export async function refundOrder(
  transaction: Kysely<DB>,
  order: { id: number; purchase_id: number; payable_amount: number },
  now: Date,
): Promise<void> {
  const payment = await findPaid(transaction, order.purchase_id);
  if (!payment) throw new Error(`Order ${order.id} is paid by no payment`);
  await oweRefunds(transaction, { payment, shares: [{ orderId: order.id, amount: order.payable_amount }], now });
  await markPayment(transaction, [order.id], { status: 'Refunded' });
  const covered = await lockCovered(transaction, payment.id);
  if (covered.every(({ payment_status }) => payment_status !== 'Paid')) await markGivenBack(transaction, payment.id);
}

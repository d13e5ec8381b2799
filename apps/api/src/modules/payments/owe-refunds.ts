import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { cash } from './is-method-offered.ts';

export const refundJobName = 'refund-payment';
/** Over some four days. */
const attempts = 25;

/** What goes back of a payment: the shares of orders, or all of a membership's price. */
export type Share = { orderId: number | null; amount: number };

/**
 * Writes down what goes back, once for each order, and has it brought back after the commit. Cash is handed back by the shop: there
 * is nobody to ask.
 */
export async function oweRefunds(
  transaction: Kysely<DB>,
  { payment, shares, now }: { payment: { id: number; gateway: string }; shares: readonly Share[]; now: Date },
): Promise<void> {
  const isCash = payment.gateway === cash;
  const rows = shares
    .filter(({ amount }) => amount > 0)
    .map(({ orderId: order_id, amount }) => ({
      payment_id: payment.id,
      order_id,
      amount,
      created_at: now,
      ...(isCash && { status: 'Done', settled_at: now }),
    }));
  if (rows.length === 0) return;
  const owed = await transaction
    .insertInto('refunds')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (isCash) return;
  for (const { id } of owed) await enqueue(transaction, refundJobName, { refund_id: id }, { attempts, key: `${refundJobName}-${id}` });
}

/** Marks a payment of which nothing is left. */
export async function markGivenBack(transaction: Kysely<DB>, paymentId: number): Promise<void> {
  await transaction.updateTable('payments').set({ status: 'Refunded' }).where('id', '=', paymentId).execute();
}

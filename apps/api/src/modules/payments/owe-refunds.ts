import { addAmounts } from '@souk/money/amount';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { insertSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { cash } from './is-method-offered.ts';

export const refundJobName = 'refund-payment';
/** Over some four days. */
const attempts = 25;

/** What goes back of a payment: the shares of orders, or all of a membership's price; `part` where something went back before. */
export type Share = { orderId: number | null; amount: number; part?: number };

type Refunding = {
  payment: { id: number; gateway: string };
  shares: readonly Share[];
  /** The operator where a command asked for the refund, otherwise the shop's own rules. */
  by?: 'operator' | 'shop';
  now: Date;
};

/**
 * Writes down what goes back, each part once, and has it brought back after the commit. Cash is handed back by the shop: there
 * is nobody to ask.
 */
export async function oweRefunds(transaction: Kysely<DB>, { payment, shares, by = 'shop', now }: Refunding): Promise<void> {
  const isCash = payment.gateway === cash;
  const rows = shares
    .filter(({ amount }) => amount > 0)
    .map(({ orderId: order_id, amount, part = 1 }) => ({
      payment_id: payment.id,
      order_id,
      amount,
      part,
      created_at: now,
      ...(isCash && { status: 'Done', settled_at: now }),
    }));
  if (rows.length === 0) return;
  const owed = await transaction
    .insertInto('refunds')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'order_id', 'amount'])
    .execute();
  await recordRefunds(transaction, { paymentId: payment.id, refunds: owed, by });
  if (isCash) return;
  for (const { id } of owed) await enqueue(transaction, refundJobName, { refund_id: id }, { attempts, key: `${refundJobName}-${id}` });
}

type RecordedRefunds = { paymentId: number; refunds: readonly { id: number; order_id: number | null; amount: number }[]; by: string };

/** Also the jobs create refunds, and have no caller. */
async function recordRefunds(transaction: Kysely<DB>, { paymentId, refunds, by }: RecordedRefunds): Promise<void> {
  const { person_id } = await transaction
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select('purchases.person_id')
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  for (const { id, order_id, amount } of refunds) {
    const details = { refund_id: id, order_id, amount, by };
    await insertSecurityEvent(transaction, { kind: 'refund', person_id, address: '', device: '', details });
  }
}

/** What of a payment went back for an order of its locked purchase, also where that has still to be done, and in how many parts. */
export async function sumRefunds(
  transaction: Kysely<DB>,
  { paymentId, orderId }: { paymentId: number; orderId: number },
): Promise<{ amount: number; parts: number }> {
  const refunds = await transaction
    .selectFrom('refunds')
    .select(['amount', 'part'])
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .execute();
  return { amount: addAmounts(...refunds.map(({ amount }) => amount)), parts: Math.max(0, ...refunds.map(({ part }) => part)) };
}

/** Marks a payment of which nothing is left. */
export async function markGivenBack(transaction: Kysely<DB>, paymentId: number): Promise<void> {
  await transaction.updateTable('payments').set({ status: 'Refunded' }).where('id', '=', paymentId).execute();
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** A refund with what a gateway has to be told. */
export type OwedRefund = {
  id: number;
  status: string;
  amount: number;
  order_id: number | null;
  part: number;
  gateway: string;
  reference: string | null;
  charge: string | null;
  currency: string;
};

export function findRefund(db: Kysely<DB>, id: number): Promise<OwedRefund | undefined> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.status', 'refunds.amount', 'refunds.order_id', 'refunds.part'])
    .select(['payments.gateway', 'payments.reference', 'payments.charge', 'payments.currency'])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
}

/** Claims refunds whose own job died or gave up, those first that were not tried for the longest time. */
export async function claimStuckRefunds(
  db: Kysely<DB>,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number[]> {
  const stuck = db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'Pending')
    .where('created_at', '<=', before)
    .orderBy('tried_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .limit(limit);
  const rows = await db.updateTable('refunds').set({ tried_at: now }).where('id', 'in', stuck).returning('id').execute();
  return rows.map(({ id }) => id);
}

export async function settleRefund(
  db: Kysely<DB>,
  { id, ...what }: { id: number; status: 'Done' | 'Failed'; reference: string | null; settled_at: Date },
): Promise<void> {
  await db.updateTable('refunds').set(what).where('id', '=', id).where('status', '=', 'Pending').execute();
}

import type { ExportedOrder } from '@souk/contract/account-export';
import { toWire } from '@souk/money/wire';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** What was paid and given back, for the person's own file. A gateway's pages and its names for the money are none of it. */
export type ExportedPayments = {
  /** By the id of the purchase. */
  payments: Map<number, ExportedOrder['payments']>;
  /** By the id of the order. */
  refunds: Map<number, ExportedOrder['refunds']>;
};

export async function exportPayments(read: ReadDatabase<DB>, personId: number): Promise<ExportedPayments> {
  const payments = await read
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select(['purchase_id', 'gateway', 'amount', 'payments.currency', 'status', 'payments.created_at', 'settled_at'])
    .where('purchases.person_id', '=', personId)
    .orderBy('payments.id')
    .execute();
  const refunds = await read
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.order_id', 'amount', 'refunds.status', 'refunds.created_at', 'settled_at'])
    .where('orders.person_id', '=', personId)
    .$narrowType<{ order_id: number }>()
    .orderBy('refunds.id')
    .execute();
  return {
    payments: grouped(payments, ({ purchase_id, ...row }) => [purchase_id, presentMoney(row)]),
    refunds: grouped(refunds, ({ order_id, ...row }) => [order_id, presentMoney(row)]),
  };
}

type Moved = { amount: number; created_at: Date; settled_at: Date | null };

function presentMoney<Row extends Moved>({ amount, created_at, settled_at, ...row }: Row) {
  return { ...row, amount: toWire(amount), created_at: created_at.toISOString(), settled_at: settled_at?.toISOString() ?? null };
}

function grouped<Row, Shown>(rows: readonly Row[], present: (row: Row) => [number, Shown]): Map<number, Shown[]> {
  const groups = new Map<number, Shown[]>();
  for (const [id, shown] of rows.map(present)) groups.set(id, [...(groups.get(id) ?? []), shown]);
  return groups;
}

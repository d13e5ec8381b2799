import type { ExportedPayment, ExportedRefund } from '@souk/contract/account-export';
import { toWire } from '@souk/money/wire';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** What was paid and given back, for the person's own file. A gateway's pages and its names for the money are none of it. */
export type ExportedPayments = {
  /** By the id of the purchase. */
  payments: Map<number, ExportedPayment[]>;
  /** By the id of the order. */
  refunds: Map<number, ExportedRefund[]>;
  /** What went back of a membership's price, by the id of its purchase. */
  planRefunds: Map<number, ExportedRefund[]>;
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
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select(['refunds.order_id', 'payments.purchase_id', 'refunds.amount', 'refunds.status', 'refunds.created_at', 'refunds.settled_at'])
    .where('purchases.person_id', '=', personId)
    .orderBy('refunds.id')
    .execute();
  const ofOrders = refunds.flatMap(({ order_id, purchase_id: _, ...row }) => (order_id === null ? [] : [{ id: order_id, ...row }]));
  const ofPlans = refunds.flatMap(({ order_id, purchase_id: id, ...row }) => (order_id === null ? [{ id, ...row }] : []));
  return {
    payments: grouped(payments, ({ purchase_id, ...row }) => [purchase_id, presentMoney(row)]),
    refunds: grouped(ofOrders, ({ id, ...row }) => [id, presentMoney(row)]),
    planRefunds: grouped(ofPlans, ({ id, ...row }) => [id, presentMoney(row)]),
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

import type { ExportedPayment, ExportedRefund } from '@souk/contract/account-export';
import { toWire } from '@souk/money/currency';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { listAttemptsOfPerson } from './queries/attempts.ts';
import { listRefundsOfPerson } from './queries/refunds.ts';

export type ExportedPayments = {
  /** By the id of the purchase. */
  payments: Map<number, ExportedPayment[]>;
  /** By the id of the order. */
  refunds: Map<number, ExportedRefund[]>;
  /** Refunds of memberships, by the id of the purchase. */
  planRefunds: Map<number, ExportedRefund[]>;
};

/** A person's payments and refunds for the export of their account. */
export async function exportPayments(read: ReadDatabase<DB>, personId: number): Promise<ExportedPayments> {
  const payments = await listAttemptsOfPerson(read, personId);
  const refunds = await listRefundsOfPerson(read, personId);
  const ofOrders = refunds.flatMap(({ order_id, purchase_id: _, ...row }) => (order_id === null ? [] : [{ id: order_id, ...row }]));
  const ofPlans = refunds.flatMap(({ order_id, purchase_id: id, ...row }) => (order_id === null ? [{ id, ...row }] : []));
  return {
    payments: groupById(payments, ({ purchase_id, ...row }) => [purchase_id, presentTransfer(row)]),
    refunds: groupById(ofOrders, ({ id, ...row }) => [id, presentTransfer(row)]),
    planRefunds: groupById(ofPlans, ({ id, ...row }) => [id, presentTransfer(row)]),
  };
}

type Transfer = { amount: number; created_at: Date; settled_at: Date | null };

function presentTransfer<Row extends Transfer>({ amount, created_at, settled_at, ...row }: Row) {
  return { ...row, amount: toWire(amount), created_at: created_at.toISOString(), settled_at: settled_at?.toISOString() ?? null };
}

function groupById<Row, Shown>(rows: readonly Row[], present: (row: Row) => [number, Shown]): Map<number, Shown[]> {
  const groups = new Map<number, Shown[]>();
  for (const [id, shown] of rows.map(present)) groups.set(id, [...(groups.get(id) ?? []), shown]);
  return groups;
}

import { addAmounts } from '@souk/money/amount';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB, Refunds } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** A refund with what its gateway needs. */
export type Refund = {
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

export type RefundRow = {
  id: number;
  created_at: Date;
  settled_at: Date | null;
  amount: number;
  currency: string;
  gateway: string;
  status: string;
  reference: string | null;
  /** Null for the refund of a membership. */
  order_code: string | null;
  person: { id: number; name: string; phone: string | null; email: string | null };
};

export type InsertedRefund = { id: number; order_id: number | null; amount: number };

/** Inserts the refunds that do not exist yet and returns these. */
export function insertRefunds(transaction: Kysely<DB>, rows: readonly Insertable<Refunds>[]): Promise<InsertedRefund[]> {
  return transaction
    .insertInto('refunds')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'order_id', 'amount'])
    .execute();
}

export async function getPayerId(transaction: Kysely<DB>, paymentId: number): Promise<number> {
  const { person_id } = await transaction
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select('purchases.person_id')
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return person_id;
}

export function findRefund(db: Kysely<DB>, id: number): Promise<Refund | undefined> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.status', 'refunds.amount', 'refunds.order_id', 'refunds.part'])
    .select(['payments.gateway', 'payments.reference', 'payments.charge', 'payments.currency'])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
}

/** The total and the number of an order's refunds from one payment, pending ones included; its purchase is locked. */
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

/** Claims refunds whose own job died or failed, those first that were not tried for the longest time. */
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
  { id, ...result }: { id: number; status: 'Done' | 'Failed'; reference: string | null; settled_at: Date },
): Promise<void> {
  await db.updateTable('refunds').set(result).where('id', '=', id).where('status', '=', 'Pending').execute();
}

export function lockRefund(transaction: Kysely<DB>, id: number): Promise<{ status: string } | undefined> {
  return transaction.selectFrom('refunds').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Marks a locked refund that the operator paid by hand. */
export async function markRefundDone(
  transaction: Kysely<DB>,
  { id, reference, now }: { id: number; reference: string; now: Date },
): Promise<void> {
  await transaction.updateTable('refunds').set({ status: 'Done', reference, settled_at: now }).where('id', '=', id).execute();
}

const columns = sql`r.id, r.created_at, r.settled_at, r.amount, y.currency, y.gateway, r.status, r.reference, o.code as order_code,
  json_build_object('id', p.id, 'name', p.name, 'phone', p.phone_full, 'email', p.email) as person`;
const joined = sql`refunds r join payments y on y.id = r.payment_id join purchases b on b.id = y.purchase_id
  join people p on p.id = b.person_id left join orders o on o.id = r.order_id`;

/** A page of all refunds, newest first. */
export async function listRefundRows(
  read: ReadDatabase<DB>,
  { status, page, limit }: { status: string | undefined; page: number; limit: number },
): Promise<(RefundRow & { total: number })[]> {
  const condition: RawBuilder<unknown> = status === undefined ? sql`true` : sql`r.status = ${status}`;
  const { rows } = await sql<RefundRow & { total: number }>`
    select ${columns}, count(*) over () as total from ${joined} where ${condition}
    order by r.id desc limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(read);
  return rows;
}

export async function countRefunds(read: ReadDatabase<DB>, status: string): Promise<number> {
  const { count } = await read
    .selectFrom('refunds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findRefundRow(read: ReadDatabase<DB>, id: number): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`select ${columns} from ${joined} where r.id = ${id}`.execute(read);
  return rows[0];
}

/** Every refund to a person, oldest first. */
export function listRefundsOfPerson(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select(['refunds.order_id', 'payments.purchase_id', 'refunds.amount', 'refunds.status', 'refunds.created_at', 'refunds.settled_at'])
    .where('purchases.person_id', '=', personId)
    .orderBy('refunds.id')
    .execute();
}

import { randomUUID } from 'node:crypto';
import { cash } from '@souk/contract/fields';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB, Payments } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { StatementPart } from '../../../platform/database/one-statement.ts';

/** An attempt to pay a purchase by one gateway. */
export type Attempt = Pick<
  Selectable<Payments>,
  'id' | 'purchase_id' | 'gateway' | 'reference' | 'amount' | 'currency' | 'status' | 'session' | 'url' | 'url_expires_at' | 'charge'
>;

export type NewAttempt = {
  purchaseId: number;
  gateway: string;
  amount: number;
  currency: string;
  /** The orders that it pays for; none for a membership. */
  orderIds: readonly number[];
  now: Date;
};

type PaymentPage = { session: string; url: string; expiresAt: Date };

const columns = [
  'id',
  'purchase_id',
  'gateway',
  'reference',
  'amount',
  'currency',
  'status',
  'session',
  'url',
  'url_expires_at',
  'charge',
] as const;

/** Our name of an attempt at its gateway; random, so that nobody can guess it. */
export function createReference(): string {
  return randomUUID();
}

export async function insertAttempt(transaction: Kysely<DB>, attempt: NewAttempt): Promise<Attempt> {
  const { purchaseId: purchase_id, gateway, amount, currency, orderIds, now: created_at } = attempt;
  const inserted = await transaction
    .insertInto('payments')
    .values({ purchase_id, gateway, amount, currency, created_at, reference: createReference() })
    .returning(columns)
    .executeTakeFirstOrThrow();
  const covered = orderIds.map((order_id) => ({ payment_id: inserted.id, order_id }));
  if (covered.length > 0) await transaction.insertInto('payment_orders').values(covered).execute();
  return inserted;
}

/** The pending attempts of a purchase, newest first. */
export function listOpenAttempts(transaction: Kysely<DB>, purchaseId: number): Promise<Attempt[]> {
  return transaction
    .selectFrom('payments')
    .select(columns)
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'Pending')
    .orderBy('id', 'desc')
    .execute();
}

/** The attempt with this reference at the gateway. */
export function findAttempt(db: Kysely<DB>, gateway: string, reference: string): Promise<Attempt | undefined> {
  return db.selectFrom('payments').select(columns).where('gateway', '=', gateway).where('reference', '=', reference).executeTakeFirst();
}

export function getAttempt(db: Kysely<DB>, id: number): Promise<Attempt> {
  return db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The payment of a paid order. */
export function findPaymentOfOrder(transaction: Kysely<DB>, orderId: number): Promise<Attempt | undefined> {
  return transaction
    .selectFrom('payments')
    .select(columns)
    .where('id', 'in', (from) => from.selectFrom('payment_orders').select('payment_id').where('order_id', '=', orderId))
    .where('status', '=', 'Paid')
    .executeTakeFirst();
}

/** The attempt that paid a purchase as a whole, or what was left of its cash. */
export function findPaidAttempt(transaction: Kysely<DB>, purchaseId: number): Promise<Attempt | undefined> {
  return transaction
    .selectFrom('payments')
    .select(columns)
    .where('purchase_id', '=', purchaseId)
    .where('split_order_id', 'is', null)
    .where('status', '=', 'Paid')
    .executeTakeFirst();
}

/** Returns the attempt as it is now; undefined if it has a payment page already. `parallel` runs with it if the attempt is still pending. */
export async function storePaymentPage(
  db: Kysely<DB>,
  id: number,
  { session, url, expiresAt }: PaymentPage,
  parallel?: (condition: RawBuilder<boolean>) => StatementPart,
): Promise<Attempt | undefined> {
  const isStored = sql<boolean>`exists (select from stored_page where status = 'Pending')`;
  const { rows } = await sql<Attempt>`
    with stored_page as (
      update payments set session = ${session}, url = ${url}, url_expires_at = ${expiresAt} where id = ${id} and session is null
      returning ${sql.join(columns.map((column) => sql.ref(column)))})${parallel ? sql`, ${parallel(isStored).ctes}` : sql``}
    select * from stored_page`.execute(db);
  return rows[0];
}

/** Records money that was received: `Paid` if it pays the purchase, `Refunded` if all of it is returned. */
export async function markAttemptReceived(
  transaction: Kysely<DB>,
  { id, charge, status, now }: { id: number; charge: string | null; status: 'Paid' | 'Refunded'; now: Date },
): Promise<void> {
  await transaction.updateTable('payments').set({ status, charge, settled_at: now }).where('id', '=', id).execute();
}

/** Returns the attempts that were pending. Money that arrives for a failed attempt nevertheless is accepted or refunded. */
export function markAttemptsFailed(transaction: Kysely<DB>, ids: readonly number[], now: Date): Promise<Pick<Attempt, 'id' | 'session'>[]> {
  return transaction
    .updateTable('payments')
    .set({ status: 'Failed', settled_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'Pending')
    .returning(['id', 'session'])
    .execute();
}

/** Marks a payment that is refunded completely. */
export async function markPaymentRefunded(transaction: Kysely<DB>, paymentId: number): Promise<void> {
  await transaction.updateTable('payments').set({ status: 'Refunded' }).where('id', '=', paymentId).execute();
}

/** Makes an order's share of the cash due on a locked purchase a payment of its own, which is pending. Returns its id. */
export async function splitCashDue(
  transaction: Kysely<DB>,
  { paymentId, orderId }: { paymentId: number; orderId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with split as (
      insert into payments (purchase_id, gateway, amount, currency, created_at, split_order_id)
      select y.purchase_id, y.gateway, o.payable_amount, y.currency, y.created_at, o.id from payments y, orders o
      where y.id = ${paymentId} and o.id = ${orderId}
      returning id, amount),
    moved as (
      update payment_orders set payment_id = (select id from split) where payment_id = ${paymentId} and order_id = ${orderId}),
    reduced as (
      update payments set amount = amount - (select amount from split) where id = ${paymentId})
    select id from split`.execute(transaction);
  const [split] = rows;
  if (!split) throw new Error(`The order ${orderId} has no share of the payment ${paymentId}`);
  return split.id;
}

/** Reduces the cash due on a locked purchase; the payment fails when nothing is due any more. */
export async function reduceCashDue(
  transaction: Kysely<DB>,
  { purchaseId, amount, isNothingDue, now }: { purchaseId: number; amount: number; isNothingDue: boolean; now: Date },
): Promise<void> {
  await sql`
    update payments set amount = amount - ${amount},
      status = case when ${isNothingDue} then 'Failed' else status end, settled_at = case when ${isNothingDue} then ${now}::timestamptz end
    where purchase_id = ${purchaseId} and gateway = ${cash} and status = 'Pending'`.execute(transaction);
}

/** Claims pending attempts with a page that began before a time, those first that were not queried for the longest time. */
export function claimUnansweredAttempts(
  db: Kysely<DB>,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<Attempt[]> {
  const unanswered = db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'Pending')
    .where('session', 'is not', null)
    .where('created_at', '<=', before)
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .limit(limit);
  return db.updateTable('payments').set({ asked_at: now }).where('id', 'in', unanswered).returning(columns).execute();
}

/** Every attempt of a person, oldest first, without payment pages and the gateways' ids. */
export function listAttemptsOfPerson(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select(['purchase_id', 'gateway', 'amount', 'payments.currency', 'status', 'payments.created_at', 'settled_at'])
    .where('purchases.person_id', '=', personId)
    .orderBy('payments.id')
    .execute();
}

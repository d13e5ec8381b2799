import { cash } from '@souk/contract/fields';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Purchases } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { Query } from '../../../platform/database/one-statement.ts';

export type Purchase = Pick<
  Selectable<Purchases>,
  'id' | 'person_id' | 'kind' | 'payment_method' | 'payable_amount' | 'currency' | 'expires_at'
>;

export type OverduePurchase = { id: number; expires_at: Date };

/**
 * Locks a purchase until the transaction ends. It is locked before anything else that belongs to it, so payments, cancellations
 * and expiry of one purchase run one after the other.
 */
export function lockPurchase(transaction: Kysely<DB>, id: number): Promise<Purchase> {
  return transaction
    .selectFrom('purchases')
    .select(['id', 'person_id', 'kind', 'payment_method', 'payable_amount', 'currency', 'expires_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A purchase that is paid, cancelled or expired awaits no payment any more. */
export async function clearPaymentDeadline(transaction: Kysely<DB>, purchaseId: number): Promise<void> {
  await transaction.updateTable('purchases').set({ expires_at: null }).where('id', '=', purchaseId).execute();
}

/** Claims purchases that were not paid in time, those first that were not tried for the longest time. */
export function claimOverduePurchases(db: Kysely<DB>, now: Date, limit: number): Promise<OverduePurchase[]> {
  const overdue = db
    .selectFrom('purchases')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expiry_tried_at', (order) => order.asc().nullsFirst())
    .orderBy('expires_at')
    .limit(limit);
  return db
    .updateTable('purchases')
    .set({ expiry_tried_at: now })
    .where('id', 'in', overdue)
    .returning(['id', 'expires_at'])
    .$narrowType<{ expires_at: Date }>()
    .execute();
}

/** Whether a payment is awaited, an attempt has no result, or a refund is not done, including failed ones that are paid by hand. */
export async function hasOpenPayments(read: ReadDatabase<DB>, personId: number): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select from purchases where person_id = ${personId} and expires_at is not null)
      or exists (select from payments y join purchases p on p.id = y.purchase_id
        where p.person_id = ${personId} and y.status = 'Pending' and y.session is not null)
      or exists (select from refunds r join payments y on y.id = r.payment_id join purchases p on p.id = y.purchase_id
        where p.person_id = ${personId} and r.status <> 'Done') as is_open`.execute(read);
  return rows[0]?.is_open ?? false;
}

/** The minutes in which an online payment has to arrive. */
export async function getUnpaidMinutes(db: ReadDatabase<DB>): Promise<number> {
  return (await db.selectFrom('settings').select('unpaid_minutes').executeTakeFirstOrThrow()).unpaid_minutes;
}

/** Whether the settings offer this method. Whether its gateway is configured is known to the process only. */
export async function isMethodOffered(db: ReadDatabase<DB>, method: string): Promise<boolean> {
  const { rows } = await offerQuery(method).execute(db);
  return rows[0]?.is_offered ?? false;
}

/** The query of `isMethodOffered`. */
export function offerQuery(method: string): Query<{ is_offered: boolean }> {
  return sql`
    select case when ${method === cash} then cash_on_delivery
      else online_payment and exists (select from payment_gateways where name = ${method} and active) end as is_offered
    from settings`;
}

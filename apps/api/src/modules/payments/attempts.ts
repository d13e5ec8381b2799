import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Payments } from '../../../db/schema.ts';

/** An attempt to pay a purchase by one gateway. */
export type Attempt = Pick<
  Selectable<Payments>,
  'id' | 'purchase_id' | 'gateway' | 'reference' | 'amount' | 'currency' | 'status' | 'session' | 'url' | 'url_expires_at' | 'charge'
>;

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

/** A name for an attempt that nobody can guess. */
export function newReference(): string {
  return randomUUID();
}

export type NewAttempt = {
  purchaseId: number;
  gateway: string;
  amount: number;
  currency: string;
  /** The orders it pays for; none where it pays for a membership. */
  orderIds: readonly number[];
  now: Date;
};

export async function insertAttempt(transaction: Kysely<DB>, attempt: NewAttempt): Promise<Attempt> {
  const { purchaseId: purchase_id, gateway, amount, currency, orderIds, now: created_at } = attempt;
  const inserted = await transaction
    .insertInto('payments')
    .values({ purchase_id, gateway, amount, currency, created_at, reference: newReference() })
    .returning(columns)
    .executeTakeFirstOrThrow();
  const covered = orderIds.map((order_id) => ({ payment_id: inserted.id, order_id }));
  if (covered.length > 0) await transaction.insertInto('payment_orders').values(covered).execute();
  return inserted;
}

/** The attempts of a locked purchase that may still succeed, the newest first. */
export function listOpenAttempts(transaction: Kysely<DB>, purchaseId: number): Promise<Attempt[]> {
  return transaction
    .selectFrom('payments')
    .select(columns)
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'Pending')
    .orderBy('id', 'desc')
    .execute();
}

/** The attempt that a gateway calls by our name for it. */
export function findAttempt(db: Kysely<DB>, gateway: string, reference: string): Promise<Attempt | undefined> {
  return db.selectFrom('payments').select(columns).where('gateway', '=', gateway).where('reference', '=', reference).executeTakeFirst();
}

/** As it is now; its purchase is locked. */
export function getAttempt(db: Kysely<DB>, id: number): Promise<Attempt> {
  return db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The payment of a purchase that succeeded and was kept. */
export function findPaid(transaction: Kysely<DB>, purchaseId: number): Promise<Attempt | undefined> {
  return transaction
    .selectFrom('payments')
    .select(columns)
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'Paid')
    .executeTakeFirst();
}

export type Page = { session: string; url: string; expiresAt: Date };

/** Keeps where an attempt is paid; false where another page was kept before. */
export async function keepPage(db: Kysely<DB>, id: number, { session, url, expiresAt }: Page): Promise<boolean> {
  const kept = await db
    .updateTable('payments')
    .set({ session, url, url_expires_at: expiresAt })
    .where('id', '=', id)
    .where('session', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** `Paid` is kept, `Refunded` goes back whole. */
export async function markReceived(
  transaction: Kysely<DB>,
  { id, charge, status, now }: { id: number; charge: string | null; status: 'Paid' | 'Refunded'; now: Date },
): Promise<void> {
  await transaction.updateTable('payments').set({ status, charge, settled_at: now }).where('id', '=', id).execute();
}

/** Nothing comes of them any more, as far as we know: should money come all the same, it is dealt with. Answers those that were open, as they are now. */
export function markFailed(transaction: Kysely<DB>, ids: readonly number[], now: Date): Promise<Pick<Attempt, 'id' | 'session'>[]> {
  return transaction
    .updateTable('payments')
    .set({ status: 'Failed', settled_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'Pending')
    .returning(['id', 'session'])
    .execute();
}

/** Claims open attempts that began before a moment, those first that were not asked about for the longest time. */
export function claimUnanswered(db: Kysely<DB>, { before, now, limit }: { before: Date; now: Date; limit: number }): Promise<Attempt[]> {
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

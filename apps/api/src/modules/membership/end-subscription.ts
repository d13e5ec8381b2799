import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict, type Problem } from '../../platform/http/problem.ts';

export type RunningSubscription = { id: number; purchase_id: number | null };

/** The membership that a person has now; undefined where none runs. */
export function findRunning(db: Kysely<DB>, personId: number, now: Date): Promise<RunningSubscription | undefined> {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'purchase_id'])
    .where('person_id', '=', personId)
    .where('status', '=', 'active')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();
}

export type EndedSubscription = { price: number; starts_at: Date | null; saved_amount: number };

/** Ends it at once; of two who end it together the second is refused. */
export async function endSubscription(transaction: Kysely<DB>, id: number, now: Date): Promise<EndedSubscription> {
  const ended = await transaction
    .updateTable('subscriptions')
    .set({ status: 'cancelled', cancelled_at: now, ends_at: now })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning(['price', 'starts_at', 'saved_amount'])
    .executeTakeFirst();
  if (!ended) throw noneRuns();
  return ended;
}

export function noneRuns(): Problem {
  return conflict('You have no membership at the moment');
}

/** Tells the rows of memberships whose time is over; what they give ended by the clock. */
export async function expireSubscriptions(db: Kysely<DB>, now: Date): Promise<void> {
  await db.updateTable('subscriptions').set({ status: 'expired' }).where('status', '=', 'active').where('ends_at', '<=', now).execute();
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict } from '../../platform/http/problem.ts';

const millisecondsADay = 86_400_000;

/**
 * Begins a membership; its person is locked. One runs at a time: the same plan bought again goes on after what was left of it,
 * another takes its place at once.
 */
export async function activateSubscription(transaction: Kysely<DB>, id: number, now: Date): Promise<void> {
  const subscription = await transaction
    .selectFrom('subscriptions')
    .select(['person_id', 'plan_id', 'duration_days'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const running = await transaction
    .selectFrom('subscriptions')
    .select(['id', 'plan_id', 'ends_at'])
    .where('person_id', '=', subscription.person_id)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  const goesOn = running?.ends_at && running.plan_id === subscription.plan_id && running.ends_at > now ? running.ends_at : now;
  if (running) await giveWay(transaction, running, now);
  const { duration_days: days } = subscription;
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'active', starts_at: now, ends_at: days === null ? null : new Date(goesOn.getTime() + days * millisecondsADay) })
    .where('id', '=', id)
    .execute();
}

async function giveWay(transaction: Kysely<DB>, running: { id: number; ends_at: Date | null }, now: Date): Promise<void> {
  const isOver = running.ends_at !== null && running.ends_at <= now;
  await transaction
    .updateTable('subscriptions')
    .set(isOver ? { status: 'expired' } : { status: 'replaced', ends_at: now })
    .where('id', '=', running.id)
    .execute();
}

/** Refuses to sell somebody what they have for good. */
export async function checkNotForGood(transaction: Kysely<DB>, { personId, planId }: { personId: number; planId: number }): Promise<void> {
  const running = await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('person_id', '=', personId)
    .where('plan_id', '=', planId)
    .where('status', '=', 'active')
    .where('ends_at', 'is', null)
    .executeTakeFirst();
  if (running) throw conflict('You have this plan already, and it does not end');
}

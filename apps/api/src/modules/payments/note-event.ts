import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

type Noted = { gateway: string; event_id: string; kind: string; received_at: Date };

/** Writes an event down; false where it was there before. Of two that come at once the second waits for the first. */
export async function noteEvent(transaction: Kysely<DB>, event: Noted): Promise<boolean> {
  const noted = await transaction
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return noted !== undefined;
}

const millisecondsKept = 30 * 86_400_000;

/** Forgets events about nothing of ours. A gateway gives up telling them long before. */
export async function forgetForeignEvents(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - millisecondsKept);
  await db.deleteFrom('payment_events').where('payment_id', 'is', null).where('received_at', '<', before).execute();
}

/** What it was about, and what it changed. */
export async function noteOutcome(
  transaction: Kysely<DB>,
  { gateway, event_id, ...what }: { gateway: string; event_id: string; payment_id: number | null; outcome: string },
): Promise<void> {
  await transaction.updateTable('payment_events').set(what).where('gateway', '=', gateway).where('event_id', '=', event_id).execute();
}

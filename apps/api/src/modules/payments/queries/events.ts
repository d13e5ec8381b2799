import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';

type NewEvent = { gateway: string; event_id: string; kind: string; received_at: Date };

const unrelatedEventsRetention = 30 * 86_400_000;

/** False if the event was received before. A second transaction with the same event waits for the first. */
export async function insertEvent(transaction: Kysely<DB>, event: NewEvent): Promise<boolean> {
  const inserted = await transaction
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Records which payment the event is about and what it changed. */
export async function updateEventOutcome(
  transaction: Kysely<DB>,
  { gateway, event_id, ...outcome }: { gateway: string; event_id: string; payment_id: number | null; outcome: string },
): Promise<void> {
  await transaction.updateTable('payment_events').set(outcome).where('gateway', '=', gateway).where('event_id', '=', event_id).execute();
}

/** Deletes events about no payment of ours, after gateways have stopped resending them. */
export async function deleteUnrelatedEvents(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unrelatedEventsRetention);
  await db.deleteFrom('payment_events').where('payment_id', 'is', null).where('received_at', '<', before).execute();
}

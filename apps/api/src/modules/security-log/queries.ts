import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import type { SecurityKind } from '../../platform/security-log/record-security-event.ts';

const columns = ['id', 'kind', 'person_id', 'address', 'device', 'details', 'created_at'] as const;

type EventFilter = { personId: number | undefined; kind: SecurityKind | undefined };

export async function countEvents(read: ReadDatabase<DB>, filter: EventFilter): Promise<number> {
  const { total } = await matchingEvents(read, filter)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Events that match the filter, latest first. */
export function listEvents(read: ReadDatabase<DB>, filter: EventFilter, { limit, offset }: { limit: number; offset: number }) {
  return matchingEvents(read, filter).select(columns).orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

function matchingEvents(read: ReadDatabase<DB>, { personId, kind }: EventFilter) {
  return read
    .selectFrom('security_events')
    .$if(personId !== undefined, (rows) => rows.where('person_id', '=', personId ?? null))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? ''));
}

export function listEventsOf(read: ReadDatabase<DB>, personId: number) {
  return read.selectFrom('security_events').select(columns).where('person_id', '=', personId).orderBy('id').execute();
}

/** Removes the person, the address and the device from the events. */
export async function anonymiseSecurityEvents(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction
    .updateTable('security_events')
    .set({ person_id: null, address: '', device: '' })
    .where('person_id', '=', personId)
    .execute();
}

export async function deleteEventsBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('security_events').where('created_at', '<', before).execute();
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Wanted = { person_id: number; kinds: readonly string[] };
type EventRow = { id: number; kind: string; subject: string; created_at: Date; is_unread: boolean };

/** Nobody counts further; the bell shows 99+. */
const maxUnread = 100;

const isUnread = sql<boolean>`(e.id > s.seen_event_id and e.created_at > s.created_at)`;

/** The newest events of these kinds; those from before the member joined are read. */
export async function listStaffEvents(
  read: ReadDatabase<DB>,
  { person_id, kinds, limit }: Wanted & { limit: number },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.kind, e.subject, e.created_at, ${isUnread} as is_unread from staff_events e, staff s
    where s.person_id = ${person_id}::bigint and e.kind = any (${[...kinds]}::text[]) order by e.id desc limit ${limit}::int`.execute(read);
  return rows;
}

export async function countUnread(read: ReadDatabase<DB>, { person_id, kinds }: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from staff_events e, staff s
      where s.person_id = ${person_id}::bigint and ${isUnread} and e.kind = any (${[...kinds]}::text[]) limit ${sql.lit(maxUnread)}) unread`.execute(
    read,
  );
  return rows[0]?.count ?? 0;
}

export async function updateSeenEvent(db: Kysely<DB>, { person_id, id }: { person_id: number; id: number }): Promise<void> {
  await sql`update staff set seen_event_id = greatest(seen_event_id, least(${id}::bigint, (select coalesce(max(id), 0) from staff_events)))
    where person_id = ${person_id}::bigint`.execute(db);
}

export async function deleteStaffEventsBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('staff_events').where('created_at', '<', before).execute();
}

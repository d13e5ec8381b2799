import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

export type AuditRow = { id: number; action: string; created_at: Date; by: string | null; before: unknown; after: unknown };

/** The changes of a subject by operators, newest first. */
export async function listEntriesOf(read: ReadDatabase<DB>, subject: { kind: string; id: string | number }): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select e.id, e.action, e.created_at, case when e.person_id is null then null else coalesce(p.name, '') end as by, e.before, e.after
    from audit_entries e left join people p on p.id = e.person_id
    where e.subject_kind = ${subject.kind} and e.subject_id = ${String(subject.id)} order by e.id desc limit 200`.execute(read);
  return rows;
}

/** The first entry whose hash does not follow from the one before it; undefined if the log is whole. */
export async function findBrokenEntry(read: ReadDatabase<DB>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from (select e.id, e.hash, e.former_hash, lag(e.hash) over (order by e.id) as former, lag(e.id) over (order by e.id) as former_id,
      audit_hash(e.former_hash, e) as computed from audit_entries e) chain
    where hash <> computed or former_hash is distinct from former or id <> coalesce(former_id, 0) + 1 order by id limit 1`.execute(read);
  return rows[0]?.id;
}

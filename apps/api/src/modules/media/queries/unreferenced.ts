import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { hasRecordedReference } from './picture-uses.ts';

/**
 * Locks pictures that may have lost their last reference. A transaction that is adding a reference holds a lock of its foreign key:
 * its picture is skipped.
 */
export async function lockUncertainPictures(transaction: Transaction<DB>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.picture_id as id from unreferenced_pictures u join pictures i on i.id = u.picture_id
    where not u.is_certain order by u.picture_id limit ${limit}::int for update skip locked`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Decides for locked pictures whether anything refers to them. */
export async function settleUncertainPictures(transaction: Transaction<DB>, ids: readonly number[]): Promise<void> {
  const locked = sql`u.picture_id = any (${[...ids]}::bigint[])`;
  await sql`delete from unreferenced_pictures u where ${locked} and ${hasRecordedReference(sql`u.picture_id`)}`.execute(transaction);
  await sql`update unreferenced_pictures u set is_certain = true where ${locked}`.execute(transaction);
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** Until the end of the transaction no other one deletes a film or shows one, so that no product shows a film without its file. */
export async function lockFilms(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('films'))`.execute(transaction);
}

export async function listRemovedFilms(read: ReadDatabase<DB>): Promise<string[]> {
  return (await read.selectFrom('removed_films').select('file').execute()).map(({ file }) => file);
}

export async function isFilmRemoved(read: ReadDatabase<DB>, file: string): Promise<boolean> {
  return (await read.selectFrom('removed_films').select('file').where('file', '=', file).execute()).length > 0;
}

/** Deletes a film from the library. Its file remains for an undo. False if it is deleted already. */
export async function insertRemovedFilm(transaction: Transaction<DB>, file: string, now: Date): Promise<boolean> {
  const rows = await transaction
    .insertInto('removed_films')
    .values({ file, removed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file')
    .execute();
  return rows.length > 0;
}

/** Lists a deleted film again. False if it was not deleted, or its file was. */
export async function deleteRemovedFilm(transaction: Transaction<DB>, file: string): Promise<boolean> {
  return (await transaction.deleteFrom('removed_films').where('file', '=', file).returning('file').execute()).length > 0;
}

/** Deletes the rows of films that were deleted before that time. Returns their files. */
export async function deleteRemovedFilmsBefore(transaction: Transaction<DB>, time: Date): Promise<string[]> {
  const rows = await transaction.deleteFrom('removed_films').where('removed_at', '<', time).returning('file').execute();
  return rows.map(({ file }) => file);
}

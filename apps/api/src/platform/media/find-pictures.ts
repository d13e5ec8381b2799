import { sql } from 'kysely';
import type { ReadDatabase } from '../database/kysely.ts';
import type { PictureRow } from './present-picture.ts';

/** The pictures with these ids, in no order; ids that do not exist are left out. */
export async function findPictures<Tables>(
  read: ReadDatabase<Tables>,
  ids: readonly (number | null)[],
): Promise<(PictureRow & { id: number })[]> {
  const given = [...new Set(ids.filter((id) => id !== null))];
  if (given.length === 0) return [];
  const { rows } = await sql<PictureRow & { id: number }>`
    select id, key, width, height, preview, alt from pictures where id = any (${given}::bigint[])`.execute(read);
  return rows;
}

import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/read-database.ts';

/** Pictures that the market has, by their names. */
export async function findPictureIds(read: ReadDatabase<DB>, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ id: number; key: string }>`select id, key from pictures where key = any (${[...keys]}::text[])`.execute(
    read,
  );
  return new Map(rows.map(({ id, key }) => [key, id]));
}

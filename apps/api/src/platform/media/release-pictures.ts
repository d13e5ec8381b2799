import { type Kysely, sql } from 'kysely';
import { hasCode } from '../database/error-code.ts';
import type { MediaStore } from './media-store.ts';

const stillUsed = '23503';

/** Removes pictures that something has let go of, with their bytes; one that anything else shows stays. After the transaction. */
export async function releasePictures<Tables>(db: Kysely<Tables>, store: MediaStore, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const key = await deleteUnused(db, id);
    if (key !== undefined) await store.remove(key);
  }
}

/** The references know best who still needs it. */
async function deleteUnused<Tables>(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ key: string }>`delete from pictures where id = ${id} returning key`.execute(db);
    return rows[0]?.key;
  } catch (error) {
    if (hasCode(error, stillUsed)) return undefined;
    throw error;
  }
}

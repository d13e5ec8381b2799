import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Removes what a person keeps here. */
export async function eraseKept(transaction: Kysely<DB>, personId: number): Promise<void> {
  for (const table of ['addresses', 'favorites', 'recent_views'] as const) {
    await transaction.deleteFrom(table).where('person_id', '=', personId).execute();
  }
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Forgets what a person was told, and what they were to be told. */
export async function eraseMessages(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('messages').where('person_id', '=', personId).execute();
}

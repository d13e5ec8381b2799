import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Forgets the answers that are kept for requests of a person: their address may stand in them. */
export async function eraseAnswers(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('idempotency').where('person_id', '=', personId).execute();
}

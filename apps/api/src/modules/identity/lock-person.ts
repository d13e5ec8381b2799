import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Locks a person until the transaction ends: what they may do once only is then done once. */
export async function lockPerson(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

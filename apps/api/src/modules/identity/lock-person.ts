import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notSignedIn } from '../../platform/http/problem.ts';

/** Locks a person until the transaction ends: what they may do once only is then done once. Who has erased their account since is not there. */
export async function lockPerson(transaction: Kysely<DB>, personId: number): Promise<void> {
  const person = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw notSignedIn();
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notSignedIn } from '../../platform/http/problem.ts';

/** What somebody is called. Until the transaction ends they cannot be erased, so the name is not written anew after that. */
export async function readName(transaction: Kysely<DB>, personId: number): Promise<string> {
  const { name } = await transaction
    .selectFrom('people')
    .select('name')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirstOrThrow(notSignedIn);
  return name;
}

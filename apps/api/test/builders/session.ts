import type { Insertable, Kysely } from 'kysely';
import type { DB, Sessions } from '../../db/schema.ts';
import { hashToken, newToken } from '../../src/modules/identity/domain/token.ts';
import { buildPerson } from './person.ts';

/** Somebody signed in: the token for `call`, and who it is. The person is made unless `person_id` is given. */
export async function buildSession(
  db: Kysely<DB>,
  session: Partial<Insertable<Sessions>> = {},
): Promise<{ token: string; person_id: number }> {
  const token = newToken();
  const personId = session.person_id ?? (await buildPerson(db));
  await db
    .insertInto('sessions')
    .values({ expires_at: new Date(Date.now() + 90 * 24 * 3_600_000), ...session, person_id: personId, token_hash: hashToken(token) })
    .execute();
  return { token, person_id: personId };
}

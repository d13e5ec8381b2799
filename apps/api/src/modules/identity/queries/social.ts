import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { SocialName } from '../../../integrations/social/social-provider.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export function findIdentity(db: Kysely<DB>, provider: SocialName, subject: string) {
  return db.selectFrom('identities').select('person_id').where('provider', '=', provider).where('subject', '=', subject).executeTakeFirst();
}

/** Serialises parallel first sign-ins with one identity, which would otherwise create two accounts. */
export async function lockIdentity(db: Kysely<DB>, provider: SocialName, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`souk: identity ${provider} ${subject}`}))`.execute(db);
}

export function insertIdentity(db: Kysely<DB>, identity: { provider: SocialName; subject: string; person_id: number }) {
  return db.insertInto('identities').values(identity).execute();
}

export function listIdentities(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('identities')
    .select(['provider', 'subject', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

type NewNonce = { nonce_hash: Buffer; provider: SocialName; expires_at: Date };

export function insertNonce(db: Kysely<DB>, nonce: NewNonce) {
  return db.insertInto('sign_in_nonces').values(nonce).execute();
}

/** Deletes a nonce that is still valid. Returns false if there is none. */
export async function deleteNonce(
  db: Kysely<DB>,
  { nonceHash, provider, now }: { nonceHash: Buffer; provider: SocialName; now: Date },
): Promise<boolean> {
  const issued = await db
    .deleteFrom('sign_in_nonces')
    .where('nonce_hash', '=', nonceHash)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning('provider')
    .executeTakeFirst();
  return issued !== undefined;
}

/** Records that a provider's token was used to sign in. Returns false if it was used before. */
export async function insertUsedToken(db: Kysely<DB>, token: { token_hash: Buffer; expires_at: Date }): Promise<boolean> {
  const recorded = await db
    .insertInto('used_provider_tokens')
    .values(token)
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return recorded !== undefined;
}

/** Deletes nonces and used tokens that are refused because they expired. */
export async function deleteExpiredNoncesAndTokens(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_nonces').where('expires_at', '<', now).execute();
  await db.deleteFrom('used_provider_tokens').where('expires_at', '<', now).execute();
}

import type { Insertable, Kysely } from 'kysely';
import type { DB, PasswordResetTokens, Sessions } from '../../../db/schema.ts';

export function insertSession(db: Kysely<DB>, session: Insertable<Sessions>) {
  return db.insertInto('sessions').values(session).execute();
}

export function revokeSession(db: Kysely<DB>, id: number, now: Date) {
  return db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute();
}

export function revokeSessionsOf(db: Kysely<DB>, personId: number, now: Date) {
  return db.updateTable('sessions').set({ revoked_at: now }).where('person_id', '=', personId).where('revoked_at', 'is', null).execute();
}

/** Those in which somebody is signed in now, the last used first. */
export function openSessions(db: Kysely<DB>, personId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc');
}

/** Ends a person's sessions but for the `most` last used. */
export function revokeSessionsBeyond(db: Kysely<DB>, personId: number, { most, now }: { most: number; now: Date }) {
  const beyond = openSessions(db, personId, now).offset(most);
  return db.updateTable('sessions').set({ revoked_at: now }).where('id', 'in', beyond).execute();
}

/** The person's one token that resets the password; earlier ones are void. */
export async function replaceResetToken(db: Kysely<DB>, token: Insertable<PasswordResetTokens>): Promise<void> {
  await db.deleteFrom('password_reset_tokens').where('person_id', '=', token.person_id).execute();
  await db.insertInto('password_reset_tokens').values(token).execute();
}

export function findResetToken(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('password_reset_tokens')
    .select('person_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses the token up: of several at once one gets the person. */
export function takeResetToken(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .updateTable('password_reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
}

/** Removes what ended before that moment. */
export async function deleteEndedSessions(db: Kysely<DB>, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', before), row('revoked_at', '<', before)]))
    .execute();
  await db.deleteFrom('password_reset_tokens').where('expires_at', '<', before).execute();
}

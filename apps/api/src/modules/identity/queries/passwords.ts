import type { Insertable, Kysely } from 'kysely';
import type { DB, PasswordResetTokens } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** Stores the token that resets the person's password, and deletes earlier ones. */
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

/** Marks the token as used. Only one of several parallel calls gets the person. */
export function redeemResetToken(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .updateTable('password_reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
}

/** Null for a person without a password. */
export async function getPasswordHash(read: ReadDatabase<DB>, personId: number): Promise<string | null> {
  const { password_hash } = await read.selectFrom('people').select('password_hash').where('id', '=', personId).executeTakeFirstOrThrow();
  return password_hash;
}

export function updatePassword(db: Kysely<DB>, id: number, passwordHash: string) {
  return db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).where('erased_at', 'is', null).execute();
}

export async function deleteExpiredResetTokens(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('password_reset_tokens').where('expires_at', '<', before).execute();
}

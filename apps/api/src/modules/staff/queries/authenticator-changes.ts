import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';

type NewSecret = { session_id: number; totp_secret: Buffer; expires_at: Date };

/** A newer secret replaces the session's former one. */
export async function upsertNewSecret(db: Kysely<DB>, row: NewSecret): Promise<void> {
  const { totp_secret, expires_at } = row;
  await db
    .insertInto('authenticator_changes')
    .values(row)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ totp_secret, expires_at }))
    .execute();
}

/** Undefined if the session asked for none, or its time is over. */
export async function findNewSecret(db: Kysely<DB>, sessionId: number, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('authenticator_changes')
    .select('totp_secret')
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.totp_secret;
}

export async function deleteNewSecret(db: Kysely<DB>, sessionId: number): Promise<void> {
  await db.deleteFrom('authenticator_changes').where('session_id', '=', sessionId).execute();
}

import type { BackOfficeAudience } from '@souk/contract/endpoint';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type PasskeyRow = {
  id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

/** The person and the panel that a passkey confirms. */
export type PasskeyOwner = { person_id: number; audience: BackOfficeAudience };

/** The passkeys of a member, oldest first. */
export function listPasskeys(read: ReadDatabase<DB>, { person_id, audience }: PasskeyOwner): Promise<PasskeyRow[]> {
  return read
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('person_id', '=', person_id)
    .where('audience', '=', audience)
    .orderBy('id')
    .execute();
}

type NewRow = PasskeyOwner & Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports' | 'name' | 'created_at'>;

/** Undefined if somebody has added it already. */
export function insertPasskey(db: Kysely<DB>, passkey: NewRow) {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

export async function updatePasskey(db: Kysely<DB>, id: number, use: { counter: number; last_used_at: Date }): Promise<void> {
  await db.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

/** Undefined if the member has no such passkey. */
export function deletePasskey(db: Kysely<DB>, { person_id, audience }: PasskeyOwner, id: number) {
  return db
    .deleteFrom('passkeys')
    .where('person_id', '=', person_id)
    .where('audience', '=', audience)
    .where('id', '=', id)
    .returning(['name'])
    .executeTakeFirst();
}

export async function deletePasskeysOf(db: Kysely<DB>, { person_id, audience }: PasskeyOwner): Promise<void> {
  await db.deleteFrom('passkeys').where('person_id', '=', person_id).where('audience', '=', audience).execute();
}

export type ChallengePurpose = 'add' | 'confirm';
type Challenge = { session_id: number; purpose: ChallengePurpose; challenge: string; expires_at: Date };

/** A newer challenge replaces the session's former one. */
export async function upsertChallenge(db: Kysely<DB>, row: Challenge): Promise<void> {
  const { challenge, expires_at } = row;
  await db
    .insertInto('passkey_challenges')
    .values(row)
    .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet({ challenge, expires_at }))
    .execute();
}

/** The challenge, which is valid once; undefined if there is none or it has expired. */
export async function redeemChallenge(
  db: Kysely<DB>,
  { session_id, purpose, now }: Pick<Challenge, 'session_id' | 'purpose'> & { now: Date },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('session_id', '=', session_id)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : undefined;
}

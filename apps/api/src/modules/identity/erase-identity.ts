import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { voidCodesOf } from './code-repository.ts';

/** Locks a person against everything, even what only refers to them; false where they are erased already. */
export async function lockForErasure(transaction: Kysely<DB>, personId: number): Promise<boolean> {
  const person = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return person !== undefined;
}

/**
 * Takes from the row of a locked person all that says who they were, and every way in. The row stays: orders belong to it. Number and
 * address are free for whoever comes. Gives the portrait that is to go.
 */
export async function eraseIdentity(transaction: Kysely<DB>, personId: number, now: Date): Promise<number[]> {
  const portrait = await emptyIdentity(transaction, personId, now);
  await transaction
    .updateTable('people')
    .set({ name: '', phone: null, phone_code: null, phone_full: null, phone_verified_at: null, erased_at: now })
    .where('id', '=', personId)
    .execute();
  return portrait;
}

/** Removes everything about a person but their name and number, and every way in. Returns the portrait, whose files remain. */
export async function emptyIdentity(transaction: Kysely<DB>, personId: number, now: Date): Promise<number[]> {
  await voidCodesOf(transaction, personId, now);
  for (const table of ['sessions', 'identities', 'password_reset_tokens'] as const) {
    await transaction.deleteFrom(table).where('person_id', '=', personId).execute();
  }
  const { profile_picture_id: portrait } = await transaction
    .selectFrom('people')
    .select('profile_picture_id')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  await transaction.updateTable('people').set(nothingPersonal).where('id', '=', personId).execute();
  return portrait === null ? [] : [portrait];
}

const nothingPersonal = {
  email: null,
  email_verified_at: null,
  password_hash: null,
  profile_picture_id: null,
  gender: null,
  date_of_birth: null,
  country_id: null,
  message_medium: null,
} as const;

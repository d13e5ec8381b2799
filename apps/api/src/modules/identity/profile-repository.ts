import type { Kysely, Updateable } from 'kysely';
import type { DB, People } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { notSignedIn } from '../../platform/http/problem.ts';

/** What is about to change; locked to the end of the transaction. */
export function lockProfile(db: Kysely<DB>, personId: number) {
  return db
    .selectFrom('people')
    .select(['email', 'email_verified_at', 'profile_picture_id', 'password_hash'])
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notSignedIn);
}

export function updateProfileRow(db: Kysely<DB>, personId: number, fields: Updateable<People>) {
  return db.updateTable('people').set(fields).where('id', '=', personId).execute();
}

/** A person's sessions that still stand, the one last used first. */
export function listSessions(read: ReadDatabase<DB>, personId: number, now: Date) {
  return read
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one session of the person's; false where there is none. */
export async function revokeOwnSession(
  db: Kysely<DB>,
  { id, personId, now }: { id: number; personId: number; now: Date },
): Promise<boolean> {
  const revoked = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Ends all of the person's sessions but one. */
export function revokeOtherSessions(db: Kysely<DB>, { keptId, personId, now }: { keptId: number; personId: number; now: Date }) {
  return db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .where('id', '!=', keptId)
    .where('revoked_at', 'is', null)
    .execute();
}

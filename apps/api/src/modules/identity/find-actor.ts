import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Actor } from '../../context.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { bearerToken, hashToken } from './token.ts';

const minutesBetweenNotes = 5;

/** Whose valid token the Authorization header carries; null for none, a wrong, an expired or a revoked one. */
export async function findActor(db: Kysely<DB>, clock: Clock, authorization: string | undefined): Promise<Actor | null> {
  const token = bearerToken(authorization);
  if (!token) return null;
  const now = clock.now();
  const session = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['sessions.id', 'sessions.person_id', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('people.erased_at', 'is', null)
    .where('people.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!session) return null;
  if (now.getTime() - session.last_used_at.getTime() > minutesBetweenNotes * 60_000) await noteUse(db, session.id, now);
  return { person_id: session.person_id, session_id: session.id };
}

/** When a session was last used is known to five minutes: a write for each request would cost more than it tells. */
async function noteUse(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute();
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** The sessions in which somebody is signed in now, the last used first. */
export async function listOpenSessions(db: Kysely<DB>, personId: number, { now, most }: { now: Date; most: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

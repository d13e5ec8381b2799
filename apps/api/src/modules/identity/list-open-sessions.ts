import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { openSessions } from './session-repository.ts';

/** The sessions in which somebody is signed in now, the last used first. */
export async function listOpenSessions(db: Kysely<DB>, personId: number, { now, most }: { now: Date; most: number }): Promise<number[]> {
  const rows = await openSessions(db, personId, now).limit(most).execute();
  return rows.map(({ id }) => id);
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';

/** Ends a look; undefined if it has ended. */
export function endShopLook(db: Kysely<DB>, id: number, now: Date): Promise<{ shop_id: number } | undefined> {
  return db
    .updateTable('shop_looks')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('shop_id')
    .executeTakeFirst();
}

type EndedLook = { id: number; person_id: number | null; session_id: number | null };

/** The looks whose time is over or whose session has ended, without an end of their own. */
export async function listEndedLooks(db: Kysely<DB>, now: Date): Promise<EndedLook[]> {
  const { rows } = await sql<EndedLook>`
    select k.id, k.person_id, k.session_id from shop_looks k left join sessions x on x.id = k.session_id
    where k.ended_at is null and (k.expires_at <= ${now} or x.id is null or x.revoked_at is not null)
    order by k.id limit 500`.execute(db);
  return rows;
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type NewLook = { person_id: number; session_id: number; staff_session_id: number; started_at: Date; expires_at: Date };

export function insertShopLook(shopId: number, db: Kysely<DB>, look: NewLook): Promise<{ id: number }> {
  return db
    .insertInto('shop_looks')
    .values({ ...look, shop_id: shopId })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** When members of the staff looked at the panel of a shop, newest first. */
export function listShopLooks(shopId: number, read: ReadDatabase<DB>, limit: number) {
  return read
    .selectFrom('shop_looks')
    .select(['started_at', 'ended_at'])
    .where('shop_id', '=', shopId)
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();
}

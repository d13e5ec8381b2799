import type { SavedReply } from '@souk/contract/back-office/tickets';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** The shop whose replies are meant; null for those of the staff. Everything here names it first. */
type ShopId = number | null;
type Fields = Omit<SavedReply, 'id'>;

export function listSavedReplies(shopId: ShopId, read: ReadDatabase<DB>): Promise<SavedReply[]> {
  return read
    .selectFrom('saved_replies')
    .select(['id', 'title', 'message'])
    .where('shop_id', 'is not distinct from', shopId)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** Counts the replies of a shop, and locks them against additions until the transaction ends. */
export async function lockReplyCount(shopId: number, db: Kysely<DB>): Promise<number> {
  await db.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('saved_replies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return count;
}

export function lockSavedReply(shopId: ShopId, db: Kysely<DB>, id: number): Promise<SavedReply | undefined> {
  return db
    .selectFrom('saved_replies')
    .select(['id', 'title', 'message'])
    .where('shop_id', 'is not distinct from', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** With an id, a reply that was removed becomes the same one again. */
export function insertSavedReply(shopId: ShopId, db: Kysely<DB>, reply: Fields & { id?: number }): Promise<SavedReply> {
  return db
    .insertInto('saved_replies')
    .values({ ...reply, shop_id: shopId })
    .returning(['id', 'title', 'message'])
    .executeTakeFirstOrThrow();
}

export async function updateSavedReply(shopId: ShopId, db: Kysely<DB>, { id, ...fields }: SavedReply): Promise<void> {
  await db.updateTable('saved_replies').set(fields).where('shop_id', 'is not distinct from', shopId).where('id', '=', id).execute();
}

export async function deleteSavedReply(shopId: ShopId, db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('saved_replies').where('shop_id', 'is not distinct from', shopId).where('id', '=', id).execute();
}

import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** A picture that a member of the shop uploaded. */
export async function buildShopPicture(db: Kysely<DB>, shop_id: number): Promise<number> {
  const picture = { key: randomBytes(8).toString('hex'), width: 640, height: 640, preview: '' };
  const { id } = await db.insertInto('pictures').values(picture).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('shop_pictures').values({ shop_id, picture_id: id }).execute();
  return id;
}

type Proposing = { shop_id: number; person_id: number; product_id: number };

/** A waiting request to give a product another name. */
export async function buildChangeRequest(db: Kysely<DB>, { shop_id, person_id, product_id }: Proposing): Promise<number> {
  const { category_id } = await db.selectFrom('products').select('category_id').where('id', '=', product_id).executeTakeFirstOrThrow();
  const base = {
    ...{ category_id, sub_category_id: null, brand_id: null, name: { en: 'Tea bowl' }, short_description: {}, description: {} },
    ...{ price: 10, discount_price: null, is_published: true, picture_ids: [], variants: [] },
  };
  const content = JSON.stringify({ ...base, name: { en: 'Tea cup' } });
  const now = new Date();
  const dates = { created_at: now, updated_at: now };
  const { id } = await db
    .insertInto('change_requests')
    .values({ shop_id, person_id, product_id, status: 'waiting', content, base: JSON.stringify(base), ...dates })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Shops } from '../../../../db/schema.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';
import { pictureOf, type Read, secondPicture } from './fragments.ts';

export type ShopRow = {
  id: number;
  slug: string;
  name: unknown;
  tagline: unknown;
  description: unknown;
  address: unknown;
  rating_sum: number;
  rating_count: number;
  delivery_days_min: number;
  delivery_days_max: number;
  /** Days as `2026-12-24`. */
  holiday_from: string | null;
  back_on: string | null;
  return_days: number | null;
  logo: PictureRow | null;
  banner: PictureRow | null;
};

const shopColumns = sql`s.id, s.slug, s.name, s.tagline, s.description, s.address, s.rating_sum, s.rating_count,
  s.delivery_days_min, s.delivery_days_max, s.holiday_from::text, s.back_on::text, s.return_days, ${pictureOf('logo')} as logo, ${pictureOf('banner')} as banner`;
const shopTables = sql`shops s left join pictures logo on logo.id = s.logo_id left join pictures banner on banner.id = s.banner_id`;

export async function findShop(read: Read, id: number): Promise<ShopRow | undefined> {
  const result = await sql<ShopRow>`select ${shopColumns} from ${shopTables} where s.id = ${id} and s.active`.execute(read);
  return result.rows[0];
}

export type ShopSceneRow = { product_id: number; name: unknown; picture: PictureRow };

/** The second pictures of the shop's best-selling products. */
export async function listShopScenes(read: Read, shopId: number, limit: number): Promise<ShopSceneRow[]> {
  const result = await sql<ShopSceneRow>`
    select p.id as product_id, p.name, ${pictureOf('second')} as picture
    from products p join lateral ${secondPicture} second on true
    where p.shop_id = ${shopId} and p.active and p.thumbnail_id is not null order by p.sold_count desc, p.id desc limit ${limit}::int`.execute(
    read,
  );
  return result.rows;
}

const shopOrders = {
  default: sql`s.rating_count desc, s.id`,
  newest: sql`s.created_at desc, s.id desc`,
  top_rated: sql`s.rating_sum::float8 / greatest(s.rating_count, 1) desc, s.rating_count desc, s.id`,
} as const;

type ShopsRequest = {
  /** Undefined means all shops. */
  ids: readonly number[] | undefined;
  sort: 'default' | 'newest' | 'top_rated' | 'name';
  locale: string;
  defaultLocale: string;
  offset: number;
  limit: number;
};

export async function listShops(read: Read, { ids, sort, locale, defaultLocale, offset, limit }: ShopsRequest): Promise<ShopRow[]> {
  const name = sql`lower(coalesce(s.name ->> ${locale}, s.name ->> ${defaultLocale})), s.id`;
  const result = await sql<ShopRow>`
    select ${shopColumns} from ${shopTables}
    where s.active and (${ids ? [...ids] : null}::bigint[] is null or s.id = any (${ids ? [...ids] : null}::bigint[]))
    order by ${sort === 'name' ? name : shopOrders[sort]} limit ${limit}::int offset ${offset}::int`.execute(read);
  return result.rows;
}

export type OperatorShop = {
  id: number;
  slug: string;
  name: unknown;
  active: boolean;
  trusted_at: Date | null;
  phone: string | null;
  created_at: Date;
  products: number;
  /** Products that go on sale again when the shop is opened. */
  hidden_products: number;
};

/** All shops, or those whose slug or id this is, open and closed. */
export async function listShopsForOperator(read: Read, slugOrId: string | null = null): Promise<OperatorShop[]> {
  const { rows } = await sql<OperatorShop>`
    select s.id, s.slug, s.name, s.active, s.trusted_at, s.phone, s.created_at, count(p.id) filter (where p.active) as products,
      count(p.id) filter (where p.hidden_with_shop) as hidden_products
    from shops s left join products p on p.shop_id = s.id
    where ${slugOrId}::text is null or s.slug = ${slugOrId} or s.id::text = ${slugOrId} group by s.id order by s.slug`.execute(read);
  return rows;
}

export async function updateShopActive(db: Kysely<DB>, id: number, active: boolean): Promise<void> {
  await sql`update shops set active = ${active}, awaits_opening = awaits_opening and not ${active}::boolean where id = ${id}`.execute(db);
}

/** Hides the products of a shop, or shows those that were hidden with it. Returns their number. */
export async function setProductsActive(db: Kysely<DB>, shopId: number, active: boolean): Promise<number> {
  const { rows } = await sql`
    with concerned as (
      select id from products where shop_id = ${shopId} and (case when ${active}::boolean then hidden_with_shop else active end) order by id for no key update)
    update products p set active = ${active}, hidden_with_shop = not ${active}::boolean, changed_at = now() from concerned
    where p.id = concerned.id returning p.id`.execute(db);
  return rows.length;
}

export function insertShop(db: Kysely<DB>, shop: Insertable<Shops>): Promise<{ id: number; slug: string }> {
  return db.insertInto('shops').values(shop).returning(['id', 'slug']).executeTakeFirstOrThrow();
}

/** Existing slugs that equal this one or continue it with a dash. */
export async function listShopSlugs(db: Kysely<DB>, slug: string): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`select slug from shops where slug = ${slug} or slug like ${`${slug}-%`}`.execute(db);
  return new Set(rows.map((row) => row.slug));
}

/** The lowest charge of an open shop for a delivery, in minor units; null without any charge. */
export async function findLowestDeliveryCharge(read: Read): Promise<number | null> {
  const result = await sql<{ charge: number | null }>`
    select min(d.charge) as charge from delivery_bands d join shops s on s.id = d.shop_id where s.active and d.charge > 0`.execute(read);
  return result.rows[0]?.charge ?? null;
}

/** Shops with all of the words in their names, closed ones too. */
export async function listFoundShops(
  read: Read,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<{ id: number; name: unknown; active: boolean }[]> {
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  const { rows } = await sql<{ id: number; name: unknown; active: boolean }>`
    select id, name, active from shops
    where (select string_agg(value, ' ') from jsonb_each_text(name)) ilike all (${patterns}::text[])
    order by active desc, product_count desc, id limit ${limit}::int`.execute(read);
  return rows;
}

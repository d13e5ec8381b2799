import type { ShopProductState } from '@souk/contract/seller/products';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';
import type { CsvNames } from './csv/csv-products.ts';
import { pictureOf, type Read } from './fragments.ts';
import { isLow } from './low-stock.ts';

/** A tsquery and the typed text, which is also looked for in SKUs and in names that wait for approval. */
export type TypedSearch = { query: string | null; typed: string };

export type ShopProductRow = {
  product_id: number | null;
  request_id: number | null;
  request_status: string | null;
  reason: string | null;
  updated_at: Date | null;
  name: unknown;
  /** The proposed fields of a product that does not exist yet. */
  content: unknown;
  price: number | null;
  discount_price: number | null;
  stock: number | null;
  is_low: boolean;
  variants: number | null;
  /** The only variant of the product; null if it has several. */
  variant_id: number | null;
  is_published: boolean;
  picture: PictureRow | null;
};

/** The products of the shop with their open change request, and the requests of products that do not exist yet. */
function goodsOf(shopId: number, search: TypedSearch | undefined): RawBuilder<unknown> {
  const words = search?.query
    ? sql`union (select id from products where shop_id = ${shopId} and search @@ ${search.query}::tsquery)`
    : sql``;
  const isFound = search ? sql`p.id in (select v.product_id from product_variants v where v.sku = ${search.typed} ${words})` : sql`true`;
  const isNamed = search ? sql`(r.content->'name')::text ilike ${`%${escapeLike(search.typed)}%`}` : sql`true`;
  return sql`goods as (
    select p.id as product_id, r.id as request_id, r.status as request_status, r.reason, r.updated_at,
      (p.active or p.hidden_with_shop) as is_published, p.in_stock, p.id as place, false as is_new
    from products p
    left join (
        select distinct on (n.product_id) n.product_id, n.id, n.status, n.reason, n.updated_at from change_requests n
        where n.shop_id = ${shopId} and n.product_id is not null
        order by n.product_id, n.status = 'waiting' desc, n.id desc) r
      on r.product_id = p.id and r.status in ('waiting', 'declined')
    where p.shop_id = ${shopId} and ${isFound}
    union all
    select null, r.id, r.status, r.reason, r.updated_at, false, false, r.id, true
    from change_requests r
    where r.shop_id = ${shopId} and r.product_id is null and r.status in ('waiting', 'declined') and ${isNamed})`;
}

const states = {
  on_sale: sql`(g.is_published and g.in_stock)`,
  sold_out: sql`(g.is_published and not g.in_stock)`,
  hidden: sql`(not g.is_new and not g.is_published)`,
  waiting: sql`g.request_status = 'waiting'`,
  declined: sql`g.request_status = 'declined'`,
} as const satisfies Record<ShopProductState, RawBuilder<unknown>>;

type Page = { status: ShopProductState | undefined; limit: number; offset: number };

/** Proposed products come first, then the products, newest first. */
export async function listShopProducts(
  shopId: number,
  read: Read,
  search: TypedSearch | undefined,
  { status, limit, offset }: Page,
): Promise<ShopProductRow[]> {
  const { rows } = await sql<ShopProductRow>`
    with ${goodsOf(shopId, search)},
    page as materialized (
      select g.* from goods g where ${status === undefined ? sql`true` : states[status]}
      order by g.is_new desc, g.place desc limit ${limit}::int offset ${offset}::int)
    select g.product_id, g.request_id, g.request_status, g.reason, g.updated_at, g.is_published, p.price, p.discount_price,
      coalesce(p.name, c.content->'name') as name, case when p.id is null then c.content end as content, ${pictureOf('i')} as picture,
      case when p.id is not null then (select coalesce(sum(v.stock), 0) from product_variants v where v.product_id = p.id and v.active) end as stock,
      case when p.id is not null then (select count(*)::int from product_variants v where v.product_id = p.id and v.active) end as variants,
      exists (select from product_variants v join shops s on s.id = ${shopId} where v.product_id = p.id and v.active and ${isLow}) as is_low,
      (select min(v.id) from product_variants v where v.product_id = p.id and v.active having count(*) = 1) as variant_id
    from page g
    left join products p on p.id = g.product_id
    left join change_requests c on c.id = g.request_id
    left join pictures i on i.id = case when p.id is null then (c.content->'picture_ids'->>0)::bigint else p.thumbnail_id end
    order by g.is_new desc, g.place desc`.execute(read);
  return rows;
}

export type ShopProductCounts = Record<ShopProductState | 'all', number>;

export async function countShopProducts(shopId: number, read: Read, search: TypedSearch | undefined): Promise<ShopProductCounts> {
  const { rows } = await sql<ShopProductCounts>`
    with ${goodsOf(shopId, search)}
    select count(*) as all, count(*) filter (where ${states.on_sale}) as on_sale, count(*) filter (where ${states.sold_out}) as sold_out,
      count(*) filter (where ${states.hidden}) as hidden, count(*) filter (where ${states.waiting}) as waiting,
      count(*) filter (where ${states.declined}) as declined
    from goods g`.execute(read);
  return rows[0] ?? { all: 0, on_sale: 0, sold_out: 0, hidden: 0, waiting: 0, declined: 0 };
}

/** The products of those of these variants that the shop sells. */
export async function listShopVariants(shopId: number, db: Kysely<DB>, ids: readonly number[]) {
  const { rows } = await sql<{ variant_id: number; product_id: number }>`
    select v.id as variant_id, v.product_id from product_variants v join products p on p.id = v.product_id
    where p.shop_id = ${shopId} and v.active and v.id = any (${[...ids]}::bigint[]) order by v.id`.execute(db);
  return rows;
}

/** Those of these slugs and SKUs that products of other shops have. */
export async function listNamesInUse(shopId: number, read: Read, { slugs, skus }: CsvNames): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select p.slug as name from products p where p.slug = any (${[...slugs]}::text[]) and p.shop_id <> ${shopId}
    union select v.sku from product_variants v join products p on p.id = v.product_id
    where v.sku = any (${[...skus]}::text[]) and p.shop_id <> ${shopId}`.execute(read);
  return new Set(rows.map(({ name }) => name));
}

/** Those of these pictures that products of the shop show already, or that its members uploaded. */
export async function listShopPictureIds(shopId: number, db: Kysely<DB>, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select g.id from unnest(${[...ids]}::bigint[]) as g(id)
    where exists (select from shop_pictures u where u.shop_id = ${shopId} and u.picture_id = g.id)
      or exists (select from products p where p.shop_id = ${shopId} and p.thumbnail_id = g.id)
      or exists (select from product_pictures o join products p on p.id = o.product_id where p.shop_id = ${shopId} and o.picture_id = g.id)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The same picture sent twice is one. */
export async function insertShopPicture(shopId: number, db: Kysely<DB>, pictureId: number): Promise<void> {
  await db
    .insertInto('shop_pictures')
    .values({ shop_id: shopId, picture_id: pictureId })
    .onConflict((conflict) => conflict.columns(['shop_id', 'picture_id']).doNothing())
    .execute();
}

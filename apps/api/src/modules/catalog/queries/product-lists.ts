import { type RawBuilder, sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import type { ProductFilter } from '../domain/product-filter.ts';
import { flashOffer, pictureOf, type Read, secondPicture, whereProducts } from './fragments.ts';

/** A product's card with its price at the time of the query. */
export type CardRow = {
  id: number;
  slug: string;
  name: unknown;
  price: number;
  /** 0 without a discount. */
  discount_price: number;
  sold_count: number;
  rating_average: number;
  rating_count: number;
  in_stock: boolean;
  has_choices: boolean;
  brand_id: number | null;
  shop_id: number;
  color_ids: number[];
  picture: PictureRow | null;
  second_picture: PictureRow | null;
  flash_sale_id: number | null;
  flash_ends_at: Date | null;
};

const cardColumns = sql`p.id, p.slug, p.name, p.price, coalesce(f.price, p.discount_price) as discount_price,
  p.sold_count, p.rating_average, p.rating_count, p.in_stock,
  (select count(*) > 1 from (select 1 from product_variants v where v.product_id = p.id and v.active limit 2) choices) as has_choices,
  p.brand_id, p.shop_id, p.color_ids,
  ${pictureOf('front')} as picture, ${pictureOf('second')} as second_picture,
  f.id as flash_sale_id, f.ends_at as flash_ends_at`;

function cardJoins(now: Date): RawBuilder<unknown> {
  return sql`left join pictures front on front.id = p.thumbnail_id
  left join lateral ${secondPicture} second on true
  ${flashOffer(now)}`;
}

/** Active products in the order of `ids`. One statement for any number of ids, so that it is planned once. */
export async function listCards(read: Read, ids: readonly number[], now: Date): Promise<CardRow[]> {
  const result = await sql<CardRow>`
    select ${cardColumns}
    from unnest(${paddedIds(ids)}::bigint[]) with ordinality as page(id, place)
    join products p on p.id = page.id
    ${cardJoins(now)}
    where p.active
    order by page.place`.execute(read);
  return result.rows;
}

/** PostgreSQL expects ten ids from its prepared plan. Where it sees fewer, it plans again each time, which costs more than the cards. */
const expectedIds = 12;

function paddedIds(ids: readonly number[]): (number | null)[] {
  return [...ids, ...Array.from({ length: Math.max(0, expectedIds - ids.length) }, () => null)];
}

/** Whether a search finds a product that shoppers see. `search` is a tsquery. */
export async function isProductFound(read: Read, { productId, search }: { productId: number; search: string }): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where p.id = ${productId} and p.active and p.search @@ ${search}::tsquery`.execute(read);
  return rows.length > 0;
}

/** The products on the person's wishlist. */
export async function listFavoriteIds(read: Read, personId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await read
    .selectFrom('favorites')
    .select('product_id')
    .where('person_id', '=', personId)
    .where('product_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

/** Sorts by a column, then by id in the same direction, so that one index serves both directions. */
export type ProductOrder = { column: string; type: string; descending: boolean };

export const productOrders = {
  sold: { column: 'sold_count', type: 'int', descending: true },
  views: { column: 'view_count', type: 'int', descending: true },
  newest: { column: 'created_at', type: 'timestamptz', descending: true },
  rating: { column: 'rating_average', type: 'float8', descending: true },
  cheapest: { column: 'selling_price', type: 'bigint', descending: false },
  dearest: { column: 'selling_price', type: 'bigint', descending: true },
} as const satisfies Record<string, ProductOrder>;

/** A keyset cursor: the sort value as text, because a Date would lose the microseconds of a time, and the id. */
export type PageCursor = { value: string; id: number };

type PageRequest = {
  filter: ProductFilter;
  order: ProductOrder;
  /** `offset` counts from here; from the start if undefined. */
  after?: PageCursor | undefined;
  offset: number;
  limit: number;
  /** True if sorting all matching products is cheaper than scanning an index in order. */
  few: boolean;
};

// A literal in the statement: with a parameter, the generic plan would expect a tenth of the list.
const maxRows = 200;

/** A query for a page of up to 200 products: `id` and `place`. */
function productPage({ order, offset, limit, ...request }: PageRequest): RawBuilder<unknown> {
  const column = sql.ref(order.column);
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  return sql`select id, row_number() over () as place from (
    select id from ${matchingProducts({ order, ...request })} order by ${column} ${direction}, id ${direction} limit ${limit}::int offset ${offset}::int) ordered limit ${sql.lit(maxRows)}`;
}

/** So many ids of a list are read and cached at once. */
export const idsAtOnce = 250;

type OrderedIdsRequest = Omit<PageRequest, 'limit'>;

/** The ids of the next products of a list. */
export async function listOrderedIds(read: Read, { filter, order, after, offset, few }: OrderedIdsRequest): Promise<number[]> {
  const column = sql.ref(order.column);
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  // Literals: with parameters, PostgreSQL would plan the statement again each time.
  const place = sql`limit ${sql.lit(idsAtOnce)} offset ${sql.lit(offset)}`;
  const result = await sql<{ ids: number[] | null }>`
    select array_agg(id) as ids from (
      select id from ${matchingProducts({ filter, order, after, few })} order by ${column} ${direction}, id ${direction} ${place}) ordered`.execute(
    read,
  );
  return result.rows[0]?.ids ?? [];
}

function matchingProducts({ filter, order, after, few }: Pick<PageRequest, 'filter' | 'order' | 'after' | 'few'>): RawBuilder<unknown> {
  const afterCursor = after ? sql` and ${isAfter(order, after)}` : sql``;
  const matching = sql`select p.id, p.${sql.ref(order.column)} from products p where ${whereProducts(filter)}${afterCursor}`;
  // `materialized` prevents the planner from scanning the index in order, which is slow if few products match.
  return few ? sql`(with matching as materialized (${matching}) select * from matching) matching` : sql`(${matching}) matching`;
}

function isAfter(order: ProductOrder, { value, id }: PageCursor): RawBuilder<unknown> {
  const sign = sql.raw(order.descending ? '<' : '>');
  return sql`(p.${sql.ref(order.column)}, p.id) ${sign} (${value}::${sql.raw(order.type)}, ${id}::bigint)`;
}

/** A cursor at every `step`-th product of a list, from which deep pages start. */
export async function listPageCursors(read: Read, filter: ProductFilter, order: ProductOrder, step: number): Promise<PageCursor[]> {
  const column = sql.ref(order.column);
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  const result = await sql<PageCursor>`
    select value::text as value, id from (
      select p.${column} as value, p.id, row_number() over (order by p.${column} ${direction}, p.id ${direction}) as place
      from products p where ${whereProducts(filter)}) numbered
    where place % ${step}::int = 0 order by place`.execute(read);
  return result.rows;
}

/** The number of matching products, counted up to `max`. */
export async function countProducts(read: Read, filter: ProductFilter, max: number | undefined): Promise<number> {
  const matching = sql`from products p where ${whereProducts(filter)}`;
  const counted =
    max === undefined
      ? sql`select count(*) as total ${matching}`
      : sql`select count(*) as total from (select 1 ${matching} limit ${max}::int) capped`;
  const result = await sql<{ total: number }>`${counted}`.execute(read);
  return result.rows[0]?.total ?? 0;
}

/** The same as `searchSets` of the product index, of at most 50,000 products. */
export async function countSearchSets(read: Read, filter: ProductFilter, searches: readonly string[]): Promise<number[]> {
  const bits = searches.map((search, index) => sql`case when search @@ ${search}::tsquery then ${1 << index}::int else 0 end`);
  const matching = sql`select p.search from products p where ${whereProducts({ ...filter, search: searches.join(' | ') })} limit 50000`;
  const result = await sql<{ set: number; count: number }>`
    select ${sql.join(bits, sql` + `)} as set, count(*) as count from (${matching}) matching group by 1`.execute(read);
  const counts = new Map(result.rows.map(({ set, count }) => [set, count]));
  return Array.from({ length: 1 << searches.length }, (_, set) => counts.get(set) ?? 0);
}

/** How many items of the products that match each of the searches were sold. */
export async function listSold(read: Read, filter: ProductFilter, searches: readonly string[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const sums = searches.map(
    (search) => sql`(select coalesce(sum(p.sold_count), 0)::int from products p where ${whereProducts({ ...filter, search })})`,
  );
  const result = await sql<{ sold: number[] }>`select array[${sql.join(sums)}] as sold`.execute(read);
  return result.rows[0]?.sold ?? [];
}

type RankRequest = { filter: ProductFilter; search: string; candidates: number; few: boolean };

/** The best-selling matches of a search, ranked by relevance. Ranking all matches would take too long. */
export async function listBestMatches(read: Read, { filter, search, candidates, few }: RankRequest): Promise<number[]> {
  const page = productPage({ filter, order: productOrders.sold, offset: 0, limit: candidates, few });
  const result = await sql<{ id: number }>`
    select p.id from (${page}) page join products p on p.id = page.id
    order by ts_rank('{0.05, 0.1, 0.3, 1}', p.search, ${search}::tsquery) desc, page.place`.execute(read);
  return result.rows.map(({ id }) => id);
}

/** Fixed ranges of ids, so that a new or deleted product changes one range only. */
type RangesRequest = { shopId: number | null; size: number };

const onSale = (shopId: number | null) => sql`active and (${shopId}::bigint is null or shop_id = ${shopId}::bigint)`;

/** Ranges with products on sale, each with its latest change. */
export async function listProductRanges(read: Read, { shopId, size }: RangesRequest): Promise<{ range: number; changed_at: Date }[]> {
  const result = await sql<{ range: number; changed_at: Date }>`
    select (id / ${size}::bigint)::int as range, max(changed_at) as changed_at from products
    where ${onSale(shopId)} group by 1 order by 1`.execute(read);
  return result.rows;
}

export async function listProductsInRange(
  read: Read,
  { shopId, size, range }: RangesRequest & { range: number },
): Promise<{ id: number; changed_at: Date }[]> {
  const first = range * size;
  const result = await sql<{ id: number; changed_at: Date }>`
    select id, changed_at from products
    where id >= ${first}::bigint and id < ${first + size}::bigint and ${onSale(shopId)} order by id`.execute(read);
  return result.rows;
}

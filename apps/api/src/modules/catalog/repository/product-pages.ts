import { type RawBuilder, sql } from 'kysely';
import type { ProductFilter } from '../domain/product-filter.ts';
import { whereProducts } from './product-where.ts';
import type { Read } from './sql.ts';

/** An order of products: by a column, then by id in the same direction, so that an index serves it both ways. */
export type ProductOrder = { column: string; type: string; descending: boolean };

export const productOrders = {
  sold: { column: 'sold_count', type: 'int', descending: true },
  views: { column: 'view_count', type: 'int', descending: true },
  newest: { column: 'created_at', type: 'timestamptz', descending: true },
  rating: { column: 'rating_average', type: 'float8', descending: true },
  cheapest: { column: 'selling_price', type: 'bigint', descending: false },
  dearest: { column: 'selling_price', type: 'bigint', descending: true },
} as const satisfies Record<string, ProductOrder>;

/** The last product before a place in a list: its value as text (which keeps a time's microseconds) and its id. */
export type Border = { value: string; id: number };

type PageRequest = {
  filter: ProductFilter;
  order: ProductOrder;
  /** Where the rows before `offset` were counted from, if not from the start. */
  after?: Border | undefined;
  offset: number;
  limit: number;
  /** True where so few products fit that fetching and sorting them all is cheaper than walking an index in order. */
  few: boolean;
};

// Written into the statement: a plan that is made once, for any page, would count on a tenth of the list.
const mostRows = 200;

/** A page of a list, of at most 200: `id` and `place`. */
export function productPage({ filter, order, after, offset, limit, few }: PageRequest): RawBuilder<unknown> {
  const column = sql.ref(order.column);
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  const beyond = after ? sql` and ${isBeyond(order, after)}` : sql``;
  const fitting = sql`select p.id, p.${column} from products p where ${whereProducts(filter)}${beyond}`;
  // The word `materialized` keeps the planner from walking the index in order, which never ends where little fits.
  const source = few ? sql`(with fitting as materialized (${fitting}) select * from fitting) fitting` : sql`(${fitting}) fitting`;
  return sql`select id, row_number() over () as place from (
    select id from ${source} order by ${column} ${direction}, id ${direction} limit ${limit}::int offset ${offset}::int) ordered limit ${sql.lit(mostRows)}`;
}

export async function listPageIds(read: Read, page: RawBuilder<unknown>): Promise<number[]> {
  const result = await sql<{ id: number }>`select id from (${page}) page order by place`.execute(read);
  return result.rows.map(({ id }) => id);
}

function isBeyond(order: ProductOrder, { value, id }: Border): RawBuilder<unknown> {
  const sign = sql.raw(order.descending ? '<' : '>');
  return sql`(p.${sql.ref(order.column)}, p.id) ${sign} (${value}::${sql.raw(order.type)}, ${id}::bigint)`;
}

/** Every `step`-th product of a list: deep pages start from the nearest one instead of counting from the start. */
export async function listBorders(read: Read, filter: ProductFilter, order: ProductOrder, step: number): Promise<Border[]> {
  const column = sql.ref(order.column);
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  const result = await sql<Border>`
    select value::text as value, id from (
      select p.${column} as value, p.id, row_number() over (order by p.${column} ${direction}, p.id ${direction}) as place
      from products p where ${whereProducts(filter)}) numbered
    where place % ${step}::int = 0 order by place`.execute(read);
  return result.rows;
}

/** How many products fit; where a search fits more than `most`, that. */
export async function countProducts(read: Read, filter: ProductFilter, most: number | undefined): Promise<number> {
  const fitting = sql`from products p where ${whereProducts(filter)}`;
  const counted =
    most === undefined
      ? sql`select count(*) as total ${fitting}`
      : sql`select count(*) as total from (select 1 ${fitting} limit ${most}::int) capped`;
  const result = await sql<{ total: number }>`${counted}`.execute(read);
  return result.rows[0]?.total ?? 0;
}

type RankRequest = { filter: ProductFilter; search: string; candidates: number; few: boolean };

/** The best of a search: its most sold matches, ranked by how well they match. Ranking all matches of a common word would take too long. */
export async function listBestMatches(read: Read, { filter, search, candidates, few }: RankRequest): Promise<number[]> {
  const page = productPage({ filter, order: productOrders.sold, offset: 0, limit: candidates, few });
  const result = await sql<{ id: number }>`
    select p.id from (${page}) page join products p on p.id = page.id
    order by ts_rank('{0.05, 0.1, 0.3, 1}', p.search, ${search}::tsquery) desc, page.place`.execute(read);
  return result.rows.map(({ id }) => id);
}

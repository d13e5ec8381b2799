import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { StatementPart } from '../../../platform/database/one-statement.ts';
import { flashOffer, type Read, regularPrice } from './fragments.ts';

/** Locks products in the order of their ids, so that two transactions never deadlock. Returns the existing ids. */
export async function lockProducts(db: Kysely<DB>, ids: readonly number[]): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select id from products where id = any (${[...ids]}::bigint[]) order by id for no key update`.execute(db);
  return result.rows.map(({ id }) => id);
}

/** Updates what lists sort and filter by: current price, stock, colours, sizes. Returns the changed products, with whether their price changed. */
export async function updateOffers(db: Kysely<DB>, ids: readonly number[], now: Date): Promise<{ id: number; is_repriced: boolean }[]> {
  const result = await sql<{ id: number; is_repriced: boolean }>`
    with fresh as (
      select p.id, p.selling_price as old_price, coalesce(f.price, ${regularPrice}) as selling_price, coalesce(v.in_stock, false) as in_stock,
        coalesce(v.color_ids, '{}') as color_ids, coalesce(v.size_ids, '{}') as size_ids
      from products p
      left join lateral (
        select bool_or(stock > 0) as in_stock,
          array_agg(distinct color_id order by color_id) filter (where color_id is not null) as color_ids,
          array_agg(distinct size_id order by size_id) filter (where size_id is not null) as size_ids
        from product_variants where product_id = p.id and active) v on true
      ${flashOffer(now)}
      where p.id = any (${[...ids]}::bigint[]))
    update products p
    set selling_price = fresh.selling_price, in_stock = fresh.in_stock, color_ids = fresh.color_ids, size_ids = fresh.size_ids, changed_at = now()
    from fresh
    where p.id = fresh.id and (p.selling_price, p.in_stock, p.color_ids, p.size_ids)
      is distinct from (fresh.selling_price, fresh.in_stock, fresh.color_ids, fresh.size_ids)
    returning p.id, fresh.old_price <> fresh.selling_price as is_repriced`.execute(db);
  return result.rows;
}

/** Products whose selling price is outdated because a flash sale started or ended. */
export async function listOutdatedPrices(read: Read, now: Date): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select p.id from products p ${flashOffer(now)}
    where p.id in (select product_id from flash_sale_products) and p.selling_price <> coalesce(f.price, ${regularPrice})`.execute(read);
  return result.rows.map(({ id }) => id);
}

/** Recounts the reviews of products. Returns the shops of products whose rating changed. */
export async function updateRatings(db: Kysely<DB>, ids: readonly number[]): Promise<number[]> {
  const result = await sql<{ shop_id: number }>`
    with fresh as (
      select p.id, coalesce(sum(r.rating), 0) as sum, count(r.id) as count
      from products p left join reviews r on r.product_id = p.id and r.hidden_at is null where p.id = any (${[...ids]}::bigint[]) group by p.id)
    update products p set rating_sum = fresh.sum, rating_count = fresh.count, changed_at = now() from fresh
    where p.id = fresh.id and (p.rating_sum, p.rating_count) is distinct from (fresh.sum::bigint, fresh.count::int)
    returning p.shop_id`.execute(db);
  return [...new Set(result.rows.map(({ shop_id }) => shop_id))];
}

export async function updateShopRatings(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  await sql`
    with locked as (select id from shops where id = any (${[...ids]}::bigint[]) order by id for no key update),
      fresh as (select l.id, coalesce(sum(r.rating), 0) as sum, count(r.id) as count from locked l left join reviews r on r.shop_id = l.id and r.hidden_at is null group by l.id)
    update shops s set rating_sum = fresh.sum, rating_count = fresh.count from fresh where s.id = fresh.id`.execute(db);
}

/** Empties `product_changes`. Returns the changed products. */
export async function claimChanges(db: Kysely<DB>): Promise<number[]> {
  const result = await sql<{ product_id: number }>`
    with taken as (delete from product_changes returning product_id) select distinct product_id from taken order by 1`.execute(db);
  return result.rows.map(({ product_id }) => product_id);
}

/** Moves recorded sales and views from `product_popularity` to the products. Returns the number of changed products. */
export async function updatePopularity(db: Kysely<DB>): Promise<number> {
  const result = await sql<{ id: number }>`
    with taken as (delete from product_popularity returning product_id, sold, views),
      sums as (select product_id, sum(sold)::int as sold, sum(views)::int as views from taken group by 1),
      locked as (select p.id from products p join sums on sums.product_id = p.id order by p.id for no key update of p)
    update products p set sold_count = greatest(0, p.sold_count + sums.sold), view_count = p.view_count + sums.views
    from sums join locked on locked.id = sums.product_id where p.id = sums.product_id returning p.id`.execute(db);
  return result.rows.length;
}

/** Quantities are negative for a cancellation. */
export function insertedSales(sales: readonly { product_id: number; quantity: number }[]): StatementPart {
  const ids = sales.map(({ product_id }) => product_id);
  return {
    ctes: sql`sold as (select * from unnest(${ids}::bigint[], ${sales.map(({ quantity }) => quantity)}::int[]) as t(product_id, quantity)),
      recorded_sales as (insert into product_popularity (product_id, sold) select product_id, quantity from sold),
      changed_products as (insert into product_changes (product_id) select distinct product_id from sold)`,
  };
}

/** True for one transaction at a time, until it ends. */
export async function tryLock(db: Kysely<DB>, name: string): Promise<boolean> {
  const result = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(db);
  return result.rows[0]?.locked ?? false;
}

export async function hasChanges(read: Read): Promise<boolean> {
  return (await read.selectFrom('product_changes').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export type View = { person_id: number; product_id: number; at: Date };

/** Stores each person's latest view of each product and counts all views; skips people and products deleted since. */
export async function insertViews(db: Kysely<DB>, views: readonly View[]): Promise<void> {
  await sql`
    with seen as (
      select person_id, product_id, max(viewed_at) as viewed_at, count(*) as times
      from unnest(${views.map(({ person_id }) => person_id)}::bigint[], ${views.map(({ product_id }) => product_id)}::bigint[],
        ${views.map(({ at }) => at.toISOString())}::timestamptz[]) as t(person_id, product_id, viewed_at)
      group by 1, 2),
    counted as (insert into product_popularity (product_id, views) select product_id, sum(times)::int from seen group by 1)
    insert into recent_views (person_id, product_id, viewed_at)
    select seen.person_id, seen.product_id, seen.viewed_at from seen join people on people.id = seen.person_id join products on products.id = seen.product_id
    order by 1, 2
    on conflict (person_id, product_id) do update set viewed_at = greatest(recent_views.viewed_at, excluded.viewed_at)`.execute(db);
}

/** At most `limit` product ids above `after`, in ascending order. */
export async function listProductIds(db: Kysely<DB>, after: number, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('products').select('id').where('id', '>', after).orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** A search from whose results a product was opened. */
export type FoundCount = { productId: number; words: string; count: number };

type DailyCount = {
  day: string;
  views: ReadonlyMap<number, number>;
  searches: ReadonlyMap<string, number>;
  found: readonly FoundCount[];
};

/** A product has no more different searches a day than this: a program would write more. Those that are stored continue to count. */
const maxSearchesOfDay = 100;

/** Adds to the counts of a day, in the order of the products and words, so that two processes never wait for each other in a circle. */
export async function addDailyCounts(db: Kysely<DB>, { day, views, searches, found }: DailyCount): Promise<void> {
  const empty = [...searches.keys()].sort();
  const products = [...views.keys()].sort((one, other) => one - other);
  const times = products.map((each) => views.get(each) ?? 0);
  const finds = found.toSorted((one, other) => one.productId - other.productId || (one.words < other.words ? -1 : 1));
  const total = times.reduce((sum, each) => sum + each, 0);
  await sql`
    with viewed as (
      insert into daily_product_views (day, views) select ${day}::date, ${total}::bigint where ${total}::bigint > 0
      on conflict (day) do update set views = daily_product_views.views + excluded.views),
    by_product as (
      insert into daily_views_by_product (product_id, day, views)
      select p.id, ${day}::date, t.views from unnest(${products}::bigint[], ${times}::int[]) as t(id, views) join products p on p.id = t.id
      order by p.id
      on conflict (product_id, day) do update set views = daily_views_by_product.views + excluded.views),
    led as (
      insert into daily_searches_by_product (product_id, day, words, count)
      select id, ${day}::date, words, count
      from (
        select p.id, t.words, t.count, d.words is not null as is_known, row_number() over (partition by p.id, d.words is null order by t.words) as place
        from unnest(${finds.map(({ productId }) => productId)}::bigint[], ${finds.map(({ words }) => words)}::text[],
          ${finds.map(({ count }) => count)}::int[]) as t(id, words, count)
        join products p on p.id = t.id
        left join daily_searches_by_product d on d.product_id = p.id and d.day = ${day}::date and d.words = t.words) f
      where is_known
        or place + (select count(*) from daily_searches_by_product d where d.product_id = f.id and d.day = ${day}::date) <= ${maxSearchesOfDay}
      order by id, words
      on conflict (product_id, day, words) do update set count = daily_searches_by_product.count + excluded.count)
    insert into empty_searches (day, words, count)
    select ${day}::date, words, count from unnest(${empty}::text[], ${empty.map((each) => searches.get(each) ?? 0)}::int[]) as t(words, count)
    on conflict (day, words) do update set count = empty_searches.count + excluded.count`.execute(db);
}

type Days = { start: Date; end: Date };

export async function listDailyViews(read: ReadDatabase<DB>, { start, end }: Days): Promise<{ day: string; views: number }[]> {
  const { rows } = await sql<{ day: string; views: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, views from daily_product_views
    where day >= (${start}::timestamptz at time zone 'utc')::date and day < (${end}::timestamptz at time zone 'utc')::date order by day`.execute(
    read,
  );
  return rows;
}

/** The most frequent searches without results. */
export async function listEmptySearches(
  read: ReadDatabase<DB>,
  { start, end, limit }: Days & { limit: number },
): Promise<{ words: string; count: number }[]> {
  const { rows } = await sql<{ words: string; count: number }>`
    select words, sum(count)::bigint as count from empty_searches
    where day >= (${start}::timestamptz at time zone 'utc')::date and day < (${end}::timestamptz at time zone 'utc')::date
    group by words order by 2 desc, words limit ${limit}::int`.execute(read);
  return rows;
}

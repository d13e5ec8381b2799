import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { flashOffer, type Read, usualPrice } from './sql.ts';

type Tables = Kysely<DB>;

/** Locks products in the order that everybody takes them in, so that two changes never wait for each other. */
export async function lockProducts(db: Tables, ids: readonly number[]): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select id from products where id = any (${[...ids]}::bigint[]) order by id for no key update`.execute(db);
  return result.rows.map(({ id }) => id);
}

/** Writes what lists sort and filter by: the price a shopper pays now, stock, colours, sizes. Gives back the products where any of it changed. */
export async function updateOffers(db: Tables, ids: readonly number[], now: Date): Promise<number[]> {
  const result = await sql<{ id: number }>`
    with fresh as (
      select p.id, coalesce(f.price, ${usualPrice}) as selling_price, coalesce(v.in_stock, false) as in_stock,
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
    returning p.id`.execute(db);
  return result.rows.map(({ id }) => id);
}

/** Products of flash sales whose selling price is not what it is at `now`: a sale started or ended. */
export async function listOutdatedPrices(read: Read, now: Date): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select p.id from products p ${flashOffer(now)}
    where p.id in (select product_id from flash_sale_products) and p.selling_price <> coalesce(f.price, ${usualPrice})`.execute(read);
  return result.rows.map(({ id }) => id);
}

/** Counts the reviews of products anew. Gives back the shops of those where it changed something. */
export async function updateRatings(db: Tables, ids: readonly number[]): Promise<number[]> {
  const result = await sql<{ shop_id: number }>`
    with fresh as (
      select p.id, coalesce(sum(r.rating), 0) as sum, count(r.id) as count
      from products p left join reviews r on r.product_id = p.id where p.id = any (${[...ids]}::bigint[]) group by p.id)
    update products p set rating_sum = fresh.sum, rating_count = fresh.count, changed_at = now() from fresh
    where p.id = fresh.id and (p.rating_sum, p.rating_count) is distinct from (fresh.sum::bigint, fresh.count::int)
    returning p.shop_id`.execute(db);
  return [...new Set(result.rows.map(({ shop_id }) => shop_id))];
}

/** Counts the reviews of shops anew. */
export async function updateShopRatings(db: Tables, ids: readonly number[]): Promise<void> {
  await sql`
    with locked as (select id from shops where id = any (${[...ids]}::bigint[]) order by id for no key update),
      fresh as (select l.id, coalesce(sum(r.rating), 0) as sum, count(r.id) as count from locked l left join reviews r on r.shop_id = l.id group by l.id)
    update shops s set rating_sum = fresh.sum, rating_count = fresh.count from fresh where s.id = fresh.id`.execute(db);
}

/** Takes what was left in `product_changes`: the products to look at. */
export async function takeChanges(db: Tables): Promise<number[]> {
  const result = await sql<{ product_id: number }>`
    with taken as (delete from product_changes returning product_id) select distinct product_id from taken order by 1`.execute(db);
  return result.rows.map(({ product_id }) => product_id);
}

/** Takes what was sold and seen, and adds it to the products. Gives back how many it changed. */
export async function addPopularity(db: Tables): Promise<number> {
  const result = await sql<{ id: number }>`
    with taken as (delete from product_popularity returning product_id, sold, views),
      sums as (select product_id, sum(sold)::int as sold, sum(views)::int as views from taken group by 1),
      locked as (select p.id from products p join sums on sums.product_id = p.id order by p.id for no key update of p)
    update products p set sold_count = greatest(0, p.sold_count + sums.sold), view_count = p.view_count + sums.views
    from sums join locked on locked.id = sums.product_id where p.id = sums.product_id returning p.id`.execute(db);
  return result.rows.length;
}

/** What an order leaves behind; quantities are negative where one is cancelled. */
export async function insertSales(db: Tables, sales: readonly { product_id: number; quantity: number }[]): Promise<void> {
  const ids = sales.map(({ product_id }) => product_id);
  await sql`
    with sold as (select * from unnest(${ids}::bigint[], ${sales.map(({ quantity }) => quantity)}::int[]) as t(product_id, quantity)),
      noted as (insert into product_popularity (product_id, sold) select product_id, quantity from sold)
    insert into product_changes (product_id) select distinct product_id from sold`.execute(db);
}

/** True for one process at a time, until its transaction ends. */
export async function tryLock(db: Tables, name: string): Promise<boolean> {
  const result = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(db);
  return result.rows[0]?.locked ?? false;
}

export async function hasChanges(read: Read): Promise<boolean> {
  return (await read.selectFrom('product_changes').select('id').limit(1).executeTakeFirst()) !== undefined;
}

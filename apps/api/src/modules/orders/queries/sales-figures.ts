import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;
type Range = { start: Date; end: Date };

export type DaySums = { day: string; sales: number; orders: number; cancelled: number };

/** Amounts and numbers of orders by the UTC day on which they were placed; cancelled ones only count as cancelled. */
export async function listDaySums(read: Read, { start, end }: Range): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    with sums as (
      select (created_at at time zone 'utc')::date as date, coalesce(sum(payable_amount) filter (where status <> 'Cancelled'), 0)::bigint as sales,
        count(*) filter (where status <> 'Cancelled') as orders, count(*) filter (where status = 'Cancelled') as cancelled
      from orders where created_at >= ${start} and created_at < ${end} group by 1)
    select to_char(date, 'YYYY-MM-DD') as day, sales, orders, cancelled from sums order by date`.execute(read);
  return rows;
}

export type SoldRow = { id: number; name: unknown; quantity: number; sales: number };

/** The products with the highest amounts in orders that are not cancelled. */
export async function listBestSellers(read: Read, { start, end, limit }: Range & { limit: number }): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    with sold as (
      select l.product_id, sum(l.quantity)::bigint as quantity, sum(l.amount)::bigint as sales
      from orders o join order_lines l on l.order_id = o.id
      where o.created_at >= ${start} and o.created_at < ${end} and o.status <> 'Cancelled'
      group by 1 order by 3 desc, 1 limit ${limit}::int)
    select p.id, p.name, sold.quantity, sold.sales from sold join products p on p.id = sold.product_id order by sold.sales desc, p.id`.execute(
    read,
  );
  return rows;
}

/** The shops with the highest amounts in orders that are not cancelled; the quantity is the number of orders. */
export async function listBestShops(read: Read, { start, end, limit }: Range & { limit: number }): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    with sold as (
      select shop_id, count(*) as quantity, sum(payable_amount)::bigint as sales from orders
      where created_at >= ${start} and created_at < ${end} and status <> 'Cancelled' group by 1 order by 3 desc, 1 limit ${limit}::int)
    select s.id, s.name, sold.quantity, sold.sales from sold join shops s on s.id = sold.shop_id order by sold.sales desc, s.id`.execute(
    read,
  );
  return rows;
}

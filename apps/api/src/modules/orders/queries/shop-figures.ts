import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { DaySums, SoldRow } from './sales-figures.ts';

type Read = ReadDatabase<DB>;
/** A half-open range of time. */
type Range = { start: Date; end: Date };

/** Amounts and numbers of the shop's orders by the UTC day on which they were placed; cancelled ones only count as cancelled. */
export async function listShopDaySums(shopId: number, read: Read, { start, end }: Range): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day,
      coalesce(sum(payable_amount) filter (where status <> 'Cancelled'), 0)::bigint as sales,
      count(*) filter (where status <> 'Cancelled') as orders, count(*) filter (where status = 'Cancelled') as cancelled
    from orders where shop_id = ${shopId} and created_at >= ${start} and created_at < ${end} group by 1 order by 1`.execute(read);
  return rows;
}

/** The products of the shop with the highest amounts in orders that are not cancelled. */
export async function listShopBestSellers(
  shopId: number,
  read: Read,
  { start, end, limit }: Range & { limit: number },
): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    with sold as (
      select l.product_id, sum(l.quantity)::bigint as quantity, sum(l.amount)::bigint as sales
      from orders o join order_lines l on l.order_id = o.id
      where o.shop_id = ${shopId} and o.created_at >= ${start} and o.created_at < ${end} and o.status <> 'Cancelled'
      group by 1 order by 3 desc, 1 limit ${limit}::int)
    select p.id, p.name, sold.quantity, sold.sales from sold join products p on p.id = sold.product_id order by sold.sales desc, p.id`.execute(
    read,
  );
  return rows;
}

export type RunningOutRow = {
  product_id: number;
  name: unknown;
  size: unknown;
  color: unknown;
  unit: unknown;
  stock: number;
  sold: number;
};

/** The variants on sale with stock, of which something was sold since a time: those first whose stock lasts least at that rate. */
export async function listRunningOut(
  shopId: number,
  read: Read,
  { start, limit }: { start: Date; limit: number },
): Promise<RunningOutRow[]> {
  const { rows } = await sql<RunningOutRow>`
    with sold as (
      select l.variant_id, (sum(l.quantity) - coalesce(sum(r.quantity), 0))::int as quantity
      from orders o join order_lines l on l.order_id = o.id
        left join (select line_id, sum(quantity) as quantity from refund_lines group by line_id) r on r.line_id = l.id
      where o.shop_id = ${shopId} and o.created_at >= ${start} and o.status <> 'Cancelled' group by 1)
    select p.id as product_id, p.name, z.name as size, c.name as color, u.name as unit, v.stock, sold.quantity as sold
    from sold join product_variants v on v.id = sold.variant_id join products p on p.id = v.product_id
      left join sizes z on z.id = v.size_id left join colors c on c.id = v.color_id left join units u on u.id = v.unit_id
    where p.shop_id = ${shopId} and p.active and v.active and v.stock > 0 and sold.quantity > 0
    order by v.stock::numeric / sold.quantity, v.id limit ${limit}::int`.execute(read);
  return rows;
}

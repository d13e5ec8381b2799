import { cash } from '@souk/contract/fields';
import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { Funder } from '../domain/commission.ts';

type Read = ReadDatabase<DB>;
/** A half-open range of time. */
type Range = { start: Date; end: Date };

/** Times inside JSON columns are strings. */
export type MovedOrderRow = {
  id: number;
  code: string;
  is_cash: boolean;
  coupon_discount: number;
  membership_discount: number;
  tax_amount: number;
  delivery_charge: number;
  delivery_saved: number;
  payable_amount: number;
  coupon_funded_by: Funder | null;
  membership_funded_by: Funder | null;
  sold_at: Date;
  cancelled_at: Date | null;
  lines: {
    id: number;
    name: unknown;
    size: unknown;
    color: unknown;
    unit: unknown;
    list_price: number;
    price: number;
    price_funded_by: Funder | null;
    quantity: number;
    amount: number;
  }[];
  refunds: { id: number; at: string; amount: number; lines: { line_id: number | null; quantity: number; amount: number }[] }[];
  sales: { line_id: number | null; amount: number; tax_amount: number }[];
  reversals: { line_id: number | null; refund_id: number | null; at: string; amount: number; tax_amount: number }[];
};

/**
 * The orders of the shop that were sold, refunded or cancelled in a range, newest first. An order is sold when it is placed, or paid
 * if it is paid online; one that was never paid is not sold.
 */
export async function listMovedOrders(shopId: number, read: Read, { start, end }: Range): Promise<MovedOrderRow[]> {
  const within = (time: string) => sql`${sql.ref(time)} >= ${start} and ${sql.ref(time)} < ${end}`;
  const { rows } = await sql<MovedOrderRow>`
    with moved as (
      select o.id from orders o where o.shop_id = ${shopId} and (${within('o.created_at')} or ${within('o.cancelled_at')})
      union select r.order_id from refunds r join orders o on o.id = r.order_id where o.shop_id = ${shopId} and ${within('r.created_at')}
      union select c.order_id from payments y join payment_orders c on c.payment_id = y.id join orders o on o.id = c.order_id
        where o.shop_id = ${shopId} and ${within('y.settled_at')}),
    timed as (
      select o.*, case when o.payment_method = ${cash} or o.payable_amount = 0 then o.created_at
        else (select min(y.settled_at) from payment_orders c join payments y on y.id = c.payment_id
          where c.order_id = o.id and y.status in ('Paid', 'Refunded')) end as sold_at
      from orders o join moved m on m.id = o.id)
    select o.id, o.code, o.payment_method = ${cash} as is_cash, o.coupon_discount, o.membership_discount, o.tax_amount, o.delivery_charge,
      o.delivery_saved, o.payable_amount, o.coupon_funded_by, o.membership_funded_by, o.sold_at, o.cancelled_at,
      (select json_agg(json_build_object('id', l.id, 'name', l.name, 'size', l.size, 'color', l.color, 'unit', l.unit,
          'list_price', l.list_price, 'price', l.price, 'price_funded_by', l.price_funded_by, 'quantity', l.quantity,
          'amount', l.amount) order by l.id)
        from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('id', f.id, 'at', f.created_at, 'amount', f.amount, 'lines',
          (select coalesce(json_agg(json_build_object('line_id', r.line_id, 'quantity', r.quantity, 'amount', r.amount) order by r.id), '[]')
            from refund_lines r where r.refund_id = f.id)) order by f.id), '[]')
        from refunds f where f.order_id = o.id) as refunds,
      (select coalesce(json_agg(json_build_object('line_id', c.line_id, 'amount', c.amount, 'tax_amount', c.tax_amount) order by c.id), '[]')
        from order_commissions c where c.order_id = o.id and c.kind = 'sale') as sales,
      (select coalesce(json_agg(json_build_object('line_id', c.line_id, 'refund_id', c.refund_id, 'at', c.created_at,
          'amount', c.amount, 'tax_amount', c.tax_amount) order by c.id), '[]')
        from order_commissions c where c.order_id = o.id and c.kind = 'reversal') as reversals
    from timed o where o.sold_at is not null and (o.cancelled_at is null or o.cancelled_at >= o.sold_at)
    order by o.id desc`.execute(read);
  return rows;
}

/** The time of the shop's first order; undefined without orders. */
export async function findFirstOrderTime(shopId: number, read: Read): Promise<Date | undefined> {
  const row = await read.selectFrom('orders').select('created_at').where('shop_id', '=', shopId).orderBy('id').limit(1).executeTakeFirst();
  return row?.created_at;
}

export async function findShopName(shopId: number, read: Read): Promise<unknown> {
  return (await read.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirst())?.name;
}

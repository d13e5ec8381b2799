import { cash } from '@souk/contract/fields';
import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { RefundableOrder } from '../domain/plan-refund.ts';

/** A half-open range of time. */
type Range = { start: Date; end: Date };

export type SalesRow = {
  month: string;
  shop_id: number;
  shop_name: unknown;
  orders: number;
  quantity: number;
  items: number;
  delivery: number;
  tax: number;
  shop_discounts: number;
  marketplace_discounts: number;
  payable: number;
  refunded: number;
  commission: number;
  commission_tax: number;
};

const monthOf = sql`to_char(o.created_at at time zone 'UTC', 'YYYY-MM')`;
/** An order that is to be paid online is sold once it is paid, as in the statements of shops. */
const isSold = sql`(o.payment_method = ${cash} or o.payable_amount = 0 or exists (
  select from payment_orders c join payments y on y.id = c.payment_id where c.order_id = o.id and y.status in ('Paid', 'Refunded')))`;
const chosen = ({ start, end }: Range) => sql`o.created_at >= ${start} and o.created_at < ${end} and o.status <> 'Cancelled' and ${isSold}`;

/** The sums of the orders of a range by month and shop. A failed refund counts: it is still due to the shopper. A discount of an order that is refunded completely counts no more. */
export async function listSales(read: ReadDatabase<DB>, range: Range): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with chosen as materialized (select o.*, ${monthOf} as month from orders o where ${chosen(range)}),
    lines as (
      select l.order_id, sum(l.list_price * l.quantity) as items,
        coalesce(sum(l.list_price * l.quantity - l.amount) filter (where l.price_funded_by = 'marketplace'), 0) as by_marketplace,
        coalesce(sum(l.list_price * l.quantity - l.amount) filter (where l.price_funded_by is distinct from 'marketplace'), 0) as by_shop
      from order_lines l join chosen o on o.id = l.order_id group by l.order_id),
    returned as (
      select r.order_id, sum(r.amount) as amount from refunds r join chosen o on o.id = r.order_id group by r.order_id),
    charged as (
      select c.order_id, sum(c.amount) as amount, sum(c.tax_amount) as tax_amount
      from order_commissions c join chosen o on o.id = c.order_id group by c.order_id),
    by_order as (
      select o.month, o.shop_id, o.quantity, l.items, o.delivery_charge + o.delivery_saved as delivery, o.tax_amount, o.payable_amount,
        coalesce(r.amount, 0) as refunded, coalesce(c.amount, 0) as commission, coalesce(c.tax_amount, 0) as commission_tax,
        coalesce(r.amount, 0) >= o.payable_amount and o.payable_amount > 0 as is_returned,
        l.by_shop + case when o.coupon_funded_by = 'marketplace' then 0 else o.coupon_discount end
          + case when o.membership_funded_by = 'shop' then o.membership_discount + o.delivery_saved else 0 end as by_shop,
        l.by_marketplace + case when o.coupon_funded_by = 'marketplace' then o.coupon_discount else 0 end
          + case when o.membership_funded_by = 'shop' then 0 else o.membership_discount + o.delivery_saved end as by_marketplace
      from chosen o join lines l on l.order_id = o.id left join returned r on r.order_id = o.id left join charged c on c.order_id = o.id)
    select b.month, b.shop_id, s.name as shop_name, count(*)::int as orders, sum(b.quantity)::int as quantity, sum(b.items)::bigint as items,
      sum(b.delivery)::bigint as delivery, sum(b.tax_amount)::bigint as tax, sum(b.by_shop)::bigint as shop_discounts,
      coalesce(sum(b.by_marketplace) filter (where not b.is_returned), 0)::bigint as marketplace_discounts,
      sum(b.payable_amount)::bigint as payable, sum(b.refunded)::bigint as refunded, sum(b.commission)::bigint as commission,
      sum(b.commission_tax)::bigint as commission_tax
    from by_order b join shops s on s.id = b.shop_id group by b.month, b.shop_id, s.name
    order by b.month desc, payable desc, b.shop_id`.execute(read);
  return rows;
}

export type PartlyRefunded = Omit<RefundableOrder, 'refundable'> & { month: string; shop_id: number };

/** Orders of a range of which items were refunded, but not all that was paid, where the marketplace pays a discount. */
export async function listPartlyRefunded(read: ReadDatabase<DB>, range: Range): Promise<PartlyRefunded[]> {
  const { rows } = await sql<PartlyRefunded>`
    select ${monthOf} as month, o.shop_id, o.coupon_discount, o.membership_discount, o.tax_amount, o.delivery_charge, o.coupon_funded_by,
      o.membership_funded_by,
      (select jsonb_agg(jsonb_build_object('id', l.id, 'list_price', l.list_price, 'price', l.price, 'price_funded_by', l.price_funded_by,
          'quantity', l.quantity, 'amount', l.amount,
          'refunded', coalesce((select sum(r.quantity) from refund_lines r where r.line_id = l.id), 0)) order by l.id)
        from order_lines l where l.order_id = o.id) as lines
    from orders o
    where ${chosen(range)} and exists (select from refund_lines r join refunds f on f.id = r.refund_id where f.order_id = o.id)
      and (select sum(f.amount) from refunds f where f.order_id = o.id) < o.payable_amount
      and ('marketplace' in (o.coupon_funded_by, o.membership_funded_by)
        or exists (select from order_lines l where l.order_id = o.id and l.price_funded_by = 'marketplace'))`.execute(read);
  return rows;
}

import { sql } from 'kysely';
import type { ReadContext } from '../../context.ts';

export type Checked = {
  invariant: string;
  /** The number of rows that violate it. */
  broken: number;
  examples: readonly unknown[];
};

const maxExamples = 5;

/** Checks every invariant in one snapshot of the database. */
export function checkInvariants({ snapshot }: Pick<ReadContext, 'snapshot'>): Promise<Checked[]> {
  return snapshot(async (read) => {
    const checked: Checked[] = [];
    for (const [invariant, query] of Object.entries(invariants)) {
      const { rows } = await sql.raw<Record<string, unknown>>(query).execute(read);
      checked.push({ invariant, broken: rows.length, examples: rows.slice(0, maxExamples) });
    }
    return checked;
  });
}

/** Conditions that hold at any moment. Each query selects the rows that violate one. */
export const invariants: Record<string, string> = {
  'stock is never negative': 'select id from product_variants where stock < 0',
  'a flash sale sells no more than it offers': 'select product_id from flash_sale_products where sold < 0 or sold > quantity',
  'the parts of an order add up to what is paid': `
    select id from orders where payable_amount <> total_amount - coupon_discount - membership_discount + tax_amount + delivery_charge
      or least(payable_amount, total_amount, coupon_discount, membership_discount, tax_amount, delivery_charge) < 0`,
  'the lines of an order add up to its total and its quantity': `
    select o.id from orders o left join order_lines l on l.order_id = o.id group by o.id
    having o.total_amount <> coalesce(sum(l.amount), 0) or o.quantity <> coalesce(sum(l.quantity), 0)`,
  'the amount of a line is its price times its quantity': 'select id from order_lines where amount <> price * quantity',
  'the taxes of an order add up': `
    select o.id from orders o left join order_taxes t on t.order_id = o.id group by o.id having o.tax_amount <> coalesce(sum(t.amount), 0)`,
  'the amount of a purchase is the sum of its orders': `
    select p.id from purchases p left join orders o on o.purchase_id = p.id where p.kind = 'order'
    group by p.id having p.payable_amount <> coalesce(sum(o.payable_amount), -1)`,
  'the commission of an order is that of its lines by the rules frozen with it': `
    select c.id from order_commissions c where c.kind = 'sale' and (c.amount, c.tax_amount) is distinct from (
      case when c.item_amount is null then round(c.base_amount::numeric * coalesce(c.basis_points, 0) / 10000)
        else least(c.item_amount * greatest(c.quantity, 1), c.base_amount) end, round(c.amount::numeric * c.tax_basis_points / 10000))`,
  'an order with commission has it for each line and for its delivery': `
    select o.id from orders o where exists (select from order_commissions c where c.order_id = o.id) and (
      exists (select from order_lines l left join order_commissions c on c.line_id = l.id and c.kind = 'sale'
        where l.order_id = o.id and c.quantity is distinct from l.quantity)
      or (o.delivery_charge > 0) <> exists (select from order_commissions c where c.order_id = o.id and c.line_id is null and c.kind = 'sale'))`,
  'no more commission is reversed than was charged, and all of it for a cancelled order': `
    select c.order_id from order_commissions c join orders o on o.id = c.order_id group by c.order_id, c.line_id, o.status
    having least(sum(c.base_amount), sum(c.amount), sum(c.tax_amount)) < 0
      or o.status = 'Cancelled' and (sum(c.base_amount), sum(c.amount), sum(c.tax_amount)) <> (0, 0, 0)`,
  'every discount of an order has somebody who pays it': `
    select o.id from orders o where (o.coupon_discount > 0 and o.coupon_funded_by is null)
      or (o.membership_discount + o.delivery_saved > 0 and o.membership_funded_by is null)
    union select l.order_id from order_lines l where l.price < l.list_price and l.price_funded_by is null`,
  'no more of a line is refunded than was ordered, and the lines of a refund add up to it': `
    select l.id from order_lines l join refund_lines r on r.line_id = l.id group by l.id having sum(r.quantity) > l.quantity
    union select f.id from refunds f join refund_lines r on r.refund_id = f.id group by f.id having sum(r.amount) <> f.amount`,
  'no more of a line is refunded or in an open return than was ordered': `
    select l.id from order_lines l where l.quantity < coalesce((select sum(f.quantity) from refund_lines f where f.line_id = l.id), 0)
      + coalesce((select sum(coalesce(c.accepted, c.quantity)) from return_lines c join returns r on r.id = c.return_id
        where c.line_id = l.id and r.status in ('requested', 'accepted', 'received', 'inspected')), 0)`,
  'the refund of a return has its accepted items, and belongs to its order': `
    select r.id from returns r join refunds f on f.id = r.refund_id where f.order_id is distinct from r.order_id
    union select c.return_id from return_lines c join returns r on r.id = c.return_id and r.status = 'refunded'
      left join refund_lines f on f.refund_id = r.refund_id and f.line_id = c.line_id
      where coalesce(f.quantity, 0) <> coalesce(c.accepted, 0)
    union select r.id from returns r join refund_lines f on f.refund_id = r.refund_id and f.line_id is not null
      where not exists (select from return_lines c where c.return_id = r.id and c.line_id = f.line_id)`,
  'a return has the person, the shop and the lines of its order, and an event for its status': `
    select r.id from returns r join orders o on o.id = r.order_id where r.person_id <> o.person_id or r.shop_id <> o.shop_id
    union select c.return_id from return_lines c join returns r on r.id = c.return_id join order_lines l on l.id = c.line_id
      where l.order_id <> r.order_id
    union select r.id from returns r where not exists (select from return_events e where e.return_id = r.id and e.status = r.status)
      or not exists (select from return_lines c where c.return_id = r.id)`,
  'parcels have no more of a line than was ordered': `
    select l.id from order_lines l join parcel_lines p on p.line_id = l.id group by l.id having sum(p.quantity) > l.quantity`,
  'a purchase has one order a shop': 'select purchase_id from orders group by purchase_id, shop_id having count(*) > 1',
  'the products of an order belong to its shop': `
    select l.id from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
    join product_variants v on v.id = l.variant_id where p.shop_id <> o.shop_id or v.product_id <> p.id`,
  'a purchase is paid by its person': 'select o.id from orders o join purchases p on p.id = o.purchase_id where p.person_id <> o.person_id',
  'a pending payment is the sum of its orders that are not cancelled, and none of them is paid': `
    select y.id from payments y join payment_orders c on c.payment_id = y.id join orders o on o.id = c.order_id where y.status = 'Pending'
    group by y.id having y.amount <> coalesce(sum(o.payable_amount) filter (where o.status <> 'Cancelled'), 0) or bool_or(o.payment_status = 'Paid')`,
  'an unpaid order in cash that is not cancelled has one pending payment': `
    select o.id from orders o where o.payment_method = 'cash' and o.status <> 'Cancelled' and o.payment_status in ('Pending', 'Failed')
      and 1 <> (select count(*) from payment_orders c join payments y on y.id = c.payment_id where c.order_id = o.id and y.status = 'Pending')`,
  'a share of the cash of a purchase is for its order alone': `
    select y.id from payments y left join payment_orders c on c.payment_id = y.id where y.split_order_id is not null
    group by y.id having array_agg(c.order_id) <> array[y.split_order_id] or y.status not in ('Paid', 'Refunded')`,
  'a paid order has exactly one successful payment': `
    select o.id from orders o where o.payment_status = 'Paid' and 1 <> (select count(*) from payments y
      join payment_orders c on c.payment_id = y.id where c.order_id = o.id and y.purchase_id = o.purchase_id and y.status = 'Paid')`,
  'a successful payment is the sum of its orders and its refunds': `
    select y.id from payments y join purchases p on p.id = y.purchase_id and p.kind = 'order' where y.status in ('Paid', 'Refunded')
      and y.amount <> coalesce((select sum(o.payable_amount - coalesce((select sum(r.amount) from refunds r
          where r.payment_id = y.id and r.order_id = o.id), 0))
        from payment_orders c join orders o on o.id = c.order_id
        where c.payment_id = y.id and y.status = 'Paid' and o.payment_status = 'Paid'), 0)
      + coalesce((select sum(r.amount) from refunds r where r.payment_id = y.id), 0)`,
  'an attempt has the amount of its orders': `
    select y.id from payments y join payment_orders c on c.payment_id = y.id join orders o on o.id = c.order_id where y.gateway <> 'cash'
    group by y.id having y.amount <> sum(o.payable_amount)`,
  'refunds never exceed the payment, and only a received payment is refunded': `
    select y.id from payments y join refunds r on r.payment_id = y.id group by y.id
    having sum(r.amount) > y.amount or y.status not in ('Paid', 'Refunded')`,
  'refunds of an order never exceed its amount, and the whole amount is refunded once': `
    select o.id from orders o join refunds r on r.order_id = o.id join payments y on y.id = r.payment_id group by o.id, y.id
    having sum(r.amount) > o.payable_amount or sum(r.amount) = o.payable_amount and o.payment_status = 'Paid' and y.status = 'Paid'`,
  'an order that is marked as refunded has a refund of its amount': `
    select o.id from orders o where o.payment_status = 'Refunded' and o.payable_amount > 0
      and not exists (select from refunds r where r.order_id = o.id group by r.payment_id having sum(r.amount) = o.payable_amount)`,
  'a purchase that is paid or cancelled has no payment deadline': `
    select p.id from purchases p where p.expires_at is not null and (exists (select from payments y where y.purchase_id = p.id and y.status = 'Paid')
      or p.kind = 'order' and not exists (select from orders o where o.purchase_id = p.id and o.status <> 'Cancelled')
      or p.kind = 'plan' and not exists (select from subscriptions s where s.purchase_id = p.id and s.status = 'pending'))`,
  'an active membership that is paid online has one successful payment': `
    select s.id from subscriptions s join purchases p on p.id = s.purchase_id where s.status = 'active' and p.payment_method <> 'cash'
      and 1 <> (select count(*) from payments y where y.purchase_id = p.id and y.status = 'Paid' and y.amount = s.price)`,
  'the savings of a membership are the discounts of its orders': `
    select s.id from subscriptions s where s.saved_amount <> coalesce((select sum(o.membership_discount + o.delivery_saved) from orders o
      where o.subscription_id = s.id and o.status <> 'Cancelled'), 0)`,
  'an order has an event for its status': `
    select o.id from orders o where o.status is distinct from
      (select e.status from order_events e where e.order_id = o.id order by e.id desc limit 1)`,
  'a voucher is used at most as often as its limit': 'select id from vouchers where used_count < 0 or used_count > usage_limit',
  'a person uses a voucher at most as often as its limit per person': `
    select v.id from vouchers v join voucher_redemptions r on r.voucher_id = v.id and r.released_at is null
    group by v.id, r.person_id having count(*) > v.per_person_limit`,
  'a redemption exists exactly as long as its order, with the same discount': `
    select o.id from orders o full join voucher_redemptions r on r.order_id = o.id
    where (o.voucher_id is not null or r.id is not null)
      and (o.voucher_id is distinct from r.voucher_id or o.person_id is distinct from r.person_id
        or o.coupon_discount is distinct from r.amount or (o.status = 'Cancelled') is distinct from (r.released_at is not null))`,
  'a person has at most one default address': 'select person_id from addresses where is_default group by person_id having count(*) > 1',
  'a cart holds variants of its products': `
    select l.id from cart_lines l join product_variants v on v.id = l.variant_id where v.product_id <> l.product_id or l.quantity < 1`,
  'a person has at most one direct purchase': 'select person_id from cart_lines where is_buy_now group by person_id having count(*) > 1',
  'an idempotency key has its answer': 'select key from idempotency where answer is null',
  'an erased person has no session': `
    select s.id from sessions s join people p on p.id = s.person_id where p.erased_at is not null and s.revoked_at is null`,
  'pictures that nothing large refers to are recorded, and for certain only without a reference': `
    select i.id from pictures i left join unreferenced_pictures u on u.picture_id = i.id
    where u.is_certain is distinct from false and (u.picture_id is null) <> (
      exists (select from products where thumbnail_id = i.id) or exists (select from product_pictures where picture_id = i.id)
      or exists (select from product_variants where picture_id = i.id) or exists (select from order_lines where picture_id = i.id)
      or exists (select from review_pictures where picture_id = i.id) or exists (select from people where profile_picture_id = i.id))`,
};

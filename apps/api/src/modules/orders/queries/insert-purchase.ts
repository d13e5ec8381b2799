import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { StatementPart } from '../../../platform/database/one-statement.ts';
import type { Commission, Funder } from '../domain/commission.ts';

export type NewOrderLine = {
  product_id: number;
  variant_id: number;
  name: unknown;
  brand: unknown;
  size: unknown;
  color: unknown;
  unit: unknown;
  picture_id: number | null;
  list_price: number;
  price: number;
  quantity: number;
  amount: number;
  flash_sale_id: number | null;
  price_funded_by: Funder | null;
};

export type NewOrder = {
  shop_id: number;
  code: string;
  total_amount: number;
  coupon_discount: number;
  membership_discount: number;
  membership_basis_points: number;
  tax_amount: number;
  delivery_charge: number;
  delivery_days_min: number;
  delivery_days_max: number;
  /** The membership that gave a discount, and its discount on the delivery. */
  subscription_id: number | null;
  delivery_saved: number;
  payable_amount: number;
  quantity: number;
  voucher_id: number | null;
  coupon_code: string | null;
  coupon_funded_by: Funder | null;
  membership_funded_by: Funder | null;
  taxes: { position: number; name: unknown; basis_points: number; amount: number }[];
  lines: NewOrderLine[];
  commissions: Commission[];
};

export type NewPurchase = {
  personId: number;
  paymentMethod: string;
  currency: string;
  payable: number;
  address: object;
  note: string | null;
  /** For an online payment: the reference of the first attempt, and the deadline. */
  online: { reference: string; expiresAt: Date } | null;
  now: Date;
  orders: readonly NewOrder[];
};

export type InsertedOrder = { id: number; purchase_id: number; shop_id: number; code: string; payment_id: number };

/** Further parts of the statement, given SQL of the id of the purchase. */
export type AlongWithPurchase = (purchaseId: RawBuilder<number>) => readonly StatementPart[];

/** Inserts a purchase in one statement: its payment, and its orders with lines, taxes, commission, first event and voucher redemption. */
export async function insertPurchase(transaction: Kysely<DB>, purchase: NewPurchase, along: AlongWithPurchase): Promise<InsertedOrder[]> {
  const others = along(sql`(select id from bought)`).map(({ ctes }) => ctes);
  const { personId, paymentMethod, currency, payable, address, note, online, now, orders } = purchase;
  const { rows } = await sql<InsertedOrder>`
    with given as (
      select * from rows from (jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as (shop_id bigint, code text, total_amount bigint,
        coupon_discount bigint, membership_discount bigint, membership_basis_points int, tax_amount bigint, delivery_charge bigint,
        delivery_days_min int, delivery_days_max int, subscription_id bigint, delivery_saved bigint, payable_amount bigint, quantity int,
        voucher_id bigint, coupon_code text, coupon_funded_by text, membership_funded_by text, taxes jsonb, lines jsonb, commissions jsonb)) with ordinality as g),
    bought as (
      insert into purchases (person_id, kind, payment_method, payable_amount, currency, created_at, expires_at)
      values (${personId}, 'order', ${paymentMethod}, ${payable}, ${currency}, ${now}, ${online?.expiresAt ?? null}) returning id),
    paid as (
      insert into payments (purchase_id, gateway, reference, amount, currency, created_at)
      select id, ${paymentMethod}, ${online?.reference ?? null}::text, ${payable}, ${currency}, ${now} from bought returning id),
    placed as (
      insert into orders (purchase_id, person_id, shop_id, code, payment_method, total_amount, coupon_discount, membership_discount,
        membership_basis_points, tax_amount, delivery_charge, delivery_days_min, delivery_days_max, return_days, subscription_id, delivery_saved,
        payable_amount, quantity, voucher_id,
        coupon_code, coupon_funded_by, membership_funded_by, note, address, created_at)
      select bought.id, ${personId}, shop_id, code, ${paymentMethod}, total_amount, coupon_discount, membership_discount,
        membership_basis_points, tax_amount, delivery_charge, delivery_days_min, delivery_days_max,
        (select greatest(s.return_days, settings.return_days) from shops s, settings where s.id = given.shop_id), subscription_id, delivery_saved,
        payable_amount, quantity, voucher_id,
        coupon_code, coupon_funded_by, membership_funded_by, ${note}::text, ${JSON.stringify(address)}::jsonb, ${now}
      from given, bought order by given.ordinality returning id, purchase_id, shop_id, code, voucher_id, coupon_discount),
    lines as (
      insert into order_lines (order_id, product_id, variant_id, name, brand, size, color, unit, picture_id, list_price, price, quantity,
        amount, flash_sale_id, price_funded_by)
      select placed.id, l.* from given join placed using (shop_id), jsonb_to_recordset(given.lines) as l(product_id bigint,
        variant_id bigint, name jsonb, brand jsonb, size jsonb, color jsonb, unit jsonb, picture_id bigint, list_price bigint, price bigint,
        quantity int, amount bigint, flash_sale_id bigint, price_funded_by text)
      returning id, order_id, variant_id),
    commissioned as (
      insert into order_commissions (order_id, line_id, kind, quantity, base_amount, basis_points, item_amount, tax_basis_points, amount,
        tax_amount, created_at)
      select placed.id, lines.id, 'sale', c.quantity, c.base_amount, c.basis_points, c.item_amount, c.tax_basis_points, c.amount,
        c.tax_amount, ${now}
      from given join placed using (shop_id), jsonb_to_recordset(given.commissions) as c(variant_id bigint, quantity int,
        base_amount bigint, basis_points int, item_amount bigint, tax_basis_points int, amount bigint, tax_amount bigint)
        left join lines on lines.variant_id = c.variant_id
      where lines.order_id is null or lines.order_id = placed.id),
    taxed as (
      insert into order_taxes (order_id, position, name, basis_points, amount)
      select placed.id, t.* from given join placed using (shop_id),
        jsonb_to_recordset(given.taxes) as t(position int, name jsonb, basis_points int, amount bigint)),
    covered as (insert into payment_orders (payment_id, order_id) select paid.id, placed.id from paid, placed),
    started as (insert into order_events (order_id, status, created_at) select id, 'Pending', ${now} from placed),
    redeemed as (
      insert into voucher_redemptions (voucher_id, person_id, order_id, amount, created_at)
      select voucher_id, ${personId}, id, coupon_discount, ${now} from placed where voucher_id is not null),
    ${sql.join(others)}
    select placed.id, purchase_id, shop_id, code, paid.id as payment_id from placed, paid order by placed.id`.execute(transaction);
  return rows;
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { Funder } from '../domain/commission.ts';

export type ManagedLineRow = {
  id: number;
  name: unknown;
  size: unknown;
  color: unknown;
  unit: unknown;
  sku: string | null;
  variant_id: number;
  product_id: number;
  flash_sale_id: number | null;
  list_price: number;
  price: number;
  price_funded_by: Funder | null;
  quantity: number;
  amount: number;
  /** The quantity that was refunded, and the quantity in parcels. */
  refunded: number;
  /** The quantity in returns that are not closed. */
  returning: number;
  packed: number;
};

/** The lines of an order with what became of their items. */
export async function listManagedLines(db: ReadDatabase<DB>, orderId: number): Promise<ManagedLineRow[]> {
  const { rows } = await sql<ManagedLineRow>`
    select l.id, l.name, l.size, l.color, l.unit, v.sku, l.variant_id, l.product_id, l.flash_sale_id, l.list_price, l.price,
      l.price_funded_by, l.quantity, l.amount,
      coalesce((select sum(r.quantity)::int from refund_lines r where r.line_id = l.id), 0) as refunded,
      coalesce((select sum(coalesce(c.accepted, c.quantity))::int from return_lines c join returns t on t.id = c.return_id
        where c.line_id = l.id and t.status in ('requested', 'accepted', 'received', 'inspected')), 0) as returning,
      coalesce((select sum(p.quantity)::int from parcel_lines p where p.line_id = l.id), 0) as packed
    from order_lines l join product_variants v on v.id = l.variant_id where l.order_id = ${orderId} order by l.id`.execute(db);
  return rows;
}

export type SharedOrderRow = {
  coupon_discount: number;
  membership_discount: number;
  tax_amount: number;
  delivery_charge: number;
  delivery_saved: number;
  coupon_funded_by: Funder | null;
  membership_funded_by: Funder | null;
  delivery_refunded: boolean;
};

/** The amounts that the lines of an order share, and the payers of its discounts. */
export async function getSharedAmounts(db: ReadDatabase<DB>, orderId: number): Promise<SharedOrderRow> {
  const { rows } = await sql<SharedOrderRow>`
    select o.coupon_discount, o.membership_discount, o.tax_amount, o.delivery_charge, o.delivery_saved, o.coupon_funded_by, o.membership_funded_by,
      exists (select from refund_lines r join refunds f on f.id = r.refund_id where f.order_id = o.id and r.line_id is null) as delivery_refunded
    from orders o where o.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The order ${orderId} does not exist`);
  return row;
}

/** The commission of an order and what of it was reversed; null for an order from before commissions. */
export async function findCommissionSums(db: ReadDatabase<DB>, orderId: number) {
  const { rows } = await sql<{ amount: number; tax_amount: number; reversed: number }>`
    select sum(amount)::bigint as amount, sum(tax_amount)::bigint as tax_amount,
      coalesce(-sum(amount + tax_amount) filter (where kind = 'reversal'), 0)::bigint as reversed
    from order_commissions where order_id = ${orderId} having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

/** The running ones of these flash sales, with their products. */
export async function listRunningOffers(
  db: ReadDatabase<DB>,
  saleIds: readonly number[],
  now: Date,
): Promise<{ flash_sale_id: number; product_id: number }[]> {
  const { rows } = await sql<{ flash_sale_id: number; product_id: number }>`
    select o.flash_sale_id, o.product_id from flash_sale_products o join flash_sales s on s.id = o.flash_sale_id
    where s.id = any(${saleIds}::bigint[]) and s.active and s.starts_at <= ${now} and s.ends_at > ${now}`.execute(db);
  return rows;
}

/** The other orders of the purchase of an order. */
export function listOrdersOfPurchase(db: ReadDatabase<DB>, orderId: number) {
  return db
    .selectFrom('orders as own')
    .innerJoin('orders', 'orders.purchase_id', 'own.purchase_id')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .select(['orders.id', 'orders.code', 'orders.status', 'orders.payment_status', 'orders.payable_amount', 'shops.name as shop_name'])
    .where('own.id', '=', orderId)
    .where('orders.id', '<>', orderId)
    .orderBy('orders.id')
    .execute();
}

export type NewRefundLine = { refund_id: number; line_id: number | null; quantity: number; amount: number; restocked: boolean };

export async function insertRefundLines(transaction: Kysely<DB>, lines: readonly NewRefundLine[]): Promise<void> {
  if (lines.length > 0) await transaction.insertInto('refund_lines').values(lines).execute();
}

export function listOrderNotes(db: ReadDatabase<DB>, orderId: number) {
  return db
    .selectFrom('order_notes')
    .leftJoin('people', 'people.id', 'order_notes.author_id')
    .select(['order_notes.id', 'people.name as author', 'order_notes.note', 'order_notes.created_at'])
    .where('order_notes.order_id', '=', orderId)
    .orderBy('order_notes.id')
    .execute();
}

type NewNote = { order_id: number; author_id: number | null; note: string; created_at: Date };

export function insertOrderNote(transaction: Kysely<DB>, note: NewNote): Promise<{ id: number }> {
  return transaction.insertInto('order_notes').values(note).returning('id').executeTakeFirstOrThrow();
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type PayableOrder = { id: number; code: string; status: string; payment_status: string; payable_amount: number };

/** `personId` limits it to the person's own orders. */
export type OrderKey = { orderId: number; personId?: number };

const payableColumns = ['id', 'code', 'status', 'payment_status', 'payable_amount'] as const;

export async function findPurchaseId(db: Kysely<DB>, { orderId, personId }: OrderKey): Promise<number | undefined> {
  const query = db.selectFrom('orders').select('purchase_id').where('id', '=', orderId);
  const row = await (personId === undefined ? query : query.where('person_id', '=', personId)).executeTakeFirst();
  return row?.purchase_id;
}

/** Locks an order; its purchase is locked already. */
export function lockOrderRow(transaction: Kysely<DB>, { orderId, personId }: OrderKey) {
  const query = transaction
    .selectFrom('orders')
    .select(['id', 'purchase_id', 'code', 'status', 'payable_amount', 'payment_status', 'payment_method'])
    .where('id', '=', orderId);
  return (personId === undefined ? query : query.where('person_id', '=', personId)).forUpdate().executeTakeFirst();
}

/** Locks the orders of a locked purchase that are neither cancelled nor paid. */
export function lockUnpaidOrders(transaction: Kysely<DB>, purchaseId: number): Promise<PayableOrder[]> {
  return transaction
    .selectFrom('orders')
    .select(payableColumns)
    .where('purchase_id', '=', purchaseId)
    .where('status', '<>', 'Cancelled')
    .where('payment_status', 'in', ['Pending', 'Failed'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the orders that a payment of a locked purchase is for, in any status. */
export function lockOrdersOfPayment(transaction: Kysely<DB>, paymentId: number): Promise<PayableOrder[]> {
  return transaction
    .selectFrom('orders')
    .select(payableColumns)
    .where('id', 'in', (from) => from.selectFrom('payment_orders').select('order_id').where('payment_id', '=', paymentId))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Sets the payment status of locked orders, and the method if a gateway paid. */
export async function updatePaymentStatus(
  transaction: Kysely<DB>,
  orderIds: readonly number[],
  { status, method }: { status: 'Pending' | 'Paid' | 'Refunded' | 'Failed'; method?: string },
): Promise<void> {
  await sql`
    update orders set payment_status = ${status}, payment_method = coalesce(${method ?? null}::text, payment_method)
    where id = any(${orderIds}::bigint[])`.execute(transaction);
}

/** Sets the status of a locked order and inserts its event. */
export async function updateOrderStatus(
  transaction: Kysely<DB>,
  { id, status, note, now }: { id: number; status: string; note: string | null; now: Date },
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ status, ...(status === 'Delivered' && { delivered_at: now }) })
    .where('id', '=', id)
    .execute();
  await transaction.insertInto('order_events').values({ order_id: id, status, note, created_at: now }).execute();
}

/** Cancels locked orders and inserts their events; their payment is changed separately. */
export async function markCancelled(
  transaction: Kysely<DB>,
  orderIds: readonly number[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await sql`
    with cancelled as (
      update orders set status = 'Cancelled', cancel_reason = ${reason}, cancelled_at = ${now} where id = any(${orderIds}::bigint[])
      returning id)
    insert into order_events (order_id, status, note, created_at)
    select id, 'Cancelled', ${reason}::text, ${now} from cancelled order by id`.execute(transaction);
}

type StockItem = { variant_id: number; product_id: number; flash_sale_id: number | null; quantity: number; order_code: string };

/** The items that orders have decremented from stock, without those that a refund has restored already. */
export async function listStockItems(transaction: Kysely<DB>, orderIds: readonly number[]): Promise<StockItem[]> {
  const { rows } = await sql<StockItem>`
    select variant_id, product_id, flash_sale_id, quantity, order_code from (
      select l.id, o.code as order_code, l.variant_id, l.product_id, l.flash_sale_id, l.quantity - coalesce((select sum(r.quantity)::int from refund_lines r
        where r.line_id = l.id and r.restocked), 0) as quantity
      from order_lines l join orders o on o.id = l.order_id where l.order_id = any(${orderIds}::bigint[])) as items
    where quantity > 0 order by id`.execute(transaction);
  return rows;
}

/** The codes of a purchase's orders, which its payment page shows; without cancelled ones. */
export async function listOrderCodes(db: Kysely<DB>, purchaseId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('code')
    .where('purchase_id', '=', purchaseId)
    .where('status', '<>', 'Cancelled')
    .orderBy('id')
    .execute();
  return rows.map(({ code }) => code);
}

/** Whether an order of the person is neither delivered nor cancelled. */
export async function hasOpenOrders(read: ReadDatabase<DB>, personId: number): Promise<boolean> {
  const order = await read
    .selectFrom('orders')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', 'not in', ['Delivered', 'Cancelled'])
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/**
 * Removes from a person's orders what identifies them. Items, amounts, taxes and dates remain as bookkeeping, and the area,
 * because taxes may depend on the place.
 */
export async function anonymizeOrders(transaction: Kysely<DB>, personId: number): Promise<void> {
  await sql`
    update orders set note = null, cancel_reason = null, address = jsonb_build_object('name', '', 'phone', '', 'area', address->>'area',
      'flat_no', null, 'post_code', null, 'address_line', '', 'address_line2', null, 'address_type', 'other', 'latitude', null, 'longitude', null)
    where person_id = ${personId}`.execute(transaction);
  await sql`delete from order_notes n using orders o where o.id = n.order_id and o.person_id = ${personId}`.execute(transaction);
  await sql`
    update order_events e set note = null from orders o where o.id = e.order_id and o.person_id = ${personId} and e.note is not null`.execute(
    transaction,
  );
}

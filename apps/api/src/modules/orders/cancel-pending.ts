import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict } from '../../platform/http/problem.ts';
import { canCancel } from './policy.ts';
import { noSuchOrder } from './read-order.ts';

export type PendingOrder = { id: number; purchase_id: number; payable_amount: number; payment_status: string; payment_method: string };

/** Locks an order of the person's that may still be cancelled; of two who cancel at once the second is refused. */
export async function lockPendingOrder(
  transaction: Kysely<DB>,
  { personId, orderId }: { personId: number; orderId: number },
): Promise<PendingOrder> {
  const order = await transaction
    .selectFrom('orders')
    .select(['id', 'purchase_id', 'status', 'payable_amount', 'payment_status', 'payment_method'])
    .where('id', '=', orderId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw noSuchOrder();
  if (!canCancel(order)) throw conflict('This order can no longer be cancelled');
  return order;
}

/** What the order took from the shelves. */
export function listTaken(transaction: Kysely<DB>, orderId: number) {
  return transaction
    .selectFrom('order_lines')
    .select(['variant_id', 'product_id', 'flash_sale_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Marks a locked order as cancelled. What is not paid yet no longer has to be; what is paid is owed back: the refund is
 * written down beside the payment.
 */
export async function markCancelled(
  transaction: Kysely<DB>,
  order: PendingOrder,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const isPaid = order.payment_status === 'Paid';
  await sql`
    with cancelled as (
      update orders set status = 'Cancelled', payment_status = ${isPaid ? 'Refunded' : order.payment_status}, cancel_reason = ${reason},
        cancelled_at = ${now} where id = ${order.id}),
    owed as (
      update payments set amount = amount - ${order.payable_amount}
      where purchase_id = ${order.purchase_id} and status = 'Pending' and not ${isPaid}),
    refunded as (
      insert into payments (purchase_id, gateway, amount, currency, status, created_at, settled_at)
      select id, ${order.payment_method}::text, ${order.payable_amount}::bigint, currency, 'Refunded', ${now}, ${now} from purchases
      where id = ${order.purchase_id} and ${isPaid})
    insert into order_events (order_id, status, note, created_at) values (${order.id}, 'Cancelled', ${reason}, ${now})`.execute(
    transaction,
  );
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict } from '../../platform/http/problem.ts';
import { canCancel } from './policy.ts';
import { noSuchOrder } from './read-order.ts';

export type PendingOrder = { id: number; purchase_id: number; payable_amount: number; payment_status: string; payment_method: string };

/**
 * Locks an order of the person's that may still be cancelled; of two who cancel at once the second is refused. Its purchase is
 * locked already.
 */
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

/** What the orders took from the shelves. */
export function listTaken(transaction: Kysely<DB>, orderIds: readonly number[]) {
  return transaction
    .selectFrom('order_lines')
    .select(['variant_id', 'product_id', 'flash_sale_id', 'quantity'])
    .where('order_id', 'in', orderIds)
    .execute();
}

/** Marks locked orders as cancelled; what becomes of their payment is said apart. */
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

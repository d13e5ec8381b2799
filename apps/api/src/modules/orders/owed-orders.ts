import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

export type OwedOrder = { id: number; code: string; status: string; payment_status: string; payable_amount: number };

const columns = ['id', 'code', 'status', 'payment_status', 'payable_amount'] as const;

/** Locks the orders of a locked purchase that stand and are not paid. */
export function lockOwed(transaction: Kysely<DB>, purchaseId: number): Promise<OwedOrder[]> {
  return transaction
    .selectFrom('orders')
    .select(columns)
    .where('purchase_id', '=', purchaseId)
    .where('status', '<>', 'Cancelled')
    .where('payment_status', 'in', ['Pending', 'Failed'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the orders that a payment of a locked purchase is for, whatever became of them. */
export function lockCovered(transaction: Kysely<DB>, paymentId: number): Promise<OwedOrder[]> {
  return transaction
    .selectFrom('orders')
    .select(columns)
    .where('id', 'in', (from) => from.selectFrom('payment_orders').select('order_id').where('payment_id', '=', paymentId))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Says of locked orders how their payment stands, and by which gateway it came where it did. */
export async function markPayment(
  transaction: Kysely<DB>,
  orderIds: readonly number[],
  { status, method }: { status: 'Pending' | 'Paid' | 'Refunded' | 'Failed'; method?: string },
): Promise<void> {
  await sql`
    update orders set payment_status = ${status}, payment_method = coalesce(${method ?? null}::text, payment_method)
    where id = any(${orderIds}::bigint[])`.execute(transaction);
}

/** The purchase of an order of the person's; undefined where there is none. */
export async function findPurchaseId(
  db: Kysely<DB>,
  { personId, orderId }: { personId: number; orderId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('purchase_id')
    .where('id', '=', orderId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.purchase_id;
}

/** The codes of a purchase's orders that stand: what its payment is called. */
export async function listCodes(db: Kysely<DB>, purchaseId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('code')
    .where('purchase_id', '=', purchaseId)
    .where('status', '<>', 'Cancelled')
    .orderBy('id')
    .execute();
  return rows.map(({ code }) => code);
}

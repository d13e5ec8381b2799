import { OrderStatus } from '@souk/contract/orders';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { noSuchOrder } from './read-order.ts';

export type LockedOrder = {
  id: number;
  purchase_id: number;
  code: string;
  status: OrderStatus;
  payable_amount: number;
  payment_status: string;
  payment_method: string;
};

/** Locks an order, whosever it is. Its purchase is locked already. */
export async function lockOrder(transaction: Kysely<DB>, orderId: number): Promise<LockedOrder> {
  const order = await transaction
    .selectFrom('orders')
    .select(['id', 'purchase_id', 'code', 'status', 'payable_amount', 'payment_status', 'payment_method'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw noSuchOrder();
  return { ...order, status: OrderStatus.parse(order.status) };
}

/** The purchase of any order, to be locked before it. */
export async function getPurchaseId(db: Kysely<DB>, orderId: number): Promise<number> {
  const order = await db.selectFrom('orders').select('purchase_id').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw noSuchOrder();
  return order.purchase_id;
}

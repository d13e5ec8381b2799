import { OrderStatus } from '@souk/contract/orders';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type AppError, notFound } from '../../platform/app-error.ts';
import { findPurchaseId, lockOrderRow, type OrderKey } from './queries/order-changes.ts';

export type LockedOrder = {
  id: number;
  purchase_id: number;
  code: string;
  status: OrderStatus;
  payable_amount: number;
  payment_status: string;
  payment_method: string;
};

/** The purchase of an order, which is locked before the order. */
export async function getPurchaseId(db: Kysely<DB>, key: OrderKey): Promise<number> {
  const purchaseId = await findPurchaseId(db, key);
  if (purchaseId === undefined) throw orderNotFound();
  return purchaseId;
}

/** Locks an order; its purchase is locked already. */
export async function lockOrder(transaction: Kysely<DB>, key: OrderKey): Promise<LockedOrder> {
  const order = await lockOrderRow(transaction, key);
  if (!order) throw orderNotFound();
  return { ...order, status: OrderStatus.parse(order.status) };
}

/** Somebody else's order is answered like a missing one. */
export function orderNotFound(): AppError {
  return notFound('Order not found');
}

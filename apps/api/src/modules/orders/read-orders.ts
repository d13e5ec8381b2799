import { type Order, type OrderStatusKey, orderStatusByKey, orderStatusKeys, type StatusCounts } from '@souk/contract/orders';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { ReadContext, SignedIn } from '../../context.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { canReview } from './domain/order-path.ts';
import { orderNotFound } from './lock-order.ts';
import { presentOrder, presentOrderCard } from './present.ts';
import { countOrders, findOrder, findOrderToReview, listOrderedItems, listOrders, listPurchaseOrders } from './queries/orders.ts';

type Query = { order_status?: OrderStatusKey | undefined; search?: string | undefined; page: number; per_page: number };

/** A page of the shopper's own orders, with the number of orders in each status; `search` matches a part of the code. */
export async function readOrders(context: SignedIn<ReadContext>, { order_status, search = '', page, per_page }: Query) {
  const { read, actor } = context;
  const status = order_status && orderStatusByKey[order_status];
  // Shoppers paste the code from a message, such as `#sk-33aagp`.
  const codePart = search.replaceAll(/[#\s]/g, '').toUpperCase();
  const personId = actor.person_id;
  const [counts, rows] = await Promise.all([
    countOrders(read, { personId, codePart }),
    listOrders(read, { personId, codePart, status, page, perPage: per_page }),
  ]);
  const byStatus = presentCounts(counts);
  return {
    total: byStatus[order_status ?? 'all'],
    status_wise_orders: byStatus,
    orders: rows.map((row) => presentOrderCard(row, context)),
  };
}

/** Counts by status, with a zero where there is none. */
export function presentCounts(counts: readonly { status: string; count: number }[]): z.infer<typeof StatusCounts> {
  const countOf = (key: OrderStatusKey) => counts.find(({ status }) => status === orderStatusByKey[key])?.count ?? 0;
  return {
    all: orderStatusKeys.reduce((sum, key) => sum + countOf(key), 0),
    pending: countOf('pending'),
    confirm: countOf('confirm'),
    processing: countOf('processing'),
    pickup: countOf('pickup'),
    on_the_way: countOf('on_the_way'),
    delivered: countOf('delivered'),
    cancelled: countOf('cancelled'),
  };
}

/** One of the shopper's own orders. */
export async function readOrder(context: SignedIn<ReadContext>, orderId: number): Promise<Order> {
  const row = await findOrder(context.read, { personId: context.actor.person_id, orderId });
  if (!row) throw orderNotFound();
  return presentOrder(row, await listPurchaseOrders(context.read, row.purchase_id), context);
}

type BoughtItem = { variant_id: number; quantity: number; name: unknown };

/** The items of one of the person's own orders. */
export async function listBoughtItems(read: ReadDatabase<DB>, order: { personId: number; orderId: number }): Promise<BoughtItem[]> {
  const items = await listOrderedItems(read, order);
  if (items.length === 0) throw orderNotFound();
  return items;
}

/** The shop of a delivered order whose product the person may review. */
export async function getOrderToReview(
  transaction: Transaction<DB>,
  reviewed: { personId: number; orderId: number; productId: number },
): Promise<{ shop_id: number }> {
  const order = await findOrderToReview(transaction, reviewed);
  if (!order) throw orderNotFound();
  if (!order.has_product) throw notFound('This product is not in this order');
  if (!canReview(order)) throw conflict('You can review this after delivery');
  return order;
}

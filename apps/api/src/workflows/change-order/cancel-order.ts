import type { Order, OrderStatus } from '@souk/contract/orders';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { recordSales } from '../../modules/catalog/refresh/popularity.ts';
import { releaseVouchers } from '../../modules/checkout/queries/vouchers.ts';
import { updateLocale } from '../../modules/identity/queries/profile.ts';
import { subtractSavings } from '../../modules/membership/queries/subscriptions.ts';
import { notify } from '../../modules/messages/notify.ts';
import { canCancel, canShopCancel } from '../../modules/orders/domain/order-path.ts';
import type { LockedOrder } from '../../modules/orders/lock-order.ts';
import { reverseCommissions } from '../../modules/orders/queries/commissions.ts';
import { listStockItems, markCancelled } from '../../modules/orders/queries/order-changes.ts';
import { readOrder } from '../../modules/orders/read-orders.ts';
import { restoreStock } from '../../modules/stock/queries.ts';
import { conflict, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  cancelOrderPayment,
  checkRefundLimit,
  checkUnchanged,
  findRefundable,
  lockOrderAndPurchase,
  type Operating,
} from './order-payment.ts';

/** Cancels one of the shopper's own orders while it is pending. */
export function cancelOrder(context: SignedIn<Context>, { order_id, reason }: { order_id: number; reason: string }): Promise<Order> {
  const { db, actor, clock, log } = context;
  return inTransaction(db, async (transaction) => {
    const order = await lockOrderAndPurchase(transaction, { orderId: order_id, personId: actor.person_id });
    if (!canCancel(order)) throw conflict('This order can no longer be cancelled');
    await cancelLockedOrder(transaction, order, { reason, now: clock.now(), log });
    await updateLocale(transaction, actor.person_id, context.locale);
    return readOrder({ ...context, read: transaction }, order.id);
  });
}

/** Cancels any order that is not delivered. What was paid is refunded, so the limit of refunds applies. */
export function cancelOrderAsOperator(
  context: Operating,
  { orderId, reason, seen }: { orderId: number; reason: string; seen?: OrderStatus },
): Promise<void> {
  const { db, clock, log } = context;
  return inTransaction(db, async (transaction) => {
    const order = await lockOrderAndPurchase(transaction, { orderId });
    checkUnchanged(order, seen);
    if (!canShopCancel(order))
      throw operatorError('conflict', {
        text: '{code} is {status}: it can no longer be cancelled.',
        with: { code: order.code, status: order.status },
      });
    if (order.payment_status === 'Paid')
      await checkRefundLimit(context, transaction, (await findRefundable(transaction, order)).refundable);
    await cancelLockedOrder(transaction, order, { reason, now: clock.now(), log });
    const change = { before: { status: order.status }, after: { status: 'Cancelled' } };
    await recordAudit(transaction, context, { action: 'order.cancel', subject: { kind: 'order', id: order.id }, ...change });
  });
}

async function cancelLockedOrder(
  transaction: Kysely<DB>,
  order: LockedOrder,
  { reason, now, log }: { reason: string; now: Date; log: FastifyBaseLogger },
): Promise<void> {
  await releaseOrders(transaction, [order.id], { reason, now });
  await cancelOrderPayment(transaction, order, { now, log });
  await notify(transaction, { kind: 'order-cancelled', order_id: order.id }, now);
}

/** Cancels locked orders of one purchase and releases stock, vouchers, savings and commission, in the order in which placing locks them. */
export async function releaseOrders(
  transaction: Kysely<DB>,
  orderIds: readonly number[],
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const items = await listStockItems(transaction, orderIds);
  if (!(await restoreStock(transaction, items, { reason: 'cancellation', now })))
    throw new Error(`The stock of the orders ${orderIds.join()} could not be restored`);
  await releaseVouchers(transaction, orderIds, now);
  await subtractSavings(transaction, orderIds);
  await reverseCommissions(transaction, orderIds, now);
  await markCancelled(transaction, orderIds, { reason, now });
  await recordSales(
    transaction,
    items.map(({ product_id, quantity }) => ({ product_id, quantity: -quantity })),
  );
}

import type { Order } from '@souk/contract/orders';
import type { Context, SignedIn } from '../../context.ts';
import { noteLanguage } from '../../modules/identity/note-language.ts';
import { lockPendingOrder } from '../../modules/orders/cancel-pending.ts';
import { findPurchaseId } from '../../modules/orders/owed-orders.ts';
import { noSuchOrder, readOrder } from '../../modules/orders/read-order.ts';
import { lockPurchase } from '../../modules/payments/lock-purchase.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { callOff } from './call-off.ts';

/** Cancels a pending order, once: what it took goes back, and what was paid for it. */
export function cancelOrder(context: SignedIn<Context>, { order_id, reason }: { order_id: number; reason: string }): Promise<Order> {
  const { db, actor, clock } = context;
  const own = { personId: actor.person_id, orderId: order_id };
  return inTransaction(db, async (transaction) => {
    const purchaseId = await findPurchaseId(transaction, own);
    if (purchaseId === undefined) throw noSuchOrder();
    await lockPurchase(transaction, purchaseId);
    const order = await lockPendingOrder(transaction, own);
    await callOff(transaction, order, { reason, now: clock.now() });
    await noteLanguage(transaction, actor.person_id, context.locale);
    return readOrder({ ...context, read: transaction }, order.id);
  });
}

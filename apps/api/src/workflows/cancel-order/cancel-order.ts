import type { Order } from '@souk/contract/orders';
import type { Context, SignedIn } from '../../context.ts';
import { noteSales } from '../../modules/catalog/note-sales.ts';
import { releaseVoucher } from '../../modules/checkout/use-vouchers.ts';
import { noteLanguage } from '../../modules/identity/note-language.ts';
import { uncountSavings } from '../../modules/membership/keep-savings.ts';
import { notify } from '../../modules/messages/notify.ts';
import { listTaken, lockPendingOrder, markCancelled } from '../../modules/orders/cancel-pending.ts';
import { readOrder } from '../../modules/orders/read-order.ts';
import { lockStock } from '../../modules/stock/lock-stock.ts';
import { returnStock } from '../../modules/stock/move-stock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Cancels a pending order, once: stock, flash sale and voucher go back in the order of locks in which they were taken. */
export function cancelOrder(context: SignedIn<Context>, { order_id, reason }: { order_id: number; reason: string }): Promise<Order> {
  const { db, actor, clock } = context;
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    const order = await lockPendingOrder(transaction, { personId: actor.person_id, orderId: order_id });
    const taken = await listTaken(transaction, order.id);
    await lockStock(transaction, taken);
    if (!(await returnStock(transaction, taken))) throw new Error(`Order ${order.id} took what cannot be put back`);
    await releaseVoucher(transaction, order.id, now);
    await uncountSavings(transaction, order.id);
    await markCancelled(transaction, order, { reason, now });
    await noteSales(
      transaction,
      taken.map(({ product_id, quantity }) => ({ product_id, quantity: -quantity })),
    );
    await noteLanguage(transaction, actor.person_id, context.locale);
    await notify(transaction, { kind: 'order-cancelled', order_id: order.id }, now);
    return readOrder({ ...context, read: transaction }, order.id);
  });
}

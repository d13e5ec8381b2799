import { CommandError } from '../../commands/command-error.ts';
import type { Context } from '../../context.ts';
import { getPurchaseId, lockOrder } from '../../modules/orders/lock-order.ts';
import { lockPurchase } from '../../modules/payments/lock-purchase.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Refunded, refundOrder } from '../pay/refund-order.ts';

/** Gives back what was paid for an order, or a part of it, while the order stays as it is: something was missing, broken or late. */
export function refundForShop(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { orderId, part }: { orderId: number; part: number | undefined },
): Promise<Refunded> {
  return inTransaction(db, async (transaction) => {
    await lockPurchase(transaction, await getPurchaseId(transaction, orderId));
    const order = await lockOrder(transaction, orderId);
    if (order.payment_status === 'Refunded') throw new CommandError(`All that was paid for ${order.code} has gone back already.`);
    if (order.payment_status !== 'Paid') throw new CommandError(`${order.code} is not paid: there is nothing to give back.`);
    return refundOrder(transaction, order, { part, by: 'operator', now: clock.now() });
  });
}

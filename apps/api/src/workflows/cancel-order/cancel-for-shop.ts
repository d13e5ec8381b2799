import { CommandError } from '../../commands/command-error.ts';
import type { Context } from '../../context.ts';
import { getPurchaseId, lockOrder } from '../../modules/orders/lock-order.ts';
import { canCallOff } from '../../modules/orders/policy.ts';
import { lockPurchase } from '../../modules/payments/lock-purchase.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { callOff } from './call-off.ts';

/** Cancels any order that has not arrived, as its shopper could before the shop took it on. */
export function cancelForShop(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockPurchase(transaction, await getPurchaseId(transaction, orderId));
    const order = await lockOrder(transaction, orderId);
    if (!canCallOff(order)) throw new CommandError(`${order.code} is ${order.status}: it can no longer be cancelled.`);
    await callOff(transaction, order, { reason, now: clock.now() });
  });
}

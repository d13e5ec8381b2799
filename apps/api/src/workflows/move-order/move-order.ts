import type { Context } from '../../context.ts';
import { notify } from '../../modules/messages/notify.ts';
import type { MovingStatus } from '../../modules/orders/domain/order-path.ts';
import { getPurchaseId, lockOrder } from '../../modules/orders/lock-order.ts';
import { markMoved } from '../../modules/orders/mark-moved.ts';
import { lockPurchase } from '../../modules/payments/lock-purchase.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { collectCash } from '../pay/collect-cash.ts';

type Moving = { orderId: number; status: MovingStatus; note: string | null };

const tellings = {
  Confirm: null,
  Processing: null,
  // Both are the beginning of the same journey: who is told at the first is not told again at the second.
  Pickup: 'order-shipped',
  'On The Way': 'order-shipped',
  Delivered: 'order-delivered',
} as const satisfies Record<MovingStatus, string | null>;

/** Moves an order along its way for the shop, and tells who ordered where they wait for it. Cash changes hands with the goods. */
export function moveOrder({ db, clock }: Pick<Context, 'db' | 'clock'>, { orderId, status, note }: Moving): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    await lockPurchase(transaction, await getPurchaseId(transaction, orderId));
    const order = await lockOrder(transaction, orderId);
    await markMoved(transaction, order, { status, note, now });
    if (status === 'Delivered') await collectCash(transaction, order.purchase_id, now);
    const kind = tellings[status];
    if (kind !== null) await notify(transaction, { kind, order_id: order.id }, now);
  });
}

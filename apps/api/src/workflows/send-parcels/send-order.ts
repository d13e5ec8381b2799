import type { OrderStatus } from '@souk/contract/orders';
import { listManagedLines } from '../../modules/orders/queries/managed-order.ts';
import { insertParcel, type NewParcel } from '../../modules/orders/queries/parcels.ts';
import { operatorError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { moveLockedOrder } from '../change-order/move-order.ts';
import { checkUnchanged, lockOrderAndPurchase } from '../change-order/order-payment.ts';
import { handOver, type Sending } from './send-parcels.ts';

type Sent = Omit<NewParcel, 'lines'> & { orderId: number; seen?: OrderStatus };

/** Confirms an order if need be, and hands over in one parcel what is not in a parcel yet. */
export function sendOrder(context: Sending, { orderId, seen, ...tracking }: Sent): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock.now();
    const before = await lockOrderAndPurchase(transaction, { orderId });
    checkUnchanged(before, seen);
    const isPending = before.status === 'Pending';
    if (isPending) await moveLockedOrder(transaction, before, { status: 'Confirm', note: null, now });
    const order = isPending ? ({ ...before, status: 'Confirm' } as const) : before;
    const lines = (await listManagedLines(transaction, order.id)).flatMap(({ id, quantity, packed, refunded }) => {
      const left = quantity - packed - refunded;
      return left > 0 ? [{ line_id: id, quantity: left }] : [];
    });
    if (lines.length === 0)
      throw operatorError('conflict', { text: 'Everything of {code} is in parcels already.', with: { code: order.code } });
    const parcelId = await insertParcel(transaction, { ...tracking, lines, order_id: order.id, created_at: now });
    await handOver(context, transaction, { order, former: before.status, parcelId });
  });
}

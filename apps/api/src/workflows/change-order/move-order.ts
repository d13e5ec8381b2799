import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { notify } from '../../modules/messages/notify.ts';
import { canMove, type MovingStatus, nextStatuses } from '../../modules/orders/domain/order-path.ts';
import type { LockedOrder } from '../../modules/orders/lock-order.ts';
import { updateOrderStatus } from '../../modules/orders/queries/order-changes.ts';
import { operatorError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { collectCash, lockOrderAndPurchase } from './order-payment.ts';

type NewStatus = { orderId: number; status: MovingStatus; note: string | null };

const messageKinds = {
  Confirm: null,
  Processing: null,
  // Only the first of these two sends the message.
  Pickup: 'order-shipped',
  'On The Way': 'order-shipped',
  Delivered: 'order-delivered',
} as const satisfies Record<MovingStatus, string | null>;

/** Moves an order to its next status, collects cash on delivery, and notifies the shopper when it is shipped and delivered. */
export function moveOrder({ db, clock }: Pick<Context, 'db' | 'clock'>, { orderId, status, note }: NewStatus): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    const order = await lockOrderAndPurchase(transaction, { orderId });
    await moveLockedOrder(transaction, order, { status, note, now });
    if (status === 'Delivered') await collectCash(transaction, order.purchase_id, now);
    const kind = messageKinds[status];
    if (kind !== null) await notify(transaction, { kind, order_id: order.id }, now);
  });
}

export async function moveLockedOrder(
  transaction: Kysely<DB>,
  order: LockedOrder,
  { status, note, now }: { status: MovingStatus; note: string | null; now: Date },
): Promise<void> {
  if (!canMove(order.status, status)) throw operatorError('invalid', explain(order, status));
  await updateOrderStatus(transaction, { id: order.id, status, note, now });
}

function explain({ code, status }: LockedOrder, wanted: MovingStatus): string {
  if (status === wanted) return `${code} is ${status} already.`;
  const next = nextStatuses[status];
  const way = next.length === 0 ? 'it has no next status' : `its next status can be ${next.join(' or ')}`;
  return `${code} is ${status}: ${way}.`;
}

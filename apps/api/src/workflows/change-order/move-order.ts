import type { OrderStatus } from '@souk/contract/orders';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notify } from '../../modules/messages/notify.ts';
import { canMove, type MovingStatus, nextStatuses } from '../../modules/orders/domain/order-path.ts';
import type { LockedOrder } from '../../modules/orders/lock-order.ts';
import { updateOrderStatus } from '../../modules/orders/queries/order-changes.ts';
import { markParcels } from '../../modules/orders/queries/parcels.ts';
import { type AppError, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { checkUnchanged, collectCash, lockOrderAndPurchase, type Operating } from './order-payment.ts';

/** `seen` is the status that the operator saw. */
type NewStatus = { orderId: number; status: MovingStatus; note: string | null; seen?: OrderStatus };

const messageKinds = {
  Confirm: null,
  Processing: null,
  // Only the first of these two sends the message.
  Pickup: 'order-shipped',
  'On The Way': 'order-shipped',
  Delivered: 'order-delivered',
} as const satisfies Record<MovingStatus, string | null>;

/** Moves an order to its next status, collects cash on delivery, and notifies the shopper when it is shipped and delivered. */
export function moveOrder(context: Omit<Operating, 'log'>, { orderId, status, note, seen }: NewStatus): Promise<void> {
  const { db, clock } = context;
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    const order = await lockOrderAndPurchase(transaction, { orderId });
    checkUnchanged(order, seen);
    await moveLockedOrder(transaction, order, { status, note, now });
    if (status === 'On The Way' || status === 'Delivered')
      await markParcels(transaction, { orderId: order.id, isDelivered: status === 'Delivered', now });
    if (status === 'Delivered') await collectCash(transaction, order, now);
    const kind = messageKinds[status];
    if (kind !== null) await notify(transaction, { kind, order_id: order.id }, now);
    const change = { before: { status: order.status }, after: { status } };
    await recordAudit(transaction, context, { action: 'order.move', subject: { kind: 'order', id: order.id }, ...change });
  });
}

export async function moveLockedOrder(
  transaction: Kysely<DB>,
  order: LockedOrder,
  { status, note, now }: { status: MovingStatus; note: string | null; now: Date },
): Promise<void> {
  if (!canMove(order.status, status)) throw refusalOf(order, status);
  await updateOrderStatus(transaction, { id: order.id, status, note, now });
}

function refusalOf({ code, status }: LockedOrder, wanted: MovingStatus): AppError {
  if (status === wanted) return operatorError('invalid', { text: '{code} is {status} already.', with: { code, status } });
  const [next, other] = nextStatuses[status];
  if (next === undefined) return operatorError('invalid', { text: '{code} is {status}: it has no next status.', with: { code, status } });
  if (other === undefined)
    return operatorError('invalid', { text: '{code} is {status}: its next status can be {next}.', with: { code, status, next } });
  const text = '{code} is {status}: its next status can be {next} or {other}.';
  return operatorError('invalid', { text, with: { code, status, next, other } });
}

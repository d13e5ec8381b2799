import { cash } from '@souk/contract/fields';
import type { OrderStatus } from '@souk/contract/orders';
import { addAmounts, subtractAmounts } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { getPurchaseId, type LockedOrder, lockOrder } from '../../modules/orders/lock-order.ts';
import { lockOrdersOfPayment, lockUnpaidOrders, type OrderKey, updatePaymentStatus } from '../../modules/orders/queries/order-changes.ts';
import { createRefunds } from '../../modules/payments/create-refunds.ts';
import {
  findPaymentOfOrder,
  listOpenAttempts,
  markAttemptReceived,
  markPaymentRefunded,
  reduceCashDue,
  splitCashDue,
} from '../../modules/payments/queries/attempts.ts';
import { clearPaymentDeadline, lockPurchase } from '../../modules/payments/queries/purchases.ts';
import { sumRefunds } from '../../modules/payments/queries/refunds.ts';
import { getRefundLimit } from '../../modules/settings/queries.ts';
import { checkRecentSecondFactor } from '../../modules/staff/recent-second-factor.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { closeAttempts } from '../pay/attempts.ts';
import { reverseInProportion } from './reverse-commission.ts';

/** Locks the purchase before the order, as payments do, so that they never wait for each other in a circle. */
export async function lockOrderAndPurchase(transaction: Kysely<DB>, key: OrderKey): Promise<LockedOrder> {
  await lockPurchase(transaction, await getPurchaseId(transaction, key));
  return lockOrder(transaction, key);
}

/** Records the cash for a delivered order of a locked purchase as received. The cash for its other orders remains due. */
export async function collectCash(
  transaction: Kysely<DB>,
  { id, purchase_id }: { id: number; purchase_id: number },
  now: Date,
): Promise<void> {
  const due = (await listOpenAttempts(transaction, purchase_id)).find(({ gateway }) => gateway === cash);
  const unpaid = await lockUnpaidOrders(transaction, purchase_id);
  if (!due || !unpaid.some((order) => order.id === id)) return;
  const paymentId = unpaid.length === 1 ? due.id : await splitCashDue(transaction, { paymentId: due.id, orderId: id });
  await markAttemptReceived(transaction, { id: paymentId, charge: null, status: 'Paid', now });
  await updatePaymentStatus(transaction, [id], { status: 'Paid' });
}

/** Refunds a cancelled order that is paid. Otherwise reduces the amount due and closes pages on which the old one could be paid. */
export async function cancelOrderPayment(
  transaction: Kysely<DB>,
  order: LockedOrder,
  { now, log }: { now: Date; log: FastifyBaseLogger },
): Promise<void> {
  if (order.payment_status === 'Paid') {
    await refundOrder(transaction, order, { now, log });
    return;
  }
  const { purchase_id: purchaseId, payable_amount: amount } = order;
  const isNothingDue = (await lockUnpaidOrders(transaction, purchaseId)).length === 0;
  if (order.payment_method === cash) return reduceCashDue(transaction, { purchaseId, amount, isNothingDue, now });
  await closeAttempts(transaction, purchaseId, now);
  if (isNothingDue) await clearPaymentDeadline(transaction, purchaseId);
}

/** The context of an operator's change of an order. */
export type Operating = Pick<Context, 'db' | 'clock' | 'log' | 'caller' | 'operator'>;

/** Refuses a change by an operator who saw another status: somebody else was faster. */
export function checkUnchanged({ code, status }: LockedOrder, seen: OrderStatus | undefined): void {
  if (seen !== undefined && seen !== status) throw changedByOther(code);
}

export function changedByOther(code: string) {
  return operatorError('conflict', { text: 'Somebody else has changed {code}.', with: { code } });
}

/** The refunded amount, and the part of the order's price that is not refunded. */
export type Refunded = { amount: number; left: number };
type WithRefund = Refunded & { refundId: number | null };

/** Refunds an order or a part of it without changing its status, because an item was missing, broken or late. */
export function refundOrderAsOperator(
  context: Operating,
  { orderId, part, seenRefundable }: { orderId: number; part: number | undefined; seenRefundable?: number },
): Promise<Refunded> {
  return inTransaction(context.db, async (transaction) => {
    const order = await lockPaidOrder(transaction, orderId);
    const now = context.clock.now();
    const { refundId: _, ...refunded } = await refundOrder(transaction, order, {
      part,
      by: 'operator',
      now,
      log: context.log,
      reverse: (refundId, share) => reverseInProportion(transaction, { orderId, refundId, now }, share),
    });
    if (seenRefundable !== undefined && addAmounts(refunded.amount, refunded.left) !== seenRefundable) throw changedByOther(order.code);
    await checkRefundLimit(context, transaction, refunded.amount);
    const after = { refunded: toWire(refunded.amount), left: toWire(refunded.left) };
    await recordAudit(transaction, context, { action: 'order.refund', subject: { kind: 'order', id: order.id }, after });
    return refunded;
  });
}

/** Locks an order of which something can be refunded. */
export async function lockPaidOrder(transaction: Kysely<DB>, orderId: number): Promise<LockedOrder> {
  const order = await lockOrderAndPurchase(transaction, { orderId });
  checkPaid(order);
  return order;
}

/** Refuses a refund of an order that is not paid, or refunded in full. */
export function checkPaid(order: LockedOrder): void {
  if (order.payment_status === 'Refunded')
    throw operatorError('conflict', { text: '{code} is refunded in full already.', with: { code: order.code } });
  if (order.payment_status !== 'Paid')
    throw operatorError('conflict', { text: '{code} is not paid, so nothing can be refunded.', with: { code: order.code } });
}

/** A member of the staff or of a shop refunds more than the limit only within ten minutes of the second factor. */
export async function checkRefundLimit(
  { operator, clock }: Pick<Operating, 'operator' | 'clock'>,
  transaction: Kysely<DB>,
  amount: number,
): Promise<void> {
  if (!operator || operator.kind === 'command-line' || amount <= (await getRefundLimit(transaction))) return;
  await checkRecentSecondFactor({ db: transaction, clock, operator });
}

type Refunding = {
  part?: number | undefined;
  by?: 'operator';
  now: Date;
  log: FastifyBaseLogger;
  /** Reverses the commission. An order that is cancelled has none left. */
  reverse?: (refundId: number | null, share: { amount: number; refundable: number }) => Promise<void>;
};

/** Refunds a locked, paid order or a part of it. The gateway is asked after the commit, until it answers. */
export async function refundOrder(
  transaction: Kysely<DB>,
  order: { id: number; payable_amount: number },
  { part, by, now, log, reverse }: Refunding,
): Promise<WithRefund> {
  const { payment, refundable, parts } = await findRefundable(transaction, order);
  const amount = part ?? refundable;
  if (amount > refundable) throw nothingLeft(refundable);
  const shares = [{ orderId: order.id, amount, part: parts + 1 }];
  const [refundId = null] = await createRefunds(transaction, { payment, shares, ...(by && { by }), now, log });
  await reverse?.(refundId, { amount, refundable });
  if (amount === refundable) await markOrderRefunded(transaction, { orderId: order.id, paymentId: payment.id });
  return { amount, left: subtractAmounts(refundable, amount), refundId };
}

export function nothingLeft(refundable: number) {
  return operatorError('conflict', { text: 'Only {amount} of the paid amount is left to refund.', with: { amount: toWire(refundable) } });
}

/** The payment of a paid order, and the part of the order's price that is not refunded. */
export async function findRefundable(transaction: Kysely<DB>, order: { id: number; payable_amount: number }) {
  const payment = await findPaymentOfOrder(transaction, order.id);
  if (!payment) throw new Error(`Order ${order.id} is paid by no payment`);
  const before = await sumRefunds(transaction, { paymentId: payment.id, orderId: order.id });
  return { payment, refundable: subtractAmounts(order.payable_amount, before.amount), parts: before.parts };
}

async function markOrderRefunded(transaction: Kysely<DB>, { orderId, paymentId }: { orderId: number; paymentId: number }): Promise<void> {
  await updatePaymentStatus(transaction, [orderId], { status: 'Refunded' });
  const covered = await lockOrdersOfPayment(transaction, paymentId);
  if (covered.every(({ payment_status }) => payment_status !== 'Paid')) await markPaymentRefunded(transaction, paymentId);
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { PaymentState, Received } from '../../integrations/payments/payment-gateway.ts';
import { lockPerson } from '../../modules/identity/lock-person.ts';
import { activateSubscription } from '../../modules/membership/activate-subscription.ts';
import { findPendingSubscription } from '../../modules/membership/pending-subscription.ts';
import { notify } from '../../modules/messages/notify.ts';
import { lockCovered, markPayment } from '../../modules/orders/owed-orders.ts';
import { type Attempt, findPaid, getAttempt, markFailed, markReceived } from '../../modules/payments/attempts.ts';
import { lockPurchase, type Purchase, stopWaiting } from '../../modules/payments/lock-purchase.ts';
import { oweRefunds } from '../../modules/payments/owe-refunds.ts';
import { closeAttempts } from './close-attempts.ts';

/**
 * `paid`: it pays its purchase. `returned`: it came too late or once too often, and goes back. `mismatch`: it is not what was asked
 * for, and nothing is believed.
 */
export type Outcome = 'paid' | 'returned' | 'failed' | 'nothing' | 'mismatch';

type Settling = { transaction: Kysely<DB>; purchase: Purchase; attempt: Attempt; received: Received; now: Date };

/** Writes down what a gateway says of an attempt, whether it told so itself or was asked. The same said twice changes nothing. */
export async function applyState(
  transaction: Kysely<DB>,
  { purchase_id, id }: Pick<Attempt, 'purchase_id' | 'id'>,
  state: PaymentState,
  now: Date,
): Promise<Outcome> {
  if (state.kind === 'open') return 'nothing';
  const purchase = await lockPurchase(transaction, purchase_id);
  const attempt = await getAttempt(transaction, id);
  if (state.kind === 'failed') return fail(transaction, attempt, now);
  // A failed attempt is paid all the same where the gateway has the money: what was said last came first, or came late.
  if (attempt.status === 'Paid' || attempt.status === 'Refunded') return 'nothing';
  const { received } = state;
  if (received.amount !== attempt.amount || received.currency !== attempt.currency) return 'mismatch';
  const settling = { transaction, purchase, attempt, received, now };
  return purchase.kind === 'plan' ? payPlan(settling) : payOrders(settling);
}

async function fail(transaction: Kysely<DB>, attempt: Attempt, now: Date): Promise<Outcome> {
  if (attempt.status !== 'Pending') return 'nothing';
  await markFailed(transaction, [attempt.id], now);
  const standing = (await lockCovered(transaction, attempt.id)).filter(({ status }) => status !== 'Cancelled');
  await markPayment(transaction, idsOf(standing), { status: 'Failed' });
  return 'failed';
}

function idsOf(orders: readonly { id: number }[]): number[] {
  return orders.map(({ id }) => id);
}

async function payOrders({ transaction, purchase, attempt, received, now }: Settling): Promise<Outcome> {
  const isFirst = (await findPaid(transaction, purchase.id)) === undefined;
  const covered = await lockCovered(transaction, attempt.id);
  const kept = isFirst ? covered.filter(({ status }) => status !== 'Cancelled') : [];
  const gone = covered.filter((order) => !kept.includes(order));
  await markReceived(transaction, { id: attempt.id, charge: received.charge, status: kept.length > 0 ? 'Paid' : 'Refunded', now });
  const shares = gone.map(({ id, payable_amount }) => ({ orderId: id, amount: payable_amount }));
  await oweRefunds(transaction, { payment: attempt, shares, now });
  if (gone.length > 0) await notify(transaction, { kind: 'payment-returned', payment_id: attempt.id }, now);
  const returned = gone.filter(({ payment_status }) => payment_status !== 'Paid');
  await markPayment(transaction, idsOf(returned), { status: 'Refunded' });
  if (kept.length === 0) return 'returned';
  await markPayment(transaction, idsOf(kept), { status: 'Paid', method: attempt.gateway });
  await closeAttempts(transaction, purchase.id, now);
  await stopWaiting(transaction, purchase.id);
  await notify(transaction, { kind: 'order-paid', purchase_id: purchase.id }, now);
  return 'paid';
}

async function payPlan({ transaction, purchase, attempt, received, now }: Settling): Promise<Outcome> {
  await lockPerson(transaction, purchase.person_id);
  const subscription = await findPendingSubscription(transaction, purchase.id);
  await markReceived(transaction, { id: attempt.id, charge: received.charge, status: subscription ? 'Paid' : 'Refunded', now });
  if (!subscription) {
    await oweRefunds(transaction, { payment: attempt, shares: [{ orderId: null, amount: attempt.amount }], now });
    await notify(transaction, { kind: 'payment-returned', payment_id: attempt.id }, now);
    return 'returned';
  }
  await activateSubscription(transaction, subscription.id, now);
  await closeAttempts(transaction, purchase.id, now);
  await stopWaiting(transaction, purchase.id);
  await notify(transaction, { kind: 'plan-bought', subscription_id: subscription.id }, now);
  return 'paid';
}

import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { GatewayEvent, PaymentState, Received } from '../../integrations/payments/payment-gateway.ts';
import { lockPerson } from '../../modules/identity/queries/profile.ts';
import { findPendingSubscription } from '../../modules/membership/queries/subscriptions.ts';
import { activateSubscription } from '../../modules/membership/subscriptions.ts';
import { notify } from '../../modules/messages/notify.ts';
import { lockOrdersOfPayment, updatePaymentStatus } from '../../modules/orders/queries/order-changes.ts';
import { createRefunds } from '../../modules/payments/create-refunds.ts';
import {
  type Attempt,
  findAttempt,
  findPaidAttempt,
  getAttempt,
  listOpenAttempts,
  markAttemptReceived,
  markAttemptsFailed,
} from '../../modules/payments/queries/attempts.ts';
import { insertEvent, updateEventOutcome } from '../../modules/payments/queries/events.ts';
import { clearPaymentDeadline, lockPurchase, type Purchase } from '../../modules/payments/queries/purchases.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { closeAttempts } from './attempts.ts';
import type { PayParts } from './open-payment-page.ts';

/**
 * `paid`: the purchase is paid. `returned`: the money came too late or twice and is refunded. `mismatch`: amount or currency
 * differ from the attempt, and nothing changes.
 */
type Outcome = 'paid' | 'returned' | 'failed' | 'nothing' | 'mismatch';

/** `seen`: the event was received before. `unknown`: it is about no payment of ours. */
type EventOutcome = Outcome | 'seen' | 'unknown';

/** When a state is applied, and where refunds are logged. */
type At = { now: Date; log: FastifyBaseLogger };

type Receipt = { transaction: Kysely<DB>; purchase: Purchase; attempt: Attempt; received: Received } & At;

/** Applies an event of a gateway once. The event is stored in the same transaction: if that fails, the gateway sends it again. */
export async function receiveEvent({ db, clock, log }: PayParts, gateway: string, event: GatewayEvent): Promise<EventOutcome> {
  const now = clock.now();
  const outcome = await inTransaction(db, async (transaction): Promise<EventOutcome> => {
    const key = { gateway, event_id: event.id };
    if (!(await insertEvent(transaction, { ...key, kind: event.kind, received_at: now }))) return 'seen';
    const attempt = event.reference === null ? undefined : await findAttempt(transaction, gateway, event.reference);
    const result = attempt ? await applyState(transaction, attempt, event.state, { now, log }) : 'unknown';
    await updateEventOutcome(transaction, { ...key, payment_id: attempt?.id ?? null, outcome: result });
    return result;
  });
  const details = { gateway, event: event.id, kind: event.kind, reference: event.reference, outcome };
  if (outcome === 'mismatch') log.error(details, 'a payment is not of the amount or currency that was asked for; it counts for nothing');
  else log.info(details, 'a payment event was received');
  return outcome;
}

/** Applies the state of an attempt at its gateway, received or queried. The same state twice changes nothing. */
export async function applyState(
  transaction: Kysely<DB>,
  { purchase_id, id }: Pick<Attempt, 'purchase_id' | 'id'>,
  state: PaymentState,
  { now, log }: At,
): Promise<Outcome> {
  if (state.kind === 'open') return 'nothing';
  const purchase = await lockPurchase(transaction, purchase_id);
  const attempt = await getAttempt(transaction, id);
  if (state.kind === 'failed') return failAttempt(transaction, attempt, now);
  // Events can arrive out of order, so a failed attempt still becomes paid if the gateway has the money.
  if (attempt.status === 'Paid' || attempt.status === 'Refunded') return 'nothing';
  const { received } = state;
  if (received.amount !== attempt.amount || received.currency !== attempt.currency) return 'mismatch';
  const receipt = { transaction, purchase, attempt, received, now, log };
  return purchase.kind === 'plan' ? payPlan(receipt) : payOrders(receipt);
}

/** Marks a purchase as paid whose payable amount is 0, because vouchers cover all of it. */
export async function settleFreePurchase(transaction: Kysely<DB>, purchaseId: number, at: At): Promise<void> {
  const [attempt] = await listOpenAttempts(transaction, purchaseId);
  if (!attempt) throw new Error(`The purchase ${purchaseId} has no payment`);
  const { currency } = attempt;
  await applyState(transaction, attempt, { kind: 'paid', received: { charge: '', amount: 0, currency } }, at);
}

async function failAttempt(transaction: Kysely<DB>, attempt: Attempt, now: Date): Promise<Outcome> {
  if (attempt.status !== 'Pending') return 'nothing';
  await markAttemptsFailed(transaction, [attempt.id], now);
  const active = (await lockOrdersOfPayment(transaction, attempt.id)).filter(({ status }) => status !== 'Cancelled');
  await updatePaymentStatus(transaction, idsOf(active), { status: 'Failed' });
  return 'failed';
}

/** The money pays the orders that are not cancelled, if it is the first payment of the purchase; everything else is refunded. */
async function payOrders({ transaction, purchase, attempt, received, now, log }: Receipt): Promise<Outcome> {
  const isFirst = (await findPaidAttempt(transaction, purchase.id)) === undefined;
  const orders = await lockOrdersOfPayment(transaction, attempt.id);
  const paid = isFirst ? orders.filter(({ status }) => status !== 'Cancelled') : [];
  const refunded = orders.filter((order) => !paid.includes(order));
  await markAttemptReceived(transaction, { id: attempt.id, charge: received.charge, status: paid.length > 0 ? 'Paid' : 'Refunded', now });
  const shares = refunded.map(({ id, payable_amount }) => ({ orderId: id, amount: payable_amount }));
  await createRefunds(transaction, { payment: attempt, shares, now, log });
  if (refunded.length > 0) await notify(transaction, { kind: 'payment-returned', payment_id: attempt.id }, now);
  // An order that another payment paid remains paid.
  const unpaid = refunded.filter(({ payment_status }) => payment_status !== 'Paid');
  await updatePaymentStatus(transaction, idsOf(unpaid), { status: 'Refunded' });
  if (paid.length === 0) return 'returned';
  await updatePaymentStatus(transaction, idsOf(paid), { status: 'Paid', method: attempt.gateway });
  await closeAttempts(transaction, purchase.id, now);
  await clearPaymentDeadline(transaction, purchase.id);
  await notify(transaction, { kind: 'order-paid', purchase_id: purchase.id }, now);
  return 'paid';
}

async function payPlan({ transaction, purchase, attempt, received, now, log }: Receipt): Promise<Outcome> {
  await lockPerson(transaction, purchase.person_id);
  const subscription = await findPendingSubscription(transaction, purchase.id);
  await markAttemptReceived(transaction, { id: attempt.id, charge: received.charge, status: subscription ? 'Paid' : 'Refunded', now });
  if (!subscription) {
    await createRefunds(transaction, { payment: attempt, shares: [{ orderId: null, amount: attempt.amount }], now, log });
    await notify(transaction, { kind: 'payment-returned', payment_id: attempt.id }, now);
    return 'returned';
  }
  await activateSubscription(transaction, subscription.id, now);
  await closeAttempts(transaction, purchase.id, now);
  await clearPaymentDeadline(transaction, purchase.id);
  await notify(transaction, { kind: 'plan-bought', subscription_id: subscription.id }, now);
  return 'paid';
}

function idsOf(orders: readonly { id: number }[]): number[] {
  return orders.map(({ id }) => id);
}

import { cash } from '@souk/contract/fields';
import { membershipCalls } from '@souk/contract/membership';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { claimKey, type KeyedRequest } from '../../modules/idempotency/claim-key.ts';
import { storeAnswer, storedAnswer } from '../../modules/idempotency/queries.ts';
import { lockPerson, updateLocale } from '../../modules/identity/queries/profile.ts';
import type { OfferedPlan } from '../../modules/membership/queries/plans.ts';
import {
  cancelPendingSubscription,
  findPayableSubscription,
  getSubscriptionPurchase,
  insertSubscription,
  type NewPayment,
} from '../../modules/membership/queries/subscriptions.ts';
import { activateSubscription, checkNotPermanent, getOfferedPlan, readSubscription } from '../../modules/membership/subscriptions.ts';
import { notify } from '../../modules/messages/notify.ts';
import { createReference } from '../../modules/payments/queries/attempts.ts';
import { clearPaymentDeadline, getUnpaidMinutes, isMethodOffered, lockPurchase } from '../../modules/payments/queries/purchases.ts';
import { invalid } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { closeAttempts } from '../pay/attempts.ts';
import { type Payments, tryOpenPage } from '../pay/open-payment-page.ts';

const call = 'POST /plans/{id}/purchase';
const Answer = membershipCalls[call].answer;
type Answer = z.infer<typeof Answer>;

type PlanPurchase = { planId: number; method: string; key: string; origin: string };

/**
 * Buys a membership, exactly once for each key. One that is free or paid in cash starts at once, and the cash is collected later.
 * Otherwise it is pending until it is paid.
 */
export async function buyPlan(
  payments: Payments,
  context: SignedIn<Context>,
  { planId, method, key, origin }: PlanPurchase,
): Promise<Answer> {
  const { actor, clock, db } = context;
  const request = { personId: actor.person_id, key, call, body: { planId, method }, now: clock.now() };
  const bought = await inTransaction(db, (transaction) => buyOnce(transaction, { payments, context, request, planId, method }));
  const { subscription, payment_url } = bought;
  if (subscription.status !== 'pending' || payment_url !== null) return bought;
  const purchaseId = await getSubscriptionPurchase(db, subscription.id);
  if (purchaseId === null) return bought;
  const page = { purchaseId, gateway: method, origin, title: subscription.plan.name, returnPath: '/my-subscription' };
  const answerWith = (url: string) => ({ subscription, payment_url: url });
  const opened = await tryOpenPage(payments, context, page, {
    storedWith: (url, condition) => storedAnswer(request, 201, answerWith(url), condition),
  });
  if (!opened) return bought;
  if (!opened.isStored) await storeAnswer(db, request, 201, answerWith(opened.url));
  return answerWith(opened.url);
}

type BuyOnce = Pick<PlanPurchase, 'planId' | 'method'> & { payments: Payments; context: SignedIn<Context>; request: KeyedRequest };

async function buyOnce(transaction: Kysely<DB>, { payments, context, request, planId, method }: BuyOnce): Promise<Answer> {
  const known = await claimKey(transaction, request);
  if (known) return Answer.parse(known.answer);
  const { personId, now } = request;
  // The purchase is locked before the person, as payments do.
  const started = await findPayableSubscription(transaction, { personId, planId, now });
  if (started) await lockPurchase(transaction, started.purchase_id);
  await lockPerson(transaction, personId);
  const plan = await getOfferedPlan(transaction, planId);
  await checkNotPermanent(transaction, { personId, planId });
  const payment = await paymentFor(transaction, { plan, method, payments, now });
  await updateLocale(transaction, personId, context.locale);
  const payable = await findPayableSubscription(transaction, { personId, planId, now });
  const isOnline = payment !== null && payment.method !== cash;
  if (payable && !isOnline && payable.id === started?.id) await cancelPurchase(transaction, payable.purchase_id, now);
  // A membership that is still payable online is continued, so that nobody pays for it twice.
  const id = payable && isOnline ? payable.id : await insertSubscription(transaction, { personId, plan, payment, now });
  if (!isOnline) {
    await activateSubscription(transaction, id, now);
    await notify(transaction, { kind: 'plan-bought', subscription_id: id }, now);
  }
  const subscription = await readSubscription({ ...context, read: transaction }, id);
  const answer: Answer = { subscription, payment_url: null };
  await storeAnswer(transaction, request, 201, answer);
  return answer;
}

/** Closes its payment pages; a payment that arrives nevertheless is refunded. */
async function cancelPurchase(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  await closeAttempts(transaction, purchaseId, now);
  await clearPaymentDeadline(transaction, purchaseId);
  await cancelPendingSubscription(transaction, purchaseId, now);
}

type PaymentChoice = { plan: OfferedPlan; method: string; payments: Payments; now: Date };

/** Null for a free plan. */
async function paymentFor(transaction: Kysely<DB>, { plan, method, payments, now }: PaymentChoice): Promise<NewPayment | null> {
  if (plan.price === 0) return null;
  const isKnown = method === cash || payments.gateways.has(method);
  if (!isKnown || !(await isMethodOffered(transaction, method))) throw invalid('payment_method', 'This payment method is not available');
  if (method === cash) return { method, reference: null, expiresAt: null };
  const minutes = await getUnpaidMinutes(transaction);
  return { method, reference: createReference(), expiresAt: new Date(now.getTime() + minutes * 60_000) };
}

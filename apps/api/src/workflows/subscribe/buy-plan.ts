import { membershipCalls } from '@souk/contract/membership';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { claimKey, type KeyedRequest, storeAnswer } from '../../modules/idempotency/claim-key.ts';
import { lockPerson } from '../../modules/identity/lock-person.ts';
import { noteLanguage } from '../../modules/identity/note-language.ts';
import { activateSubscription, checkNotForGood } from '../../modules/membership/activate-subscription.ts';
import { getOfferedPlan, type OfferedPlan } from '../../modules/membership/find-plan.ts';
import { insertSubscription, type NewPayment } from '../../modules/membership/insert-subscription.ts';
import { findWaiting, giveUpSubscription } from '../../modules/membership/pending-subscription.ts';
import { readSubscription } from '../../modules/membership/read-subscriptions.ts';
import { notify } from '../../modules/messages/notify.ts';
import { newReference } from '../../modules/payments/attempts.ts';
import { cash, isMethodOffered } from '../../modules/payments/is-method-offered.ts';
import { lockPurchase, stopWaiting } from '../../modules/payments/lock-purchase.ts';
import { getUnpaidMinutes } from '../../modules/payments/unpaid-minutes.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid } from '../../platform/http/problem.ts';
import { closeAttempts } from '../pay/close-attempts.ts';
import { openPlanPage } from '../pay/pay-plan.ts';
import type { Payments } from '../pay/payments.ts';

const call = 'POST /plans/{id}/purchase';
const Answer = membershipCalls[call].answer;
type Answer = z.infer<typeof Answer>;

type Buying = { planId: number; method: string; key: string; origin: string };

/**
 * Buys a membership, exactly once for each key. By cash it runs at once and is collected later; what costs nothing runs at once as
 * well; otherwise it waits for its payment.
 */
export async function buyPlan(payments: Payments, context: SignedIn<Context>, { planId, method, key, origin }: Buying): Promise<Answer> {
  const { actor, clock, db } = context;
  const request = { personId: actor.person_id, key, call, body: { planId, method }, now: clock.now() };
  const bought = await inTransaction(db, (transaction) => buyOnce(transaction, { payments, context, request, planId, method }));
  const { subscription, payment_url } = bought;
  if (subscription.status !== 'pending' || payment_url !== null) return bought;
  const url = await openPlanPage(payments, context, {
    subscriptionId: subscription.id,
    title: subscription.plan.name,
    gateway: method,
    origin,
  });
  if (url === null) return bought;
  const answer = { subscription, payment_url: url };
  await storeAnswer(db, request, 201, answer);
  return answer;
}

type BuyingOnce = Pick<Buying, 'planId' | 'method'> & { payments: Payments; context: SignedIn<Context>; request: KeyedRequest };

async function buyOnce(transaction: Kysely<DB>, { payments, context, request, planId, method }: BuyingOnce): Promise<Answer> {
  const known = await claimKey(transaction, request);
  if (known) return Answer.parse(known.answer);
  const { personId, now } = request;
  // The purchase before the person, as payments lock them.
  const begun = await findWaiting(transaction, { personId, planId, now });
  if (begun) await lockPurchase(transaction, begun.purchase_id);
  await lockPerson(transaction, personId);
  const plan = await getOfferedPlan(transaction, planId);
  await checkNotForGood(transaction, { personId, planId });
  const payment = await paymentFor(transaction, { plan, method, payments, now });
  await noteLanguage(transaction, personId, context.locale);
  const waiting = await findWaiting(transaction, { personId, planId, now });
  const isOnline = payment !== null && payment.method !== cash;
  if (waiting && !isOnline && waiting.id === begun?.id) await giveUpWaiting(transaction, waiting.purchase_id, now);
  // Whoever comes back to what they have begun to pay goes on with it: nobody pays for it twice.
  const id = waiting && isOnline ? waiting.id : await insertSubscription(transaction, { personId, plan, payment, now });
  if (!isOnline) {
    await activateSubscription(transaction, id, now);
    await notify(transaction, { kind: 'plan-bought', subscription_id: id }, now);
  }
  const subscription = await readSubscription({ ...context, read: transaction }, id);
  const answer: Answer = { subscription, payment_url: null };
  await storeAnswer(transaction, request, 201, answer);
  return answer;
}

/** Its pages are closed; should it be paid there all the same, the money goes back. */
async function giveUpWaiting(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  await closeAttempts(transaction, purchaseId, now);
  await stopWaiting(transaction, purchaseId);
  await giveUpSubscription(transaction, purchaseId, now);
}

type Asked = { plan: OfferedPlan; method: string; payments: Payments; now: Date };

/** How the plan is paid; null where it costs nothing. */
async function paymentFor(transaction: Kysely<DB>, { plan, method, payments, now }: Asked): Promise<NewPayment | null> {
  if (plan.price === 0) return null;
  const isKnown = method === cash || payments.gateways.has(method);
  if (!isKnown || !(await isMethodOffered(transaction, method))) throw invalid('payment_method', 'This payment method is not offered');
  if (method === cash) return { method, reference: null, expiresAt: null };
  const minutes = await getUnpaidMinutes(transaction);
  return { method, reference: newReference(), expiresAt: new Date(now.getTime() + minutes * 60_000) };
}

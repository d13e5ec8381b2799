import { membershipCalls } from '@souk/contract/membership';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { claimKey, type KeyedRequest, storeAnswer } from '../../modules/idempotency/claim-key.ts';
import { lockPerson } from '../../modules/identity/lock-person.ts';
import { noteLanguage } from '../../modules/identity/note-language.ts';
import { activateSubscription, checkNotForGood } from '../../modules/membership/activate-subscription.ts';
import { getOfferedPlan } from '../../modules/membership/find-plan.ts';
import { insertSubscription } from '../../modules/membership/insert-subscription.ts';
import { readSubscription } from '../../modules/membership/read-subscriptions.ts';
import { notify } from '../../modules/messages/notify.ts';
import { cash, isMethodOffered } from '../../modules/payments/is-method-offered.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid } from '../../platform/http/problem.ts';

const call = 'POST /plans/{id}/purchase';
const Answer = membershipCalls[call].answer;
type Answer = z.infer<typeof Answer>;

type Buying = { planId: number; method: string; key: string };

/** Buys a membership, exactly once for each key. By cash it runs at once and is collected later; what costs nothing runs at once as well. */
export function buyPlan(context: SignedIn<Context>, { planId, method, key }: Buying): Promise<Answer> {
  const { actor, clock, db } = context;
  const request = { personId: actor.person_id, key, call, body: { planId, method }, now: clock.now() };
  return inTransaction(db, (transaction) => buyOnce(transaction, { context, request, planId, method }));
}

type BuyingOnce = { context: SignedIn<Context>; request: KeyedRequest; planId: number; method: string };

async function buyOnce(transaction: Kysely<DB>, { context, request, planId, method }: BuyingOnce): Promise<Answer> {
  const known = await claimKey(transaction, request);
  if (known) return Answer.parse(known.answer);
  const { personId, now } = request;
  await lockPerson(transaction, personId);
  const plan = await getOfferedPlan(transaction, planId);
  await checkNotForGood(transaction, { personId, planId });
  const payment = plan.price === 0 ? null : { method: await checkedMethod(transaction, method), reference: null, expiresAt: null };
  const id = await insertSubscription(transaction, { personId, plan, payment, now });
  await activateSubscription(transaction, id, now);
  await noteLanguage(transaction, personId, context.locale);
  await notify(transaction, { kind: 'plan-bought', subscription_id: id }, now);
  const subscription = await readSubscription({ ...context, read: transaction }, id);
  const answer: Answer = { subscription, payment_url: null };
  await storeAnswer(transaction, request, 201, answer);
  return answer;
}

async function checkedMethod(transaction: Kysely<DB>, method: string): Promise<string> {
  if (method === cash && (await isMethodOffered(transaction, method))) return method;
  throw invalid('payment_method', 'This payment method is not offered');
}

import type { MySubscription } from '@souk/contract/membership';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { lockPerson } from '../../modules/identity/lock-person.ts';
import { type EndedSubscription, endSubscription, findRunning } from '../../modules/membership/end-subscription.ts';
import { readSubscriptions } from '../../modules/membership/read-subscriptions.ts';
import { findPaid } from '../../modules/payments/attempts.ts';
import { lockPurchase } from '../../modules/payments/lock-purchase.ts';
import { oweLessCash } from '../../modules/payments/owe-less-cash.ts';
import { markGivenBack, oweRefunds } from '../../modules/payments/owe-refunds.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** How long a membership that has saved nothing can be given back. */
const daysToReturn = 14;
const millisecondsADay = 86_400_000;

/** Ends the person's membership at once. What was not collected is no longer owed; what was paid goes back if it was not made use of. */
export function cancelPlan(context: SignedIn<Context>): Promise<MySubscription> {
  const { actor, clock, db } = context;
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const { id, purchase_id } = await findRunning(transaction, actor.person_id, now);
    // The purchase before the person, as payments lock them; what runs may be another one by then.
    if (purchase_id !== null) await lockPurchase(transaction, purchase_id);
    await lockPerson(transaction, actor.person_id);
    const ended = await endSubscription(transaction, id, now);
    if (purchase_id !== null) await giveBack(transaction, { purchaseId: purchase_id, ended, now });
    return readSubscriptions({ ...context, read: transaction });
  });
}

type Returning = { purchaseId: number; ended: EndedSubscription; now: Date };

async function giveBack(transaction: Kysely<DB>, { purchaseId, ended, now }: Returning): Promise<void> {
  const payment = await findPaid(transaction, purchaseId);
  if (!payment) return oweLessCash(transaction, { purchaseId, amount: ended.price, now });
  if (!isReturnable(ended, now)) return;
  await oweRefunds(transaction, { payment, shares: [{ orderId: null, amount: payment.amount }], now });
  await markGivenBack(transaction, payment.id);
}

function isReturnable({ saved_amount, starts_at }: EndedSubscription, now: Date): boolean {
  return saved_amount === 0 && starts_at !== null && now.getTime() - starts_at.getTime() <= daysToReturn * millisecondsADay;
}

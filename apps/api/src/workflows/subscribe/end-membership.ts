import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type EndedSubscription, endSubscription, type RunningSubscription } from '../../modules/membership/end-subscription.ts';
import { findPaid } from '../../modules/payments/attempts.ts';
import { oweLessCash } from '../../modules/payments/owe-less-cash.ts';
import { markGivenBack, oweRefunds } from '../../modules/payments/owe-refunds.ts';

/** How long a membership that has saved nothing can be given back. */
const daysToReturn = 14;
const millisecondsADay = 86_400_000;

/**
 * Ends a membership at once; its purchase and its person are locked. What was not collected is no longer owed; what was paid goes back
 * if it was not made use of.
 */
export async function endMembership(transaction: Kysely<DB>, { id, purchase_id }: RunningSubscription, now: Date): Promise<void> {
  const ended = await endSubscription(transaction, id, now);
  if (purchase_id !== null) await giveBack(transaction, { purchaseId: purchase_id, ended, now });
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

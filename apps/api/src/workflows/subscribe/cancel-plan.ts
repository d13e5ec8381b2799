import type { MySubscription } from '@souk/contract/membership';
import type { Context, SignedIn } from '../../context.ts';
import { lockPerson } from '../../modules/identity/lock-person.ts';
import { findRunning, noneRuns } from '../../modules/membership/end-subscription.ts';
import { readSubscriptions } from '../../modules/membership/read-subscriptions.ts';
import { lockPurchase } from '../../modules/payments/lock-purchase.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { endMembership } from './end-membership.ts';

/** Ends the person's membership at once. */
export function cancelPlan(context: SignedIn<Context>): Promise<MySubscription> {
  const { actor, clock, db } = context;
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const running = await findRunning(transaction, actor.person_id, now);
    if (!running) throw noneRuns();
    // The purchase before the person, as payments lock them; what runs may be another one by then.
    if (running.purchase_id !== null) await lockPurchase(transaction, running.purchase_id);
    await lockPerson(transaction, actor.person_id);
    await endMembership(transaction, running, now);
    return readSubscriptions({ ...context, read: transaction });
  });
}

import type { MySubscription } from '@souk/contract/membership';
import type { Context, SignedIn } from '../../context.ts';
import { lockPerson } from '../../modules/identity/lock-person.ts';
import { endSubscription, findRunning } from '../../modules/membership/end-subscription.ts';
import { readSubscriptions } from '../../modules/membership/read-subscriptions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Ends the person's membership at once. */
export function cancelPlan(context: SignedIn<Context>): Promise<MySubscription> {
  const { actor, clock, db } = context;
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, actor.person_id);
    const running = await findRunning(transaction, actor.person_id, now);
    await endSubscription(transaction, running.id, now);
    return readSubscriptions({ ...context, read: transaction });
  });
}

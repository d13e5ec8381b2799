import type { Context } from '../../context.ts';
import { lockPerson } from '../../modules/identity/lock-person.ts';
import { lockPurchase } from '../../modules/payments/lock-purchase.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { endMembership } from './end-membership.ts';

type Ending = { id: number; purchase_id: number | null; person: { id: number } };

/** Ends somebody's membership as they could by themselves. */
export function endForMarket({ db, clock }: Pick<Context, 'db' | 'clock'>, { id, purchase_id, person }: Ending): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (purchase_id !== null) await lockPurchase(transaction, purchase_id);
    await lockPerson(transaction, person.id);
    await endMembership(transaction, { id, purchase_id }, clock.now());
  });
}

import type { Context } from '../../context.ts';
import { listOpenAttempts, markReceived } from '../../modules/payments/attempts.ts';
import { cash } from '../../modules/payments/is-method-offered.ts';
import { lockPurchase } from '../../modules/payments/lock-purchase.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Fault } from '../../platform/fault.ts';

/** Notes that the market has collected in cash what a membership costs. */
export function collectPlanCash(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, purchase_id }: { id: number; purchase_id: number | null },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (purchase_id === null) throw new Fault(`The membership ${id} cost nothing`);
    await lockPurchase(transaction, purchase_id);
    const owed = (await listOpenAttempts(transaction, purchase_id)).find(({ gateway }) => gateway === cash);
    if (!owed) throw new Fault(`Nothing is to be collected in cash for the membership ${id}`);
    await markReceived(transaction, { id: owed.id, charge: null, status: 'Paid', now: clock.now() });
  });
}

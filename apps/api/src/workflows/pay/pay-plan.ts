import type { Context, SignedIn } from '../../context.ts';
import { findPurchaseOf } from '../../modules/membership/pending-subscription.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { tryOpenPage } from './open-page.ts';
import type { Payments } from './payments.ts';
import { prepareAttempt } from './prepare-attempt.ts';

type PayingPlan = { subscriptionId: number; title: string; gateway: string; origin: string };

/** Where a membership is paid; null where that has to wait. */
export async function openPlanPage(
  { gateways, origin: ours }: Payments,
  context: SignedIn<Context>,
  { subscriptionId, title, gateway, origin }: PayingPlan,
): Promise<string | null> {
  const { db, clock, locale } = context;
  const purchaseId = await findPurchaseOf(db, subscriptionId);
  if (purchaseId === null) return null;
  const prepare = () => inTransaction(db, (transaction) => prepareAttempt(transaction, { purchaseId, gateway, now: clock.now() }));
  return tryOpenPage({ ...context, gateways }, prepare, { title, locale, origin: ours ?? origin, returnPath: '/my-subscription' });
}

import type { CallAnswer } from '@souk/contract/calls';
import type { Context, SignedIn } from '../../context.ts';
import { findPurchaseId, listCodes } from '../../modules/orders/owed-orders.ts';
import { noSuchOrder } from '../../modules/orders/read-order.ts';
import { isMethodOffered } from '../../modules/payments/is-method-offered.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid } from '../../platform/http/problem.ts';
import { asUnavailable, openPage, tryOpenPage, type Visit } from './open-page.ts';
import type { Payments } from './payments.ts';
import { prepareAttempt } from './prepare-attempt.ts';

type Paying = { orderId: number; gateway: string; origin: string };

/** Where an order, and those placed with it, are paid: now, or once more after a payment that did not work. */
export async function payOrder(
  { gateways, origin: ours }: Payments,
  context: SignedIn<Context>,
  { orderId, gateway, origin }: Paying,
): Promise<CallAnswer<'GET /order-payment/{order_id}/{gateway}'>> {
  const { db, actor, clock } = context;
  const purchaseId = await findPurchaseId(db, { personId: actor.person_id, orderId });
  if (purchaseId === undefined) throw noSuchOrder();
  if (!gateways.has(gateway) || !(await isMethodOffered(db, gateway))) throw invalid('gateway', 'This payment method is not offered');
  const now = clock.now();
  const prepared = await inTransaction(db, (transaction) => prepareAttempt(transaction, { purchaseId, gateway, now }));
  const visit = await visitOf(context, { purchaseId, orderId, origin: ours ?? origin });
  try {
    return { order_payment_url: await openPage({ ...context, gateways }, prepared, visit) };
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** Where orders that were just placed are paid; null where that has to wait: they stand, and can be paid later. */
export async function openPlacedPage(
  { gateways, origin: ours }: Payments,
  context: SignedIn<Context>,
  { orderId, gateway, origin }: Paying,
): Promise<string | null> {
  const purchaseId = await findPurchaseId(context.db, { personId: context.actor.person_id, orderId });
  if (purchaseId === undefined) return null;
  const prepare = () =>
    inTransaction(context.db, (transaction) => prepareAttempt(transaction, { purchaseId, gateway, now: context.clock.now() }));
  const visit = await visitOf(context, { purchaseId, orderId, origin: ours ?? origin });
  return tryOpenPage({ ...context, gateways }, prepare, visit);
}

async function visitOf(
  { db, locale }: SignedIn<Context>,
  { purchaseId, orderId, origin }: { purchaseId: number; orderId: number; origin: string },
): Promise<Visit> {
  const codes = await listCodes(db, purchaseId);
  return { title: codes.join(', '), locale, origin, returnPath: `/order-confirm/${orderId}` };
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { GatewayRefused, GatewayUnreachable } from '../../integrations/payments/payment-gateway.ts';
import { cancelPendingSubscription } from '../../modules/membership/queries/subscriptions.ts';
import { notify } from '../../modules/messages/notify.ts';
import { lockUnpaidOrders, updatePaymentStatus } from '../../modules/orders/queries/order-changes.ts';
import { type Attempt, listOpenAttempts } from '../../modules/payments/queries/attempts.ts';
import { clearPaymentDeadline, lockPurchase, type OverduePurchase } from '../../modules/payments/queries/purchases.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { releaseOrders } from '../change-order/cancel-order.ts';
import { applyState } from './apply-state.ts';
import { closeAttempts } from './attempts.ts';
import type { PayParts } from './open-payment-page.ts';

/** Shown on the order, translated. */
const unpaidReason = { text: 'It was not paid in time' };

/** How long after the deadline an unreachable gateway delays the expiry of a purchase. */
const graceMilliseconds = 3_600_000;

/**
 * Cancels a purchase that was not paid in time and releases its stock and vouchers. Its payment pages are closed before, and a
 * payment that arrived there in the meantime counts.
 */
export async function expirePurchase(parts: PayParts, { id, expires_at }: OverduePurchase): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const isGraceOver = now.getTime() - expires_at.getTime() > graceMilliseconds;
  const results = await Promise.all((await listOpenAttempts(db, id)).map((attempt) => closeAttempt(parts, attempt)));
  if (results.includes('open') || (results.includes('unknown') && !isGraceOver)) return;
  await inTransaction(db, (transaction) => cancelOverdue(transaction, id, now));
}

/** `open`: a payment is being processed, which may take longer. `unknown`: the gateway does not answer. */
async function closeAttempt({ db, clock, log, gateways }: PayParts, attempt: Attempt): Promise<'ended' | 'open' | 'unknown'> {
  const gateway = gateways.get(attempt.gateway);
  if (!gateway || attempt.session === null) return 'ended';
  try {
    const state = await gateway.close(attempt.session);
    if (state.kind === 'open') return 'open';
    await inTransaction(db, (transaction) => applyState(transaction, attempt, state, { now: clock.now(), log }));
    return 'ended';
  } catch (error) {
    if (error instanceof GatewayRefused) return 'ended';
    if (!(error instanceof GatewayUnreachable)) throw error;
    log.warn({ err: error, payment: attempt.id }, 'a gateway did not answer whether an attempt was paid');
    return 'unknown';
  }
}

async function cancelOverdue(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  const purchase = await lockPurchase(transaction, purchaseId);
  // It was paid or cancelled in the meantime.
  if (purchase.expires_at === null || purchase.expires_at > now) return;
  await closeAttempts(transaction, purchaseId, now);
  await clearPaymentDeadline(transaction, purchaseId);
  if (purchase.kind === 'plan') return cancelPendingSubscription(transaction, purchaseId, now);
  // Orders that the shop has confirmed nevertheless remain.
  const ids = (await lockUnpaidOrders(transaction, purchaseId)).filter(({ status }) => status === 'Pending').map(({ id }) => id);
  if (ids.length === 0) return;
  await releaseOrders(transaction, ids, { reason: unpaidReason.text, now });
  await updatePaymentStatus(transaction, ids, { status: 'Failed' });
  for (const id of ids) await notify(transaction, { kind: 'order-cancelled', order_id: id }, now);
}

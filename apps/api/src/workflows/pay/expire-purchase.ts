import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { GatewayRefused, GatewayUnreachable } from '../../integrations/payments/payment-gateway.ts';
import { giveUpSubscription } from '../../modules/membership/pending-subscription.ts';
import { notify } from '../../modules/messages/notify.ts';
import { lockOwed, markPayment } from '../../modules/orders/owed-orders.ts';
import { type Attempt, listOpenAttempts } from '../../modules/payments/attempts.ts';
import { lockPurchase, type Overdue, stopWaiting } from '../../modules/payments/lock-purchase.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { takeBack } from '../cancel-order/take-back.ts';
import { applyState } from './apply-state.ts';
import { closeAttempts } from './close-attempts.ts';
import type { PayParts } from './payments.ts';

/** Why such an order was cancelled, as its screen says it. */
const unpaidReason = { text: 'It was not paid in time' };

/** How long a gateway that does not answer keeps a purchase waiting beyond its time. */
const graceMilliseconds = 3_600_000;

/**
 * Gives up a purchase that was not paid in time: its pages are closed first, and what turns out to be paid there counts. Then stock
 * and vouchers go back.
 */
export async function expirePurchase(parts: PayParts, { id, expires_at }: Overdue): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const isGraceOver = now.getTime() - expires_at.getTime() > graceMilliseconds;
  const ends = await Promise.all((await listOpenAttempts(db, id)).map((attempt) => endAttempt(parts, attempt)));
  if (ends.includes('open') || (ends.includes('unknown') && !isGraceOver)) return;
  await inTransaction(db, (transaction) => giveUp(transaction, id, now));
}

/** `open`: money is on its way there, which takes the time it takes. `unknown`: the gateway does not answer. */
async function endAttempt({ db, clock, log, gateways }: PayParts, attempt: Attempt): Promise<'ended' | 'open' | 'unknown'> {
  const gateway = gateways.get(attempt.gateway);
  if (!gateway || attempt.session === null) return 'ended';
  try {
    const state = await gateway.close(attempt.session);
    if (state.kind === 'open') return 'open';
    await inTransaction(db, (transaction) => applyState(transaction, attempt, state, clock.now()));
    return 'ended';
  } catch (error) {
    if (error instanceof GatewayRefused) return 'ended';
    if (!(error instanceof GatewayUnreachable)) throw error;
    log.warn({ err: error, payment: attempt.id }, 'a gateway did not say whether it was paid');
    return 'unknown';
  }
}

async function giveUp(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  const purchase = await lockPurchase(transaction, purchaseId);
  // Paid or cancelled meanwhile.
  if (purchase.expires_at === null || purchase.expires_at > now) return;
  await closeAttempts(transaction, purchaseId, now);
  await stopWaiting(transaction, purchaseId);
  if (purchase.kind === 'plan') return giveUpSubscription(transaction, purchaseId, now);
  // What the shop took on all the same stays: it knows why.
  const ids = (await lockOwed(transaction, purchaseId)).filter(({ status }) => status === 'Pending').map(({ id }) => id);
  if (ids.length === 0) return;
  await takeBack(transaction, ids, { reason: unpaidReason.text, now });
  await markPayment(transaction, ids, { status: 'Failed' });
  for (const id of ids) await notify(transaction, { kind: 'order-cancelled', order_id: id }, now);
}

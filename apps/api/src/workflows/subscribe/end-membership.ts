import { cash } from '@souk/contract/fields';
import type { MySubscription } from '@souk/contract/membership';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { lockPerson } from '../../modules/identity/queries/profile.ts';
import { type ActiveSubscription, type EndedSubscription, findActiveSubscription } from '../../modules/membership/queries/subscriptions.ts';
import { endSubscription, noActiveSubscription, readSubscriptions } from '../../modules/membership/subscriptions.ts';
import { createRefunds } from '../../modules/payments/create-refunds.ts';
import {
  findPaidAttempt,
  listOpenAttempts,
  markAttemptReceived,
  markPaymentRefunded,
  reduceCashDue,
} from '../../modules/payments/queries/attempts.ts';
import { lockPurchase } from '../../modules/payments/queries/purchases.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Ends the shopper's own membership immediately. */
export function cancelPlan(context: SignedIn<Context>): Promise<MySubscription> {
  const { actor, clock, db, log } = context;
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const active = await findActiveSubscription(transaction, actor.person_id, now);
    if (!active) throw noActiveSubscription();
    // The purchase is locked before the person, as payments do. If another membership is active by then, ending this one is refused.
    if (active.purchase_id !== null) await lockPurchase(transaction, active.purchase_id);
    await lockPerson(transaction, actor.person_id);
    await endMembership(transaction, active, { now, log });
    return readSubscriptions({ ...context, read: transaction });
  });
}

type ManagedMembership = { id: number; purchase_id: number | null; person: { id: number } };

/** Ends the membership of any person. */
export function endMembershipAsOperator(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'operator' | 'caller'>,
  { id, purchase_id, person }: ManagedMembership,
): Promise<void> {
  const { db, clock, log } = context;
  return inTransaction(db, async (transaction) => {
    if (purchase_id !== null) await lockPurchase(transaction, purchase_id);
    await lockPerson(transaction, person.id);
    await endMembership(transaction, { id, purchase_id }, { now: clock.now(), log });
    const change = { before: { status: 'active' }, after: { status: 'cancelled' } };
    await recordAudit(transaction, context, { action: 'membership.end', subject: { kind: 'membership', id }, ...change });
  });
}

/** A membership that has saved nothing is refunded in this time. */
const refundableMilliseconds = 14 * 86_400_000;

/** Ends a membership whose purchase and person are locked. Cash that was not collected is no longer due; an unused payment is refunded. */
export async function endMembership(
  transaction: Kysely<DB>,
  { id, purchase_id }: ActiveSubscription,
  { now, log }: { now: Date; log: FastifyBaseLogger },
): Promise<void> {
  const ended = await endSubscription(transaction, id, now);
  if (purchase_id !== null) await cancelMembershipPayment(transaction, { purchaseId: purchase_id, ended, now, log });
}

type EndedPurchase = { purchaseId: number; ended: EndedSubscription; now: Date; log: FastifyBaseLogger };

async function cancelMembershipPayment(transaction: Kysely<DB>, { purchaseId, ended, now, log }: EndedPurchase): Promise<void> {
  const payment = await findPaidAttempt(transaction, purchaseId);
  if (!payment) return reduceCashDue(transaction, { purchaseId, amount: ended.price, isNothingDue: true, now });
  if (!isRefundable(ended, now)) return;
  await createRefunds(transaction, { payment, shares: [{ orderId: null, amount: payment.amount }], now, log });
  await markPaymentRefunded(transaction, payment.id);
}

function isRefundable({ saved_amount, starts_at }: EndedSubscription, now: Date): boolean {
  return saved_amount === 0 && starts_at !== null && now.getTime() - starts_at.getTime() <= refundableMilliseconds;
}

/** Records that the operator collected the price of a membership in cash. */
export function collectMembershipCash(
  context: Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>,
  { id, purchase_id }: { id: number; purchase_id: number | null },
): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    if (purchase_id === null) throw operatorError('conflict', { text: 'The membership {id} is free.', with: { id } });
    await lockPurchase(transaction, purchase_id);
    const due = (await listOpenAttempts(transaction, purchase_id)).find(({ gateway }) => gateway === cash);
    if (!due) throw operatorError('conflict', { text: 'The membership {id} has no open cash payment.', with: { id } });
    await markAttemptReceived(transaction, { id: due.id, charge: null, status: 'Paid', now: context.clock.now() });
    const change = { before: { payment_status: 'Pending' }, after: { payment_status: 'Paid' } };
    await recordAudit(transaction, context, { action: 'membership.paid', subject: { kind: 'membership', id }, ...change });
  });
}

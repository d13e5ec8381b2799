import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { redeemOwnCode } from '../../modules/identity/codes/own-code.ts';
import { recordWrongCode } from '../../modules/identity/codes/redeem-code.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { eraseIdentity } from '../../modules/identity/profile/personal-data.ts';
import { lockForErasure } from '../../modules/identity/queries/accounts.ts';
import { findActiveSubscription } from '../../modules/membership/queries/subscriptions.ts';
import { hasOpenOrders } from '../../modules/orders/queries/order-changes.ts';
import { hasOpenPayments, lockPurchase } from '../../modules/payments/queries/purchases.ts';
import { hasOpenReturns } from '../../modules/returns/queries/returns.ts';
import { conflict } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/define-job.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { checkMayEndMember } from '../manage-staff/manage-staff.ts';
import { endMembership } from '../subscribe/end-membership.ts';
import { eraseBelongings, type RemoveErasedPayload, removeErasedJobName } from './erase-belongings.ts';

/** Erases the shopper's own account, with the code that was sent to them. */
export async function eraseAccount(context: SignedIn<Context>, parts: IdentityParts, otp: string): Promise<void> {
  const { db, actor, clock } = context;
  const isRight = await inTransaction(db, async (transaction) => {
    if (!(await redeemOwnCode(context, transaction, parts, { purpose: 'erasure', otp }))) return false;
    await erasePerson(context, transaction, { personId: actor.person_id, now: clock.now() });
    return true;
  });
  if (!isRight) throw await recordWrongCode(context, { purpose: 'erasure' });
}

/** Every request that started before the erasure has ended by then. */
const maxRequestMilliseconds = 120_000;

/**
 * Erases a person in the transaction of the caller; repeated, it does nothing. Orders, payments and reviews remain without personal
 * data. Files are deleted by a job after the commit.
 */
export async function erasePerson(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'caller' | 'operator'>,
  transaction: Transaction<DB>,
  { personId, now }: { personId: number; now: Date },
): Promise<void> {
  const { log, caller } = context;
  // The purchase is locked before the person, as payments do.
  const before = await findActiveSubscription(transaction, personId, now);
  if (before?.purchase_id) await lockPurchase(transaction, before.purchase_id);
  if (!(await lockForErasure(transaction, personId))) return;
  await checkErasable(transaction, personId);
  await checkMayEndMember(context, transaction, personId);
  const active = await findActiveSubscription(transaction, personId, now);
  if (active?.purchase_id) await lockPurchase(transaction, active.purchase_id);
  if (active) await endMembership(transaction, active, { now, log });
  await recordSecurityEvent(transaction, log, { kind: 'erasure', person_id: personId, ...caller });
  const files = await eraseBelongings(transaction, personId);
  const portrait = await eraseIdentity(transaction, personId, now);
  await enqueueRemoval(
    transaction,
    { person_id: personId, picture_ids: [...portrait, ...files.pictureIds], file_keys: files.fileKeys },
    now,
  );
  const afterRequests = new Date(now.getTime() + maxRequestMilliseconds);
  await enqueueRemoval(transaction, { person_id: personId, picture_ids: [], file_keys: [] }, afterRequests);
  await recordAudit(transaction, context, { action: 'person.erase', subject: { kind: 'person', id: personId } });
}

async function enqueueRemoval(transaction: Transaction<DB>, payload: RemoveErasedPayload, runAt: Date): Promise<void> {
  await enqueue<DB>(transaction, removeErasedJobName, payload, { attempts: 25, runAt });
}

/** Refuses erasure while orders, payments or refunds are open. */
export async function checkErasable(read: ReadDatabase<DB>, personId: number): Promise<void> {
  if (await hasOpenOrders(read, personId))
    throw conflict('You have open orders. You can delete your account once they are delivered or cancelled.');
  if (await hasOpenReturns(read, personId))
    throw conflict('You have an open return. You can delete your account once it is refunded or closed.');
  if (await hasOpenPayments(read, personId))
    throw conflict('A payment or refund is still pending. You can delete your account once it is settled.');
}

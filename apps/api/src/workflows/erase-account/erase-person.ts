import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { eraseIdentity, lockForErasure } from '../../modules/identity/erase-identity.ts';
import { findRunning } from '../../modules/membership/end-subscription.ts';
import { lockPurchase } from '../../modules/payments/lock-purchase.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { endMembership } from '../subscribe/end-membership.ts';
import { checkErasable } from './check-erasable.ts';
import { eraseBelongings } from './erase-belongings.ts';
import { type RemoveErasedPayload, removeErasedJobName } from './remove-erased-job.ts';

/** What was under way when the account ended is over by then: no request takes that long. */
const secondsOfStragglers = 120;

type Erasing = { personId: number; now: Date };

/**
 * Takes from the market everything that says who a person was, in the transaction of its caller. Orders, payments and what was said of
 * products stay, of nobody. Refused while something of theirs is under way; done again it does nothing. Bytes on disk go after the commit.
 */
export async function erasePerson(
  { log, caller }: Pick<Context, 'log' | 'caller'>,
  transaction: Kysely<DB>,
  { personId, now }: Erasing,
): Promise<void> {
  // The purchase before the person, as payments lock them.
  const before = await findRunning(transaction, personId, now);
  if (before?.purchase_id) await lockPurchase(transaction, before.purchase_id);
  if (!(await lockForErasure(transaction, personId))) return;
  await checkErasable(transaction, personId);
  const running = await findRunning(transaction, personId, now);
  if (running?.purchase_id) await lockPurchase(transaction, running.purchase_id);
  if (running) await endMembership(transaction, running, now);
  await recordSecurityEvent(transaction, log, { kind: 'erasure', person_id: personId, ...caller });
  const left = await eraseBelongings(transaction, personId);
  const portrait = await eraseIdentity(transaction, personId, now);
  await removeLater(transaction, { person_id: personId, picture_ids: [...portrait, ...left.pictureIds], file_keys: left.fileKeys }, now);
  const stragglersGone = new Date(now.getTime() + secondsOfStragglers * 1000);
  await removeLater(transaction, { person_id: personId, picture_ids: [], file_keys: [] }, stragglersGone);
}

async function removeLater(transaction: Kysely<DB>, payload: RemoveErasedPayload, runAt: Date): Promise<void> {
  await enqueue<DB>(transaction, removeErasedJobName, payload, { attempts: 25, runAt });
}

import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { listOpenAttempts, markFailed } from '../../modules/payments/attempts.ts';
import { cash } from '../../modules/payments/is-method-offered.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export const closePageJobName = 'close-payment-page';

/** Gives up what is still open at gateways for a locked purchase; after the commit their pages are closed. */
export async function closeAttempts(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  const open = (await listOpenAttempts(transaction, purchaseId)).filter(({ gateway }) => gateway !== cash);
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  // As they are now and not as they were read: an address may have come from the gateway in between, and is noted without the lock.
  for (const { id, session } of await markFailed(transaction, ids, now)) {
    if (session !== null) await enqueue(transaction, closePageJobName, { payment_id: id });
  }
}

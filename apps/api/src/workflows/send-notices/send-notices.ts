import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { applyPendingChanges } from '../../modules/catalog/refresh/pending-changes.ts';
import { notify } from '../../modules/messages/notify.ts';
import { claimTrueNotices, reopenOutdatedNotices, tryLockNotices } from '../../modules/notices/queries.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';

const batchSize = 100;

/**
 * Creates the messages of notices that have come true. A notice is claimed in the transaction that creates its message, so a
 * killed process neither loses nor repeats one; one process at a time does it.
 */
export function sendNoticesJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'send-notices',
    payload: z.object({}),
    cron: '* * * * *',
    async run() {
      await applyPendingChanges(db, clock);
      await inTransaction(db, async (transaction) => {
        if (await tryLockNotices(transaction)) await reopenOutdatedNotices(transaction);
      });
      while ((await inTransaction(db, (transaction) => createMessages(transaction, clock.now()))) === batchSize);
    },
  });
}

/** Returns the number of claimed notices. */
async function createMessages(transaction: Kysely<DB>, now: Date): Promise<number> {
  if (!(await tryLockNotices(transaction))) return 0;
  const claimed = await claimTrueNotices(transaction, now, batchSize);
  for (const { id, kind } of claimed) await notify(transaction, { kind, notice_id: id }, now);
  return claimed.length;
}

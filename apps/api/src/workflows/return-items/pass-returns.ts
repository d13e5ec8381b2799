import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { notify } from '../../modules/messages/notify.ts';
import { passUnanswered } from '../../modules/returns/queries/returns.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';

const batchSize = 100;

/** Passes returns that their shop did not answer in time to the marketplace, and notifies the shopper. */
export function passReturnsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'pass-returns',
    payload: z.object({}),
    cron: '*/10 * * * *',
    async run() {
      while ((await inTransaction(db, (transaction) => passBatch(transaction, clock.now()))) === batchSize);
    },
  });
}

/** Returns the number of passed returns. */
async function passBatch(transaction: Kysely<DB>, now: Date): Promise<number> {
  const passed = await passUnanswered(transaction, now, batchSize);
  for (const return_id of passed) await notify(transaction, { kind: 'return-passed', return_id }, now);
  return passed.length;
}

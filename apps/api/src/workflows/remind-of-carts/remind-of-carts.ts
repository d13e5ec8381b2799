import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { claimLeftCarts, deleteOldReminders, tryLockReminders } from '../../modules/cart/queries/reminders.ts';
import { notify } from '../../modules/messages/notify.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';

const batchSize = 100;

/**
 * Creates the messages about carts that were left. A cart is claimed in the transaction that creates its message, so a killed process
 * neither loses nor repeats one; one process at a time does it.
 */
export function remindOfCartsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'remind-of-carts',
    payload: z.object({}),
    cron: '*/5 * * * *',
    async run() {
      while ((await inTransaction(db, (transaction) => createMessages(transaction, clock.now()))) === batchSize);
    },
  });
}

/** Returns the number of claimed carts. */
async function createMessages(transaction: Kysely<DB>, now: Date): Promise<number> {
  if (!(await tryLockReminders(transaction))) return 0;
  const claimed = await claimLeftCarts(transaction, now, batchSize);
  for (const reminder_id of claimed) await notify(transaction, { kind: 'cart-reminder', reminder_id }, now);
  return claimed.length;
}

/** Reminders of carts of which no line is left; the others are what prevents a second message. */
export function deleteOldRemindersJob({ db }: { db: Kysely<DB> }): AnyJob {
  return defineJob({ name: 'delete-old-reminders', payload: z.unknown(), cron: '53 3 * * *', run: () => deleteOldReminders(db) });
}

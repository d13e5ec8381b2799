import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { enqueue } from '../jobs/enqueue.ts';

export const accountNoticeJobName = 'create-account-notice';

export const AccountNoticePayload = z.object({
  event_id: z.int(),
  /** The number with its + or the mail address before the change, which gets the notice too; null where nothing was proved. */
  former: z.string().nullable(),
});

/** Tells a person about an event of the security log, once the transaction has committed. */
export async function enqueueAccountNotice(db: Kysely<DB>, payload: z.infer<typeof AccountNoticePayload>): Promise<void> {
  await enqueue<DB>(db, accountNoticeJobName, payload, { attempts: 25 });
}

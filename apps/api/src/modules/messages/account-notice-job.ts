import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { AccountNoticePayload, accountNoticeJobName } from '../../platform/security-log/enqueue-account-notice.ts';
import { notify } from './notify.ts';

/** Creates the messages about a change of an account: one to the person, and one to the number or mail address before the change. */
export function accountNoticeJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: accountNoticeJobName,
    payload: AccountNoticePayload,
    run: ({ event_id, former }) =>
      inTransaction(db, async (transaction) => {
        await notify(transaction, { kind: 'account-notice', event_id }, clock.now());
        if (former !== null) await notify(transaction, { kind: 'former-address-notice', event_id, address: former }, clock.now());
      }),
  });
}

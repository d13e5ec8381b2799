import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { deleteUnverified } from './queries/accounts.ts';
import { deleteCodesBefore, deleteGuessesBefore } from './queries/codes.ts';
import { deleteExpiredResetTokens } from './queries/passwords.ts';
import { deleteEndedSessions } from './queries/sessions.ts';
import { deleteExpiredNoncesAndTokens } from './queries/social.ts';

const dayMilliseconds = 24 * 3_600_000;
// Limits count the codes of the last day.
const codeDays = 2;
const sessionDays = 30;
const unverifiedDays = 7;

/** Deletes expired codes, sessions and tokens, and accounts that were never verified, each hour. */
export function deleteExpiredSignInsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'forget-ended-sign-ins',
    cron: '23 * * * *',
    payload: z.unknown(),
    async run() {
      const now = clock.now().getTime();
      await deleteCodesBefore(db, new Date(now - codeDays * dayMilliseconds));
      await deleteGuessesBefore(db, new Date(now - dayMilliseconds));
      await deleteUnverified(db, {
        after: new Date(now - unverifiedDays * dayMilliseconds),
        before: new Date(now - codeDays * dayMilliseconds),
      });
      await deleteExpiredNoncesAndTokens(db, new Date(now));
      const sessionsBefore = new Date(now - sessionDays * dayMilliseconds);
      await deleteEndedSessions(db, sessionsBefore);
      await deleteExpiredResetTokens(db, sessionsBefore);
    },
  });
}

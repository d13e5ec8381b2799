import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { deleteCodesBefore } from './code-repository.ts';
import { deleteGuessesBefore } from './guess-limits.ts';
import { deleteUnproved } from './proof-repository.ts';
import { deleteEndedSessions } from './session-repository.ts';
import { deleteExpiredSingleUse } from './single-use.ts';

const dayMilliseconds = 24 * 3_600_000;
// The limits look back over a day.
const daysOfCodes = 2;
const daysOfSessions = 30;
const daysOfNewcomers = 7;

/** Removes codes, sessions, reset tokens and accounts that nobody needs any more, hourly. */
export function forgetEndedJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'forget-ended-sign-ins',
    cron: '23 * * * *',
    payload: z.unknown(),
    async run() {
      const now = clock.now().getTime();
      await deleteCodesBefore(db, new Date(now - daysOfCodes * dayMilliseconds));
      await deleteGuessesBefore(db, new Date(now - dayMilliseconds));
      await deleteUnproved(db, {
        after: new Date(now - daysOfNewcomers * dayMilliseconds),
        before: new Date(now - daysOfCodes * dayMilliseconds),
      });
      await deleteExpiredSingleUse(db, new Date(now));
      await deleteEndedSessions(db, new Date(now - daysOfSessions * dayMilliseconds));
    },
  });
}

import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { forgetAnswersJob } from './modules/idempotency/forget-answers-job.ts';
import { forgetEndedJob } from './modules/identity/forget-ended-job.ts';
import { deleteOldSecurityEventsJob } from './modules/security-log/delete-old-security-events-job.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { AnyJob } from './platform/jobs/define-job.ts';

/** The jobs that delete rows after their retention time. */
export function retentionJobs(parts: { db: Kysely<DB>; clock: Clock }): AnyJob[] {
  return [forgetEndedJob(parts), forgetAnswersJob(parts), deleteOldSecurityEventsJob(parts)];
}

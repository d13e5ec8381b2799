import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { deleteSecurityEvents } from './security-log.ts';

const retentionMilliseconds = 400 * 24 * 3_600_000;

export function deleteOldSecurityEventsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'delete-old-security-events',
    payload: z.unknown(),
    cron: '41 3 * * *',
    run: () => deleteSecurityEvents(db, new Date(clock.now().getTime() - retentionMilliseconds)),
  });
}

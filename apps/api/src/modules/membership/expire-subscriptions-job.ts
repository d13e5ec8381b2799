import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { expireSubscriptions } from './end-subscription.ts';

export function expireSubscriptionsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'expire-subscriptions',
    payload: z.object({}),
    cron: '11 * * * *',
    run: () => expireSubscriptions(db, clock.now()),
  });
}

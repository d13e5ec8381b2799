import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { forgetAnswers } from './claim-key.ts';

export function forgetAnswersJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({ name: 'forget-answers', payload: z.object({}), cron: '23 * * * *', run: () => forgetAnswers(db, clock.now()) });
}

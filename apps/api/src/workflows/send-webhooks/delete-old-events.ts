import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { deleteEventsBefore } from '../../modules/webhooks/queries/deliveries.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';

const days = 30;

/** Deletes events and deliveries after thirty days: answers of receivers may have personal data. */
export function deleteOldWebhookEventsJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'delete-old-webhook-events',
    payload: z.object({}),
    cron: '40 3 * * *',
    run: async () => void (await deleteEventsBefore(db, new Date(clock.now().getTime() - days * 86_400_000))),
  });
}

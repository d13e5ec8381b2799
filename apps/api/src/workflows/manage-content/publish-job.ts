import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { findContentLocale } from '../../modules/catalog/queries/managed-product.ts';
import { listDueDrafts } from '../../modules/content/queries/drafts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { nameOf, publishDueContent } from './change-content.ts';
import { publishJobName } from './content-snapshot.ts';

/**
 * Publishes the drafts whose time has come. It is enqueued for that time, and runs every minute, in case the clock of the database
 * was set meanwhile. A draft that can no longer be published stays a draft and does not hold up the others.
 */
export function publishContentJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: publishJobName,
    payload: z.unknown(),
    cron: '* * * * *',
    async run(_payload, { log }) {
      const due = await listDueDrafts(db, clock.now());
      if (due.length === 0) return;
      const defaultLocale = await findContentLocale(db);
      const context = {
        db,
        clock,
        defaultLocale,
        operator: { kind: 'command-line' },
        caller: { address: '', device: publishJobName },
      } as const;
      for (const { kind, key } of due) {
        try {
          await publishDueContent(context, nameOf(kind, key));
        } catch (err) {
          if (!(err instanceof AppError)) throw err;
          log.error({ err, kind, key }, 'a planned publication failed');
        }
      }
    },
  });
}

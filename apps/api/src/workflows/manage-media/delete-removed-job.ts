import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { deleteRemovedBefore } from '../../modules/media/queries/removed-pictures.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { removeUnwritten } from '../../platform/media/store-picture.ts';

const retentionMilliseconds = 30 * 24 * 3_600_000;

/** Deletes the files of pictures that were deleted 30 days ago: until then an undo shows them again. */
export function deleteRemovedPicturesJob({ db, clock, media }: { db: Kysely<DB>; clock: Clock; media: MediaStore }): AnyJob {
  return defineJob({
    name: 'delete-removed-pictures',
    payload: z.unknown(),
    cron: '53 3 * * *',
    async run() {
      const keys = await deleteRemovedBefore(db, new Date(clock.now().getTime() - retentionMilliseconds));
      await removeUnwritten({ db, media }, keys);
    },
  });
}

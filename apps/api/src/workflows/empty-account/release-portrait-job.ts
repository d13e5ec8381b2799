import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { releasePictures } from '../../platform/media/release-pictures.ts';

export const releasePortraitJobName = 'release-portrait';

const ReleasePortraitPayload = z.object({ picture_ids: z.array(z.int()) });
export type ReleasePortraitPayload = z.infer<typeof ReleasePortraitPayload>;

/** Deletes the files of a portrait whose account was emptied, after the commit. */
export function releasePortraitJob({ db, media }: { db: Kysely<DB>; media: MediaStore }): AnyJob {
  return defineJob({
    name: releasePortraitJobName,
    payload: ReleasePortraitPayload,
    async run({ picture_ids }) {
      await releasePictures(db, media, picture_ids);
    },
  });
}

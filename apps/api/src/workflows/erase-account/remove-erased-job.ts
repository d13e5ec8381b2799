import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { removeFiles } from '../../modules/support/erase-tickets.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import { releasePictures } from '../../platform/media/release-pictures.ts';
import { eraseBelongings } from './erase-belongings.ts';

export const removeErasedJobName = 'remove-erased';

const RemoveErasedPayload = z.object({ person_id: z.int(), picture_ids: z.array(z.int()), file_keys: z.array(z.string()) });
export type RemoveErasedPayload = z.infer<typeof RemoveErasedPayload>;

export type RemoveErasedParts = { db: Kysely<DB>; media: MediaStore; files: PrivateFiles };

/**
 * Removes from disk what somebody who is erased has left there; and what requests have still written that were under way when the
 * account ended, such as a favourite.
 */
export function removeErasedJob({ db, media, files }: RemoveErasedParts): AnyJob {
  return defineJob({
    name: removeErasedJobName,
    payload: RemoveErasedPayload,
    async run({ person_id, picture_ids, file_keys }) {
      const late = await inTransaction(db, (transaction) => eraseBelongings(transaction, person_id));
      await removeFiles(files, [...file_keys, ...late.fileKeys]);
      await releasePictures(db, media, [...picture_ids, ...late.pictureIds]);
    },
  });
}

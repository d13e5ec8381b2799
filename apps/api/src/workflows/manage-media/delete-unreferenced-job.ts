import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { listReferencedFiles } from '../../modules/media/queries/stored-files.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { addDays } from '../../platform/clock/day-range.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { type MediaStore, mediaFolder } from '../../platform/media/media-store.ts';
import { type PrivateFiles, privateFolder } from '../../platform/media/private-files.ts';
import { removeUnreferencedFiles, type StoredFiles } from '../../platform/media/unreferenced-files.ts';

type Parts = { db: Kysely<DB>; clock: Clock; media: MediaStore; files: PrivateFiles; dataFolder: string };

/** Deletes private files and pictures without a row that are older than a day: those of processes that were killed before the commit. */
export function deleteUnreferencedFilesJob({ db, clock, media, files, dataFolder }: Parts): AnyJob {
  const stores: StoredFiles[] = [
    { folder: privateFolder(dataFolder), listReferenced: (keys) => listReferencedFiles(db, 'private', keys), remove: files.remove },
    { folder: mediaFolder(dataFolder), listReferenced: (keys) => listReferencedFiles(db, 'pictures', keys), remove: media.remove },
  ];
  return defineJob({
    name: 'delete-unreferenced-files',
    payload: z.unknown(),
    cron: '43 4 * * *',
    async run(_payload, { log }) {
      const before = addDays(clock.now(), -1);
      for (const store of stores) {
        const sweep = await removeUnreferencedFiles(store, before);
        const about = { folder: store.folder, ...sweep };
        if (sweep.refused > 0)
          log.error(about, 'most files have no row in the database, so none was deleted: is it the database of this folder?');
        else if (sweep.removed > 0) log.info(about, 'files without a row were deleted');
      }
    },
  });
}

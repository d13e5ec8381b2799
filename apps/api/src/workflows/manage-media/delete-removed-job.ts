import { filmFolder } from '@souk/contract/files';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { isFilmUsed } from '../../modules/media/queries/films.ts';
import { deleteRemovedFilmsBefore, lockFilms } from '../../modules/media/queries/removed-films.ts';
import { deleteRemovedBefore } from '../../modules/media/queries/removed-pictures.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import type { FilmStore } from '../../platform/media/film-store.ts';
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
      const keys = await deleteRemovedBefore(db, retainedSince(clock));
      await removeUnwritten({ db, media }, keys);
    },
  });
}

/** The same for films. One that an import of products shows meanwhile retains its file. */
export function deleteRemovedFilmsJob({ db, clock, films }: { db: Kysely<DB>; clock: Clock; films: FilmStore }): AnyJob {
  return defineJob({
    name: 'delete-removed-films',
    payload: z.unknown(),
    cron: '54 3 * * *',
    run: () =>
      inTransaction(db, async (transaction) => {
        await lockFilms(transaction);
        for (const file of await deleteRemovedFilmsBefore(transaction, retainedSince(clock)))
          if (!(await isFilmUsed(transaction, filmFolder + file))) await films.remove(file);
      }),
  });
}

function retainedSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - retentionMilliseconds);
}

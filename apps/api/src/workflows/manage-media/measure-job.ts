import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { listUnindexed, listUnmeasured, updateBytes, updateVectors } from '../../modules/media/queries/library.ts';
import { lockUncertainPictures, settleUncertainPictures } from '../../modules/media/queries/unreferenced.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { pictureVector } from '../../platform/media/store-picture.ts';

const batchSize = 2000;

/** Stores the sizes of pictures of earlier releases. One whose file is missing has 0 bytes. */
export function measurePicturesJob({ db, media }: { db: Kysely<DB>; media: MediaStore }): AnyJob {
  return defineJob({
    name: 'measure-pictures',
    payload: z.unknown(),
    cron: '* * * * *',
    async run() {
      const rows = await listUnmeasured(db, batchSize);
      if (rows.length === 0) return;
      const sizes: { id: number; bytes: number }[] = [];
      for (const { id, key } of rows) sizes.push({ id, bytes: (await media.bytes(key)) ?? 0 });
      await updateBytes(db, sizes);
    },
  });
}

/** Stores the words of pictures of earlier releases and of the demo. */
export function indexPicturesJob({ db }: { db: Kysely<DB> }): AnyJob {
  return defineJob({
    name: 'index-pictures',
    payload: z.unknown(),
    cron: '* * * * *',
    async run() {
      const rows = await listUnindexed(db, batchSize);
      if (rows.length > 0)
        await updateVectors(
          db,
          rows.map((row) => ({ id: row.id, vector: pictureVector(row) })),
        );
    },
  });
}

/** Decides for pictures that lost a reference whether others remain. */
export function settlePicturesJob({ db }: { db: Kysely<DB> }): AnyJob {
  return defineJob({
    name: 'settle-pictures',
    payload: z.unknown(),
    cron: '* * * * *',
    async run() {
      let settled: number;
      do {
        settled = await inTransaction(db, async (transaction) => {
          const ids = await lockUncertainPictures(transaction, batchSize);
          if (ids.length > 0) await settleUncertainPictures(transaction, ids);
          return ids.length;
        });
      } while (settled === batchSize);
    },
  });
}

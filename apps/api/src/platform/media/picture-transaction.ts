import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import type { PictureUpload } from '../uploads/clean-picture.ts';
import type { MediaStore } from './media-store.ts';
import { insertPicture, withStoredPictures } from './store-picture.ts';

export type WithMedia<Tables> = { context: { db: Kysely<Tables> }; media: MediaStore };

/**
 * Runs the work in a transaction with the ids of new pictures; an undefined upload has an undefined id.
 * If the work fails, the stored files are removed again.
 */
export function inTransactionWithPictures<Tables, Result>(
  { context: { db }, media }: WithMedia<Tables>,
  uploads: readonly (PictureUpload | undefined)[],
  work: (transaction: Transaction<Tables>, pictureIds: readonly (number | undefined)[]) => Promise<Result>,
): Promise<Result> {
  const given = uploads.filter((upload) => upload !== undefined);
  return withStoredPictures({ db, media }, given, (stored) =>
    inTransaction(db, async (transaction) => {
      const ids: (number | undefined)[] = [];
      for (const upload of uploads) {
        const picture = upload && stored[given.indexOf(upload)];
        ids.push(picture && (await insertPicture<Tables>(transaction, picture)));
      }
      return work(transaction, ids);
    }),
  );
}

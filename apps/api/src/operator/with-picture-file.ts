import { resolve } from 'node:path';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Fault } from '../platform/fault.ts';
import { insertPicture } from '../platform/media/store-picture.ts';
import { withStoredPictures } from '../platform/media/with-stored-pictures.ts';
import { cleanPicture } from '../platform/uploads/clean-picture.ts';
import type { Operator } from './operator.ts';

type Keeper = Pick<Operator, 'context' | 'media'>;

/** Does the work in a transaction, with the row of the picture of a file where one was named. */
export function withPictureFile<Result>(
  keeper: Keeper,
  file: string | undefined,
  work: (transaction: Transaction<DB>, pictureId: number | undefined) => Promise<Result>,
): Promise<Result> {
  return withPictureFiles(keeper, [file], (transaction, [pictureId]) => work(transaction, pictureId));
}

/** The same with several; where no file was named there is no picture. */
export async function withPictureFiles<Result>(
  { context: { db }, media }: Keeper,
  files: readonly (string | undefined)[],
  work: (transaction: Transaction<DB>, pictureIds: readonly (number | undefined)[]) => Promise<Result>,
): Promise<Result> {
  const named = files.filter((file) => file !== undefined);
  const pictures = await Promise.all(named.map(readPicture));
  return withStoredPictures({ db, media }, pictures, (stored) =>
    inTransaction(db, async (transaction) => {
      const ids: (number | undefined)[] = [];
      for (const file of files) {
        const picture = file === undefined ? undefined : stored[named.indexOf(file)];
        ids.push(picture && (await insertPicture<DB>(transaction, picture)));
      }
      return work(transaction, ids);
    }),
  );
}

async function readPicture(file: string) {
  const picture = await cleanPicture(resolve(file));
  if (picture === 'too-many-pixels') throw new Fault('has more than 25 million pixels', '--picture');
  if (picture === 'unreadable') throw new Fault(`: there is no picture that can be read at ${resolve(file)}`, '--picture');
  return { kind: 'picture', name: file, ...picture } as const;
}

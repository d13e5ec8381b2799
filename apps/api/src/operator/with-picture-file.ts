import { resolve } from 'node:path';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Fault } from '../platform/fault.ts';
import { insertPicture } from '../platform/media/store-picture.ts';
import { withStoredPictures } from '../platform/media/with-stored-pictures.ts';
import { cleanPicture } from '../platform/uploads/clean-picture.ts';
import type { Operator } from './operator.ts';

/** Does the work in a transaction, with the row of the picture of a file where one was named. */
export async function withPictureFile<Result>(
  { context: { db }, media }: Pick<Operator, 'context' | 'media'>,
  file: string | undefined,
  work: (transaction: Transaction<DB>, pictureId: number | undefined) => Promise<Result>,
): Promise<Result> {
  if (file === undefined) return inTransaction(db, (transaction) => work(transaction, undefined));
  const picture = await cleanPicture(resolve(file));
  if (picture === 'too-many-pixels') throw new Fault('has more than 50 million pixels', '--picture');
  if (picture === 'unreadable') throw new Fault(`: there is no picture that can be read at ${resolve(file)}`, '--picture');
  return withStoredPictures({ db, media }, [{ kind: 'picture', name: file, ...picture }], ([stored]) =>
    inTransaction(db, async (transaction) => work(transaction, stored && (await insertPicture<DB>(transaction, stored)))),
  );
}

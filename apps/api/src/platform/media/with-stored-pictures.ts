import { type Kysely, sql } from 'kysely';
import type { PictureUpload } from '../uploads/upload.ts';
import type { MediaStore } from './media-store.ts';
import { type StoredPicture, storePicture } from './store-picture.ts';

/**
 * Keeps the bytes of pictures while the work, which is a transaction, writes their rows; where it fails or does not want
 * them, their bytes go again.
 */
export async function withStoredPictures<Tables, Result>(
  { db, media }: { db: Kysely<Tables>; media: MediaStore },
  uploads: readonly PictureUpload[],
  work: (stored: StoredPicture[]) => Promise<Result>,
): Promise<Result> {
  const stored = await Promise.all(uploads.map((upload) => storePicture(media, upload)));
  try {
    return await work(stored);
  } finally {
    await removeUnwritten({ db, media }, stored);
  }
}

/** Removes the bytes of those that have no row. */
export async function removeUnwritten<Tables>(
  { db, media }: { db: Kysely<Tables>; media: MediaStore },
  stored: Iterable<Pick<StoredPicture, 'key'>>,
): Promise<void> {
  for (const { key } of stored) if (!(await hasRow(db, key))) await media.remove(key);
}

async function hasRow<Tables>(db: Kysely<Tables>, key: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pictures where key = ${key}`.execute(db);
  return rows.length > 0;
}

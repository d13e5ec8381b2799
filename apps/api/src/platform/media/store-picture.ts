import { type Kysely, sql } from 'kysely';
import { hasCode } from '../database/database-errors.ts';
import { allTexts, searchVector } from '../text/search-text.ts';
import type { PictureUpload } from '../uploads/clean-picture.ts';
import type { MediaStore } from './media-store.ts';

/** A picture whose bytes are stored but that has no row yet. */
export type StoredPicture = { key: string; width: number; height: number; preview: string; bytes: number; name: string };

type Sent = Pick<PictureUpload, 'content' | 'width' | 'height' | 'preview'> & { name?: string };

/** Stores the bytes of an uploaded picture. Call it before the transaction, which is for the database alone. */
export async function storePicture(store: MediaStore, picture: Sent): Promise<StoredPicture> {
  const { content, name = '', width, height, preview } = picture;
  return { key: await store.put(content), width, height, preview, bytes: content.length, name: name.slice(0, 120) };
}

/** Writes the row of a stored picture, in the transaction of what it belongs to; gives its id. The same picture sent twice is one. */
export function insertPicture<Tables>(db: Kysely<Tables>, picture: StoredPicture): Promise<number> {
  return insertRow(db, picture, true);
}

/** The same for a photo of a person, which the media library does not have; nor is the name of its file stored. */
export function insertPersonalPicture<Tables>(db: Kysely<Tables>, picture: StoredPicture): Promise<number> {
  return insertRow(db, { ...picture, name: '' }, false);
}

/** The words by which the media library finds a picture. */
export function pictureVector({ name, alt }: { name: string; alt: unknown }): string {
  return searchVector([{ weight: 'A', texts: [name, ...allTexts(alt)] }]);
}

async function insertRow<Tables>(
  db: Kysely<Tables>,
  { key, width, height, preview, bytes, name }: StoredPicture,
  inLibrary: boolean,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pictures (key, width, height, preview, bytes, name, in_library, search)
    values (${key}, ${width}, ${height}, ${preview}, ${bytes}, ${name}, ${inLibrary}, ${pictureVector({ name, alt: {} })}::tsvector)
    on conflict (key) do update set bytes = excluded.bytes, in_library = pictures.in_library or excluded.in_library,
      name = coalesce(nullif(pictures.name, ''), excluded.name),
      search = case when pictures.name = '' then pictures.search || excluded.search else pictures.search end
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The picture was not written');
  return row.id;
}

/**
 * Stores the bytes of pictures, then runs the transaction that writes their rows; if it fails or does not need
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

/** Whether a picture has these bytes, or had them before they were replaced or it was deleted. */
async function hasRow<Tables>(db: Kysely<Tables>, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pictures where key = ${key} union all select 1 from replaced_pictures where key = ${key}
    union all select 1 from removed_pictures where key = ${key}`.execute(db);
  return rows.length > 0;
}

const stillUsed = '23503';

/** Removes pictures that something has let go of, with their bytes; one that anything else shows stays. After the transaction. */
export async function releasePictures<Tables>(db: Kysely<Tables>, store: MediaStore, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const key = await deleteUnused(db, id);
    if (key !== undefined) await removeUnwritten({ db, media: store }, [{ key }]);
  }
}

/** The references know best who still needs it. */
async function deleteUnused<Tables>(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ key: string }>`delete from pictures where id = ${id} returning key`.execute(db);
    return rows[0]?.key;
  } catch (error) {
    if (hasCode(error, stillUsed)) return undefined;
    throw error;
  }
}

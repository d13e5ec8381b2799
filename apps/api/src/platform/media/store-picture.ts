import { type Kysely, sql } from 'kysely';
import type { PictureUpload } from '../uploads/upload.ts';
import type { MediaStore } from './media-store.ts';

/** A picture whose bytes are kept but that has no row yet. */
export type StoredPicture = { key: string; width: number; height: number; preview: string };

type Sent = Pick<PictureUpload, 'content' | 'width' | 'height' | 'preview'>;

/** Keeps the bytes of a picture that was sent, for everybody to see. Before the transaction: nothing but the database belongs in that. */
export async function storePicture(store: MediaStore, { content, width, height, preview }: Sent): Promise<StoredPicture> {
  return { key: await store.put(content), width, height, preview };
}

/** Writes the row of a stored picture, in the transaction of what it belongs to; gives its id. The same picture sent twice is one. */
export async function insertPicture<Tables>(db: Kysely<Tables>, { key, width, height, preview }: StoredPicture): Promise<number> {
  // An update that changes nothing, for only a written row is returned.
  const { rows } = await sql<{ id: number }>`
    insert into pictures (key, width, height, preview) values (${key}, ${width}, ${height}, ${preview})
    on conflict (key) do update set key = excluded.key returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The picture was not written');
  return row.id;
}

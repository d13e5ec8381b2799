import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { pictureVector } from '../../../platform/media/store-picture.ts';
import type { LibraryRow } from './library.ts';
import { isUnused, withUses } from './picture-uses.ts';

/** Rows about a deleted picture: the shops that stored it, and the keys of its former files. */
type Belongings = { shop_ids: number[]; former_keys: string[] };

/** Deletes a picture that nothing uses. Its files remain for an undo. Undefined if something uses it. */
export async function deleteUnusedPicture(
  transaction: Transaction<DB>,
  { id, key }: LibraryRow,
  now: Date,
): Promise<Belongings | undefined> {
  const { rows: unused } = await sql`with ${withUses} select 1 from pictures i where i.id = ${id}::bigint and ${isUnused}`.execute(
    transaction,
  );
  if (unused.length === 0) return undefined;
  const former = await transaction.selectFrom('replaced_pictures').select('key').where('picture_id', '=', id).orderBy('key').execute();
  const shops = await transaction.deleteFrom('shop_pictures').where('picture_id', '=', id).returning('shop_id').execute();
  await transaction.deleteFrom('pictures').where('id', '=', id).execute();
  const former_keys = former.map((each) => each.key);
  await sql`insert into removed_pictures (key, removed_at) select key, ${now}::timestamptz from unnest(${[key, ...former_keys]}::text[]) key
    on conflict (key) do update set removed_at = excluded.removed_at`.execute(transaction);
  return { shop_ids: shops.map(({ shop_id }) => shop_id), former_keys };
}

type RemovedPicture = Omit<LibraryRow, 'created_at'> & Belongings & { created_at: string };

/** Inserts a deleted picture again, with its id. False if its file is deleted. */
export async function insertRemovedPicture(
  transaction: Transaction<DB>,
  { shop_ids, former_keys, ...picture }: RemovedPicture,
): Promise<boolean> {
  const keys = await transaction
    .deleteFrom('removed_pictures')
    .where('key', 'in', [picture.key, ...former_keys])
    .returning('key')
    .execute();
  if (!keys.some(({ key }) => key === picture.key)) return false;
  const search = sql<string>`${pictureVector(picture)}::tsvector`;
  await transaction
    .insertInto('pictures')
    .values({ ...picture, alt: JSON.stringify(picture.alt), search })
    .execute();
  const formerFiles = former_keys.filter((key) => keys.some((each) => each.key === key));
  await sql`insert into replaced_pictures (key, picture_id) select key, ${picture.id}::bigint from unnest(${formerFiles}::text[]) key
    on conflict do nothing`.execute(transaction);
  await sql`insert into shop_pictures (shop_id, picture_id)
    select id, ${picture.id}::bigint from shops where id = any (${shop_ids}::bigint[])`.execute(transaction);
  return true;
}

/** Deletes the rows of files whose picture was deleted before that time. Returns their keys. */
export async function deleteRemovedBefore(db: Kysely<DB>, time: Date): Promise<{ key: string }[]> {
  return db.deleteFrom('removed_pictures').where('removed_at', '<', time).returning('key').execute();
}

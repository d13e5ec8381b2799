import { largePictureBytes, type MediaFilter } from '@souk/contract/back-office/media';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { pictureVector, type StoredPicture } from '../../../platform/media/store-picture.ts';
import type { Texts } from '../../../platform/text/texts.ts';
import { isUnused, withUses } from './picture-uses.ts';
import { replaceAddresses } from './text-uses.ts';

type Read = ReadDatabase<DB>;

export type LibraryRow = {
  id: number;
  key: string;
  name: string;
  width: number;
  height: number;
  preview: string;
  bytes: number | null;
  alt: Texts;
  created_at: Date;
};

export type LibraryFilter = {
  filter: MediaFilter | undefined;
  /** A tsquery of the typed words. */
  search: string | undefined;
};

/** A search finds the pictures of no more products than this: nobody pages further. */
const maxProducts = 1000;

function wherePictures(filter: MediaFilter | undefined): RawBuilder<unknown> {
  const conditions = [sql`i.in_library`];
  if (filter === 'unused') conditions.push(isUnused);
  if (filter === 'large') conditions.push(isLarge);
  // Empty texts are not stored.
  if (filter === 'no-alt') conditions.push(sql`not i.alt ?& array(select name from languages where active)`);
  return sql.join(conditions, sql` and `);
}

/** The condition of the index `pictures_large`. */
const isLarge = sql`i.bytes > ${sql.lit(largePictureBytes)}`;

/** The pictures with a filter; a search finds them by the words of their name and alternative texts, or of a product that shows them. */
function selectFound({ filter, search }: LibraryFilter): RawBuilder<unknown> {
  const where = wherePictures(filter);
  if (search === undefined) return sql`select i.id, i.created_at from pictures i where ${where}`;
  const products = sql`select id from products where search @@ ${search}::tsquery limit ${sql.lit(maxProducts)}`;
  return sql`select i.id, i.created_at from pictures i where i.search @@ ${search}::tsquery and ${where}
    union all select i.id, i.created_at from pictures i
      where i.id in (select shown.picture_id from product_pictures shown where shown.product_id in (${products}))
        and (i.search @@ ${search}::tsquery) is not true and ${where}`;
}

const columns = sql`i.id, i.key, i.name, i.width, i.height, i.preview, i.bytes, i.alt, i.created_at`;

type Page = { limit: number; offset: number };

/** A page of the library, newest first, and how many match. */
export async function listLibrary(read: Read, filter: LibraryFilter, page: Page): Promise<{ total: number; rows: LibraryRow[] }> {
  const isOrderedByIndex = filter.search === undefined && (filter.filter === undefined || filter.filter === 'large');
  return isOrderedByIndex ? listByIndex(read, filter, page) : listFound(read, filter, page);
}

/** An index has the order of the list, and counts. */
async function listByIndex(read: Read, filter: LibraryFilter, { limit, offset }: Page): Promise<{ total: number; rows: LibraryRow[] }> {
  const where = wherePictures(filter.filter);
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from pictures i where ${where}`.execute(read);
  const { rows } = await sql<LibraryRow>`select ${columns} from pictures i where ${where}
    order by i.created_at desc, i.id desc limit ${limit}::int offset ${offset}::int`.execute(read);
  return { total: counts[0]?.total ?? 0, rows };
}

/** The condition is evaluated once for the page and the total. */
async function listFound(read: Read, filter: LibraryFilter, { limit, offset }: Page): Promise<{ total: number; rows: LibraryRow[] }> {
  const uses = filter.filter === 'unused' ? sql`${withUses},` : sql``;
  const found = sql`with ${uses} found as materialized (${selectFound(filter)})`;
  const { rows } = await sql<LibraryRow & { total: number }>`
    ${found}, page as (select id from found order by created_at desc, id desc limit ${limit}::int offset ${offset}::int)
    select ${columns}, (select count(*) from found) as total from page join pictures i on i.id = page.id
    order by i.created_at desc, i.id desc`.execute(read);
  if (rows[0] || offset === 0) return { total: rows[0]?.total ?? 0, rows };
  const { rows: counts } = await sql<{ total: number }>`${found} select count(*) as total from found`.execute(read);
  return { total: counts[0]?.total ?? 0, rows };
}

export async function findLibraryPicture(read: Read, id: number): Promise<LibraryRow | undefined> {
  const { rows } = await sql<LibraryRow>`select ${columns} from pictures i where i.id = ${id}::bigint and i.in_library`.execute(read);
  return rows[0];
}

export async function lockPicture(transaction: Transaction<DB>, id: number): Promise<void> {
  await sql`select 1 from pictures where id = ${id}::bigint for update`.execute(transaction);
}

export async function updatePictureTexts(
  transaction: Transaction<DB>,
  id: number,
  { name, alt }: { name: string; alt: Texts },
): Promise<void> {
  const search = sql<string>`${pictureVector({ name, alt })}::tsvector`;
  await transaction
    .updateTable('pictures')
    .set({ name, alt: JSON.stringify(alt), search })
    .where('id', '=', id)
    .execute();
}

/** Gives a picture another file, and everything that has its address the new one. The former file remains for an undo. */
export async function updatePictureFile(
  transaction: Transaction<DB>,
  { former, file }: { former: LibraryRow; file: StoredPicture },
): Promise<void> {
  const { id, alt } = former;
  const { key, width, height, preview, bytes, name } = file;
  const search = sql<string>`${pictureVector({ name, alt })}::tsvector`;
  await sql`delete from replaced_pictures where key = ${key}`.execute(transaction);
  await transaction.updateTable('pictures').set({ key, width, height, preview, bytes, name, search }).where('id', '=', id).execute();
  await sql`insert into replaced_pictures (key, picture_id) values (${former.key}, ${id}::bigint)
    on conflict (key) do update set picture_id = excluded.picture_id`.execute(transaction);
  await replaceAddresses(transaction, former.key, key);
}

export async function listUnmeasured(db: Kysely<DB>, limit: number): Promise<{ id: number; key: string }[]> {
  return db.selectFrom('pictures').select(['id', 'key']).where('bytes', 'is', null).orderBy('id').limit(limit).execute();
}

export async function updateBytes(db: Kysely<DB>, sizes: readonly { id: number; bytes: number }[]): Promise<void> {
  await sql`update pictures set bytes = each.bytes
    from unnest(${sizes.map(({ id }) => id)}::bigint[], ${sizes.map(({ bytes }) => bytes)}::int[]) each (id, bytes)
    where pictures.id = each.id`.execute(db);
}

/** The pictures of earlier releases and of the demo whose words are not stored yet. */
export async function listUnindexed(db: Kysely<DB>, limit: number): Promise<{ id: number; name: string; alt: Texts }[]> {
  const { rows } = await sql<{ id: number; name: string; alt: Texts }>`
    select id, name, alt from pictures where search is null order by id limit ${limit}::int`.execute(db);
  return rows;
}

export async function updateVectors(db: Kysely<DB>, vectors: readonly { id: number; vector: string }[]): Promise<void> {
  await sql`update pictures set search = each.vector::tsvector
    from unnest(${vectors.map(({ id }) => id)}::bigint[], ${vectors.map(({ vector }) => vector)}::text[]) each (id, vector)
    where pictures.id = each.id and pictures.search is null`.execute(db);
}

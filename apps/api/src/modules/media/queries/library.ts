import { largePictureBytes, type MediaFilter } from '@souk/contract/back-office/media';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { StoredPicture } from '../../../platform/media/store-picture.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';
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
  /** A tsquery of the words of products, and the typed text. */
  search: { query: string | null; typed: string } | undefined;
};

/** A search finds the pictures of no more products than this: nobody pages further. */
const maxProducts = 1000;

function wherePictures({ filter, search }: LibraryFilter): RawBuilder<unknown> {
  const conditions = [sql`i.in_library`];
  if (filter === 'unused') conditions.push(isUnused);
  if (filter === 'large') conditions.push(sql`i.bytes > ${sql.lit(largePictureBytes)}`);
  if (filter === 'no-alt') conditions.push(sql`exists (select from languages l where l.active and coalesce(i.alt->>l.name, '') = '')`);
  if (search) conditions.push(whereNamed(search));
  return sql.join(conditions, sql` and `);
}

function whereNamed({ query, typed }: NonNullable<LibraryFilter['search']>): RawBuilder<unknown> {
  const words = `%${escapeLike(typed)}%`;
  const products = sql`select id from products where search @@ ${query}::tsquery limit ${sql.lit(maxProducts)}`;
  const ofProducts = query === null ? sql`` : sql`or i.id in (select picture_id from product_pictures where product_id in (${products}))`;
  return sql`((i.name || ' ' || i.alt::text) ilike ${words} ${ofProducts})`;
}

const columns = sql`i.id, i.key, i.name, i.width, i.height, i.preview, i.bytes, i.alt, i.created_at`;

/** A page of the library, newest first, and how many match. */
export async function listLibrary(
  read: Read,
  filter: LibraryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: LibraryRow[] }> {
  const uses = filter.filter === 'unused' ? sql`${withUses},` : sql``;
  // The condition is evaluated once for the page and the total.
  const found = sql`with ${uses} found as materialized (select i.id, i.created_at from pictures i where ${wherePictures(filter)})`;
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
  await transaction
    .updateTable('pictures')
    .set({ name, alt: JSON.stringify(alt) })
    .where('id', '=', id)
    .execute();
}

/** Gives a picture another file, and everything that has its address the new one. The former file remains for an undo. */
export async function updatePictureFile(
  transaction: Transaction<DB>,
  { id, former, file }: { id: number; former: string; file: StoredPicture },
): Promise<void> {
  const { key, width, height, preview, bytes, name } = file;
  await sql`delete from replaced_pictures where key = ${key}`.execute(transaction);
  await transaction.updateTable('pictures').set({ key, width, height, preview, bytes, name }).where('id', '=', id).execute();
  await sql`insert into replaced_pictures (key, picture_id) values (${former}, ${id}::bigint)
    on conflict (key) do update set picture_id = excluded.picture_id`.execute(transaction);
  await replaceAddresses(transaction, former, key);
}

/** Deletes a picture that nothing uses. Returns the keys of its files; undefined if something uses it. */
export async function deleteUnusedPicture(transaction: Transaction<DB>, id: number): Promise<string[] | undefined> {
  const { rows: unused } = await sql`with ${withUses} select 1 from pictures i where i.id = ${id}::bigint and ${isUnused}`.execute(
    transaction,
  );
  if (unused.length === 0) return undefined;
  const former = await transaction.selectFrom('replaced_pictures').select('key').where('picture_id', '=', id).execute();
  await transaction.deleteFrom('shop_pictures').where('picture_id', '=', id).execute();
  const deleted = await transaction.deleteFrom('pictures').where('id', '=', id).returning('key').execute();
  return [...deleted, ...former].map(({ key }) => key);
}

export async function listUnmeasured(db: Kysely<DB>, limit: number): Promise<{ id: number; key: string }[]> {
  return db.selectFrom('pictures').select(['id', 'key']).where('bytes', 'is', null).orderBy('id').limit(limit).execute();
}

export async function updateBytes(db: Kysely<DB>, sizes: readonly { id: number; bytes: number }[]): Promise<void> {
  await sql`update pictures set bytes = each.bytes
    from unnest(${sizes.map(({ id }) => id)}::bigint[], ${sizes.map(({ bytes }) => bytes)}::int[]) each (id, bytes)
    where pictures.id = each.id`.execute(db);
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

/** The addresses of the films that products show, those of the newest products first. */
export async function listUsedFilms(read: Read): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    select video_url as src from products where video_url is not null group by video_url order by min(id) desc`.execute(read);
  return rows.map(({ src }) => src);
}

export async function listFilmUses(
  read: Read,
  sources: readonly string[],
  limit: number,
): Promise<{ src: string; id: string; name: unknown }[]> {
  const { rows } = await sql<{ src: string; id: string; name: unknown }>`
    select src, found.id::text as id, found.name from unnest(${[...sources]}::text[]) src,
      lateral (select id, name from products where video_url = src order by id limit ${limit}::int) found`.execute(read);
  return rows;
}

/** The films of products with these words. */
export async function listFilmsByWords(read: Read, query: string): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    select distinct video_url as src from products where video_url is not null and search @@ ${query}::tsquery`.execute(read);
  return rows.map(({ src }) => src);
}

/** Shows another film where this one is shown: on all products, or on some. Returns the ids of the products. */
export async function replaceFilmAddress(
  transaction: Transaction<DB>,
  { from, to, ids }: { from: string; to: string; ids?: readonly number[] | undefined },
): Promise<number[]> {
  const isMeant = ids === undefined ? sql`true` : sql`id = any (${[...ids]}::bigint[])`;
  const { rows } = await sql<{ id: number }>`
    update products set video_url = ${to}, changed_at = now() where video_url = ${from} and ${isMeant} returning id`.execute(transaction);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

export async function isFilmUsed(read: Read, src: string): Promise<boolean> {
  return (await read.selectFrom('products').select('id').where('video_url', '=', src).limit(1).execute()).length > 0;
}

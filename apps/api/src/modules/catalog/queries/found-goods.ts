import { sql } from 'kysely';
import type { Read } from './fragments.ts';

export type FoundGoods = { id: number; name: unknown; detail: unknown };

/** Products with their shops, in the order of the ids. */
export async function listFoundProducts(read: Read, ids: readonly number[]): Promise<FoundGoods[]> {
  const { rows } = await sql<FoundGoods>`
    select p.id, p.name, s.name as detail from unnest(${[...ids]}::bigint[]) with ordinality as given(id, place)
    join products p on p.id = given.id join shops s on s.id = p.shop_id order by given.place`.execute(read);
  return rows;
}

/** The ids of the product with that SKU, and of archived products with the words; a search of the shop has only the published ones. */
export async function listHiddenMatches(
  read: Read,
  { query, sku, limit }: { query: string | null; sku: string; limit: number },
): Promise<{ id: number; has_sku: boolean }[]> {
  const archived =
    query === null
      ? sql``
      : sql`union all (select id, false as has_sku from products where not active and search @@ ${query}::tsquery limit ${limit}::int)`;
  const { rows } = await sql<{ id: number; has_sku: boolean }>`
    select product_id as id, true as has_sku from product_variants where sku = ${sku} ${archived}`.execute(read);
  return rows;
}

/** Shops with all of the words in their names, closed ones too. */
export async function listFoundShops(
  read: Read,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<{ id: number; name: unknown; active: boolean }[]> {
  const patterns = words.map((word) => `%${word.replaceAll(/[%_\\]/g, (sign) => `\\${sign}`)}%`);
  const { rows } = await sql<{ id: number; name: unknown; active: boolean }>`
    select id, name, active from shops
    where (select string_agg(value, ' ') from jsonb_each_text(name)) ilike all (${patterns}::text[])
    order by active desc, product_count desc, id limit ${limit}::int`.execute(read);
  return rows;
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';

/** What a product is found by: its names and those of its brand, categories and shop, in all languages. */
export type SearchedRow = { id: number; name: unknown; brand: unknown; category: unknown; sub_category: unknown; shop: unknown };

export async function listSearched(db: Kysely<DB>, ids: readonly number[]): Promise<SearchedRow[]> {
  return db
    .selectFrom('products as p')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('categories as part', 'part.id', 'p.sub_category_id')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .select(['p.id', 'p.name', 'b.name as brand', 'c.name as category', 'part.name as sub_category', 's.name as shop'])
    .where('p.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .orderBy('p.id')
    .execute();
}

/** Writes search vectors and counts their words in and the former ones out. Gives back how many changed. */
export async function updateSearch(db: Kysely<DB>, vectors: readonly { id: number; vector: string }[]): Promise<number> {
  const result = await sql<{ changed: number }>`
    with changed as (
      select p.id, p.search as former, fresh.vector::tsvector as search
      from unnest(${vectors.map(({ id }) => id)}::bigint[], ${vectors.map(({ vector }) => vector)}::text[]) as fresh(id, vector)
      join products p on p.id = fresh.id where p.search is distinct from fresh.vector::tsvector),
    words as (
      select word, sum(borne)::int as borne from (
        select unnest(tsvector_to_array(search)) as word, 1 as borne from changed
        union all select unnest(tsvector_to_array(former)), -1 from changed) each_word
      group by word having sum(borne) <> 0 order by word),
    counted as (
      insert into search_words (word, product_count) select word, greatest(0, borne) from words where true
      on conflict (word) do update set product_count = greatest(0, search_words.product_count + (select borne from words where words.word = excluded.word))),
    written as (update products p set search = changed.search, changed_at = now() from changed where p.id = changed.id returning p.id)
    select count(*) as changed from written`.execute(db);
  return result.rows[0]?.changed ?? 0;
}

/** Nobody counts words until the transaction ends. */
export async function lockWords(db: Kysely<DB>): Promise<void> {
  await sql`lock table search_words in share row exclusive mode`.execute(db);
}

/** Counts all words anew. */
export async function rebuildWords(db: Kysely<DB>): Promise<void> {
  await sql`delete from search_words`.execute(db);
  await sql`insert into search_words (word, product_count)
    select word, ndoc from ts_stat('select search from products where active')`.execute(db);
}

/** Ids after `after`, in batches. */
export async function listProductIds(db: Kysely<DB>, after: number, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('products').select('id').where('id', '>', after).orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

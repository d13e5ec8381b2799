import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { CountedWord } from '../domain/search-words.ts';
import type { Read } from './fragments.ts';

/** The indexed names of a product, its brand, categories, colours and shop, and its texts, in all languages. */
export type SearchedRow = {
  id: number;
  name: unknown;
  brand: unknown;
  category: unknown;
  sub_category: unknown;
  shop: unknown;
  colors: unknown[];
  short_description: unknown;
  description: unknown;
};

export async function listSearched(db: Kysely<DB>, ids: readonly number[]): Promise<SearchedRow[]> {
  return db
    .selectFrom('products as p')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('categories as part', 'part.id', 'p.sub_category_id')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .select(['p.id', 'p.name', 'b.name as brand', 'c.name as category', 'part.name as sub_category', 's.name as shop'])
    .select(['p.short_description', 'p.description'])
    .select(sql<unknown[]>`array(select color.name from colors color where color.id = any (p.color_ids) order by color.id)`.as('colors'))
    .where('p.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .orderBy('p.id')
    .execute();
}

/** Updates search vectors and the word counts. Returns the number of changed products. */
export async function updateSearch(db: Kysely<DB>, vectors: readonly { id: number; vector: string }[]): Promise<number> {
  const result = await sql<{ changed: number }>`
    with changed as (
      select p.id, p.search as former, fresh.vector::tsvector as search
      from unnest(${vectors.map(({ id }) => id)}::bigint[], ${vectors.map(({ vector }) => vector)}::text[]) as fresh(id, vector)
      join products p on p.id = fresh.id where p.search is distinct from fresh.vector::tsvector),
    words as (
      select word, sum(occurrences)::int as occurrences from (
        select unnest(tsvector_to_array(search)) as word, 1 as occurrences from changed
        union all select unnest(tsvector_to_array(former)), -1 from changed) each_word
      group by word having sum(occurrences) <> 0 order by word),
    counted as (
      insert into search_words (word, product_count) select word, greatest(0, occurrences) from words where true
      on conflict (word) do update set product_count = greatest(0, search_words.product_count + (select occurrences from words where words.word = excluded.word))),
    written as (update products p set search = changed.search, changed_at = now() from changed where p.id = changed.id returning p.id)
    select count(*) as changed from written`.execute(db);
  return result.rows[0]?.changed ?? 0;
}

/** Blocks changes of word counts by others until the transaction ends. */
export async function lockWords(db: Kysely<DB>): Promise<void> {
  await sql`lock table search_words in share row exclusive mode`.execute(db);
}

/** Recounts all words. */
export async function rebuildWords(db: Kysely<DB>): Promise<void> {
  await sql`delete from search_words`.execute(db);
  await sql`insert into search_words (word, product_count)
    select word, ndoc from ts_stat('select search from products where active')`.execute(db);
}

/** All words of active products with their number of products. */
export async function listSearchWords(read: Read): Promise<CountedWord[]> {
  return read.selectFrom('search_words').select(['word', 'product_count as count']).where('product_count', '>', 0).execute();
}

export type IndexStateRow = { done: number; total: number; started_at: Date | null; finished_at: Date | null };

const stateColumns = ['done', 'total', 'started_at', 'finished_at'] as const;

export function getIndexState(read: Read): Promise<IndexStateRow> {
  return read.selectFrom('search_index_state').select(stateColumns).executeTakeFirstOrThrow();
}

export function lockIndexState(db: Kysely<DB>): Promise<IndexStateRow> {
  return db.selectFrom('search_index_state').select(stateColumns).forUpdate().executeTakeFirstOrThrow();
}

export async function updateIndexState(db: Kysely<DB>, state: Partial<IndexStateRow>): Promise<void> {
  await db.updateTable('search_index_state').set(state).execute();
}

export async function countProducts(read: Read): Promise<number> {
  const { rows } = await sql<{ products: number }>`select count(*)::int as products from products`.execute(read);
  return rows[0]?.products ?? 0;
}

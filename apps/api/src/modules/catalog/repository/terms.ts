import { sql } from 'kysely';
import type { CountedWord } from '../domain/word-list.ts';
import type { Read } from './sql.ts';

/** The few rows that name what products are sorted by, in all languages. */
export async function listTerms(read: Read) {
  const [categories, brands, shops, colors, sizes] = await Promise.all([
    read
      .selectFrom('categories')
      .select(['id', 'parent_id', 'slug', 'name'])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    read.selectFrom('brands').select(['id', 'slug', 'name']).where('active', '=', true).orderBy('id').execute(),
    read.selectFrom('shops').select(['id', 'slug', 'name']).where('active', '=', true).orderBy('id').execute(),
    read.selectFrom('colors').select(['id', 'name', 'hex']).orderBy('id').execute(),
    read.selectFrom('sizes').select(['id', 'name']).orderBy('position').orderBy('id').execute(),
  ]);
  return { categories, brands, shops, colors, sizes };
}
export type Terms = Awaited<ReturnType<typeof listTerms>>;

/** How many products on sale each shop has in each category. */
export type StockedRow = { shop_id: number; category_id: number; sub_category_id: number | null; count: number };

export async function listStocked(read: Read): Promise<StockedRow[]> {
  const result = await sql<StockedRow>`
    select shop_id, category_id, sub_category_id, count(*) as count from products where active group by 1, 2, 3`.execute(read);
  return result.rows;
}

/** Every word that a product can be found by. */
export async function listSearchWords(read: Read): Promise<CountedWord[]> {
  return read.selectFrom('search_words').select(['word', 'product_count as count']).where('product_count', '>', 0).execute();
}

/** Which shop a market of one shop speaks of; null where there are many. */
export async function findScope(read: Read): Promise<{ multi_vendor: boolean; shop_id: number | null }> {
  const { multi_vendor, single_shop_id } = await read
    .selectFrom('settings')
    .select(['multi_vendor', 'single_shop_id'])
    .executeTakeFirstOrThrow();
  if (multi_vendor || single_shop_id !== null) return { multi_vendor, shop_id: multi_vendor ? null : single_shop_id };
  const first = await read.selectFrom('shops').select('id').where('active', '=', true).orderBy('id').limit(1).executeTakeFirst();
  return { multi_vendor, shop_id: first?.id ?? null };
}

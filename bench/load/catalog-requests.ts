import type { Pool } from '../processes/database.ts';

/**
 * The catalogue requests of every server. There are more searches and facets than the API remembers,
 * so that without its cache the database answers each of them.
 */
export type CatalogPaths = Record<'list' | 'detail' | 'search' | 'facets', string[]>;

const sorts = ['default', 'low_to_high', 'newest'];

export async function chooseCatalogPaths(pool: Pool): Promise<CatalogPaths> {
  const tops = await numbers(pool, 'select id as number from categories where parent_id is null order by id');
  // One in so many of those that most are sold of and of the others alike.
  const products = await numbers(
    pool,
    `select id as number from (select id, row_number() over (order by sold_count desc, id) as place, count(*) over () as all from products where active) ranked
     where place % greatest("all" / 200, 1) = 0 order by hashint8(id)`,
  );
  return {
    list: tops.flatMap((category) =>
      sorts.flatMap((sort) => [1, 2].map((page) => `/api/products?category_id=${category}&sort_type=${sort}&page=${page}&with_filters=0`)),
    ),
    detail: products.map((id) => `/api/product-details?product_id=${id}`),
    search: (await chooseSearches(pool)).map(
      (text) => `/api/products?search=${encodeURIComponent(text)}&sort_type=relevance&with_filters=0`,
    ),
    facets: Array.from(
      { length: 600 },
      (_, index) => `/api/products?category_id=${tops[index % tops.length]}&min_price=${index % 97}.${index % 9}0`,
    ),
  };
}

/** Words on very many products, on some and on few, whole and begun, and pairs of them: as people type. */
async function chooseSearches(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name ->> 'en' as name from products where active order by hashint8(id) limit 2500`,
  );
  const searches = rows.flatMap(({ name }, index) => {
    const words = name.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    const first = words[index % words.length];
    if (first === undefined) return [];
    const other = words[(index + 1) % words.length];
    const kinds = [first, first.slice(0, 4), other === undefined || other === first ? first : `${first} ${other}`];
    return kinds[index % kinds.length] ?? first;
  });
  return [...new Set(searches)];
}

async function numbers(pool: Pool, text: string): Promise<number[]> {
  const { rows } = await pool.query<{ number: number }>(text);
  return rows.map(({ number }) => number);
}

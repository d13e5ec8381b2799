import { Kysely, PostgresDialect } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '../../../../db/schema.ts';
import { createAnotherApp } from '../../../../test/another-app.ts';
import { buildManyProducts } from '../../../../test/builders/many-products.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import { useTestDatabase } from '../../../../test/test-database.ts';
import type { ProductFilter } from '../domain/product-filter.ts';
import { countFacets } from './facets.ts';
import type { Read } from './fragments.ts';
import { listBestSellers } from './product-details.ts';
import { countProducts, idsAtOnce, listBestMatches, listOrderedIds, listPageCursors, productOrders } from './product-lists.ts';

const database = await useTestDatabase();
const { db } = database;
beforeAll(async () => {
  await buildManyProducts(db, 20_000);
  // Allows index-only scans, as in a database that autovacuum has processed.
  await database.pool.query('vacuum (analyze) products');
}, 120_000);

type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: Node[];
};

let asked: { sql: string; parameters: readonly unknown[] } = { sql: '', parameters: [] };
const listening = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: database.pool }),
  log: ({ query }) => {
    asked = query;
  },
});

/** The plan of a statement: its indexes, sequential scans and the largest number of rows of a step. */
async function planOf(ask: (read: Read) => Promise<unknown>): Promise<{ indexes: string[]; scans: string[]; rows: number }> {
  await ask(listening);
  const { rows } = await database.pool.query(`explain (analyze, format json) ${asked.sql}`, [...asked.parameters]);
  const nodes = flatten(rows[0]['QUERY PLAN'][0].Plan);
  return {
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? ''),
    rows: Math.max(...nodes.map((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1))),
  };
}
function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}
const part = (filter: ProductFilter, order: keyof typeof productOrders) =>
  planOf((read) => listOrderedIds(read, { filter, order: productOrders[order], offset: 0, few: false }));

describe('a list of 20,000 products', () => {
  test.each([
    ['sold', 'products_by_sold'],
    ['views', 'products_by_views'],
    ['newest', 'products_by_newest'],
    ['rating', 'products_by_rating'],
    ['cheapest', 'products_by_price'],
    ['dearest', 'products_by_price'],
  ] as const)('by %s walks %s and reads a part of it', async (order, index) => {
    const { indexes, scans, rows } = await part({}, order);
    expect([indexes, scans]).toEqual([[index], []]);
    expect(rows).toBeLessThanOrEqual(idsAtOnce);
  });

  test.each([
    [{ category: [1] }, 'products_by_category_sold'],
    [{ sub_category: [11] }, 'products_by_sub_category_sold'],
    [{ shop: [1] }, 'products_by_shop_sold'],
    [{ brand: [1] }, 'products_by_brand_sold'],
  ])('of %j walks %s and reads a part of it', async (filter, index) => {
    const { indexes, scans, rows } = await part(filter, 'sold');
    expect([indexes, scans]).toEqual([[index], []]);
    expect(rows).toBeLessThanOrEqual(idsAtOnce);
  });

  test.each([
    ['newest', 'products_by_category_newest'],
    ['cheapest', 'products_by_category_price'],
    ['dearest', 'products_by_category_price'],
  ] as const)('of a category by %s walks %s and reads a part of it', async (order, index) => {
    const { indexes, scans, rows } = await part({ category: [1] }, order);
    expect([indexes, scans]).toEqual([[index], []]);
    expect(rows).toBeLessThanOrEqual(idsAtOnce);
  });

  test('its last part reads only the rows after a cursor', async () => {
    const borders = await listPageCursors(db, {}, productOrders.newest, 1000);
    expect(borders).toHaveLength(20);
    const { indexes, rows } = await planOf((read) =>
      listOrderedIds(read, { filter: {}, order: productOrders.newest, after: borders[18], offset: 750, few: false }),
    );
    expect(indexes).toEqual(['products_by_newest']);
    expect(rows).toBeLessThanOrEqual(750 + idsAtOnce);
  });

  test('parts by cursor equal parts by offset', async () => {
    for (const order of ['sold', 'newest', 'rating', 'dearest', 'cheapest'] as const) {
      const [border] = await listPageCursors(db, { category: [2] }, productOrders[order], 1000);
      const request = { filter: { category: [2] }, order: productOrders[order], few: false };
      const through = await listOrderedIds(db, { ...request, after: border, offset: 250 });
      expect(through).toHaveLength(idsAtOnce);
      expect(through).toEqual(await listOrderedIds(db, { ...request, offset: 1250 }));
      expect(through).toEqual(await listOrderedIds(db, { ...request, offset: 1250, few: true }));
    }
  });

  test('recommendations read only a few rows of each kind', async () => {
    const { indexes, scans, rows } = await planOf((read) =>
      listBestSellers(read, { sub_category_id: 11, category_id: 1, shop_id: 1, shopId: null, limit: 7 }),
    );
    expect(indexes).toEqual(
      expect.arrayContaining(['products_by_category_sold', 'products_by_sub_category_sold', 'products_by_shop_sold']),
    );
    expect(scans).not.toContain('products');
    expect(rows).toBeLessThanOrEqual(7);
  });

  test('counting reads only an index', async () => {
    const { indexes, scans } = await planOf((read) => countProducts(read, { category: [1], rating: 4 }, undefined));
    expect([indexes, scans]).toEqual([['products_facets'], []]);
    const facets = await planOf((read) => countFacets(read, { category: [1] }, ['brand', 'color', 'offer'], undefined));
    expect([facets.indexes, facets.scans]).toEqual([['products_facets'], []]);
  });

  test('a rare word uses the search index, a common one the index of sales', async () => {
    const rare = await planOf((read) => countProducts(read, { search: "'no42'" }, 5000));
    expect([rare.indexes, rare.scans]).toEqual([['products_search'], []]);
    const filter = { search: "'lamp':*" };
    const common = await planOf((read) => listBestMatches(read, { filter, search: filter.search, candidates: 200, few: false }));
    expect(common.indexes[0]).toMatch(/^products_/);
    expect(common.rows).toBeLessThan(5000);
  });

  test('deep pages of the call equal the same part of the whole list', async () => {
    const { rows } = await database.pool.query<{ id: number }>('select id from products order by sold_count desc, id desc');
    const { read, close } = await createAnotherApp(database, createTestClock());
    for (const page of [1, 10, 11, 165, 200]) {
      const { products } = await read(`/products?with_filters=0&per_page=100&page=${page}`);
      const ids = Object(products).map(({ id }: { id: number }) => id);
      expect(ids).toEqual(rows.slice((page - 1) * 100, page * 100).map(({ id }) => id));
    }
    expect((await read('/products?with_filters=0&per_page=100&page=201')).products).toEqual([]);
    await close();
  });
});

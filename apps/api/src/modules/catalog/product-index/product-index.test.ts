import fc from 'fast-check';
import { type Kysely, sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '../../../../db/schema.ts';
import { buildManyProducts } from '../../../../test/builders/many-products.ts';
import { useTestDatabase } from '../../../../test/test-database.ts';
import { bumpTags, createVersions, listVersions, type Versions } from '../../../platform/cache/content-versions.ts';
import { createServer } from '../../../platform/http/create-server.ts';
import type { ProductFilter } from '../domain/product-filter.ts';
import { type CountedGroup, countFacets, type FacetCount, findPriceRange } from '../queries/facets.ts';
import { countProducts, countSearchSets, listBestMatches, listSold } from '../queries/product-lists.ts';
import { createProductIndex, type ProductCounts, type ProductIndex } from './product-index.ts';

const database = await useTestDatabase();
const { db } = database;
const { log } = createServer({ logger: false, trustProxy: false, bodyLimit: 1, maxConnections: 1, maxInFlight: 1 });
beforeAll(async () => {
  await buildManyProducts(db, 9000);
  // Words of all weights, and words that a product has twice: they decide the rank.
  await sql`update products set search = setweight(search, 'A') || setweight(to_tsvector('simple', 'part ' || sub_category_id || ' lamp brand ' || brand_id), 'B')
    || setweight(to_tsvector('simple', 'shop ' || shop_id || ' red'), (array['C', 'D'])[1 + id % 2]::"char") where id % 3 > 0`.execute(db);
}, 120_000);

/** The index of one process. */
type Process = { versions: Versions; index: ProductIndex };

function startProcess(): Process {
  const versions = createVersions(() => listVersions<DB>(db));
  return { versions, index: createProductIndex({ read: db, versions, log }) };
}

async function startLoaded(): Promise<Process> {
  const process = startProcess();
  await process.versions.poll();
  await loaded(process);
  return process;
}

async function loaded({ index }: Process): Promise<ProductCounts> {
  await index.maintain();
  return untilFound(() => index.current());
}

async function untilFound<Value>(find: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const groups = ['category', 'brand', 'shop', 'color', 'size', 'rating', 'offer', 'in_stock'] as const satisfies CountedGroup[];
const sorted = (counts: readonly FacetCount[]) => counts.map(({ group, value, count }) => `${group} ${value}: ${count}`).sort();

async function expectSameAnswers(counts: ProductCounts | undefined, filter: ProductFilter): Promise<void> {
  expect(counts?.count(filter)).toBe(await countProducts(db, filter, undefined));
  expect(counts?.prices(filter)).toEqual(await findPriceRange(db, filter, undefined));
  expect(sorted(counts?.facets(filter, groups) ?? [])).toEqual(sorted(await countFacets(db, filter, groups, undefined)));
  const { search, ...others } = filter;
  const searches = ["'lamp'", "('red' | 'brass')", "'n':*"];
  expect(Array.from(counts?.searchSets(others, searches) ?? []).slice(1)).toEqual((await countSearchSets(db, others, searches)).slice(1));
  const sold = searches.map((each) => counts?.sold({ ...others, search: each }));
  expect(sold).toEqual(await listSold(db, others, searches));
  if (search !== undefined)
    expect(counts?.bestMatches(filter, search, 50)).toEqual(await listBestMatches(db, { filter, search, candidates: 50, few: true }));
}

const ids = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 3 });
const words = ['lamp', 'mug', 'red', 'brass', 'brand', 'shop', 'no42', 'part', '7', '12', 'unknown'];
const term = fc.constantFrom(...words);
const search = fc.oneof(
  fc
    .uniqueArray(term, { minLength: 1, maxLength: 3 })
    .map((chosen) => chosen.map((word, at) => `'${word}'${at === chosen.length - 1 ? ':*' : ''}`).join(' & ')),
  fc.uniqueArray(term, { minLength: 2, maxLength: 3 }).map((chosen) => chosen.map((word) => `'${word}'`).join(' | ')),
  fc.uniqueArray(term, { minLength: 3, maxLength: 3 }).map(([a, b, c]) => `('${a}' | '${b}') & '${c}':*`),
  fc.constantFrom("'n':*", "'l':*", "'1':*"),
);
const filters: fc.Arbitrary<ProductFilter> = fc.record(
  {
    shop: ids(41),
    category: ids(11),
    sub_category: ids(61),
    brand: ids(201),
    color: ids(17),
    size: ids(9),
    rating: fc.integer({ min: 0, max: 5 }),
    min_price: fc.integer({ min: 0, max: 21_000 }),
    max_price: fc.integer({ min: 0, max: 21_000 }),
    in_stock: fc.constant(true as const),
    offer: fc.constant(true as const),
    search,
  },
  { requiredKeys: [] },
);
/** Most combinations of eleven conditions match nothing. */
const someFilters = fc
  .tuple(
    filters,
    fc.shuffledSubarray(
      [
        'shop',
        'category',
        'sub_category',
        'brand',
        'color',
        'size',
        'rating',
        'min_price',
        'max_price',
        'in_stock',
        'offer',
        'search',
      ] as const,
      { maxLength: 3 },
    ),
  )
  .map(([all, parts]): ProductFilter => Object.fromEntries(parts.flatMap((part) => (part in all ? [[part, all[part]]] : []))));

const simpleFilters: ProductFilter[] = [
  {},
  { min_price: 4000 },
  { category: [2] },
  { category: [1, 3], max_price: 9000 },
  { in_stock: true },
  { search: "'lamp':*" },
  // A minimum above the maximum; such a range once made a search for its ends run for ever.
  { min_price: 12_000, max_price: 9000 },
  ...[1, 2, 3].map((category) => ({ category: [category], min_price: 20_000, max_price: 100 })),
];

type Edit = (edited: Kysely<DB> | Transaction<DB>, id: number, number: number) => Promise<unknown>;
const edits: Record<string, Edit> = {
  price: (edited, id, number) =>
    sql`update products set price = ${500 + number}, discount_price = 0, selling_price = ${500 + number} where id = ${id}`.execute(edited),
  discount: (edited, id) => sql`update products set selling_price = greatest(price - 10, 0) where id = ${id}`.execute(edited),
  stock: (edited, id) => sql`update products set in_stock = not in_stock where id = ${id}`.execute(edited),
  choices: (edited, id, number) =>
    sql`update products set color_ids = array[${number % 16} + 1, ${number % 5} + 1], size_ids = '{}' where id = ${id}`.execute(edited),
  rating: (edited, id, number) => sql`update products set rating_sum = ${number % 6}, rating_count = 1 where id = ${id}`.execute(edited),
  sales: (edited, id, number) => sql`update products set sold_count = ${number % 3000} where id = ${id}`.execute(edited),
  category: (edited, id, number) =>
    sql`update products set category_id = ${(number % 10) + 1}, sub_category_id = null where id = ${id}`.execute(edited),
  words: (edited, id, number) =>
    sql`update products set search = to_tsvector('simple', ${`lamp new${number} brand`}) where id = ${id}`.execute(edited),
  hide: (edited, id) => sql`update products set active = false where id = ${id}`.execute(edited),
  show: (edited, id) => sql`update products set active = true where id = ${id}`.execute(edited),
  brand: async (edited, id, number) => {
    const { rows } = await sql<{ id: number }>`insert into brands (slug, name) values (${`new-${number}-${id}`}, '{"en": "New"}')
      on conflict (slug) do update set name = excluded.name returning id`.execute(edited);
    await sql`update products set brand_id = ${rows[0]?.id} where id = ${id}`.execute(edited);
  },
  remove: async (edited, id) => {
    await sql`delete from product_variants where product_id = ${id}`.execute(edited);
    await sql`delete from products where id = ${id}`.execute(edited);
  },
  copy: (edited, id) =>
    sql`insert into products (shop_id, brand_id, category_id, sub_category_id, slug, name, price, selling_price, search, sold_count)
      select shop_id, brand_id, category_id, sub_category_id, slug || '+', name, price, selling_price, search, sold_count from products where id = ${id}
      on conflict do nothing`.execute(edited),
};
const edit = fc.record({
  name: fc.constantFrom(...Object.keys(edits)),
  id: fc.integer({ min: 1, max: 9000 }),
  number: fc.nat({ max: 20_000 }),
});

async function apply(
  edited: Kysely<DB> | Transaction<DB>,
  changes: readonly { name: string; id: number; number: number }[],
): Promise<void> {
  for (const { name, id, number } of changes) await edits[name]?.(edited, id, number);
  await bumpTags(edited, ['catalog', 'popularity', 'search_words']);
}

describe('answers from memory', () => {
  test('equal those of the database for any filter', async () => {
    const { index } = await startLoaded();
    const counts = await index.current();
    for (const filter of simpleFilters) await expectSameAnswers(counts, filter);
    await fc.assert(
      fc.asyncProperty(someFilters, (filter) => expectSameAnswers(counts, filter)),
      { numRuns: 80 },
    );
  }, 120_000);

  test('follow any changes in all processes', async () => {
    const processes = [await startLoaded(), await startLoaded()];
    await fc.assert(
      fc.asyncProperty(
        fc.array(edit, { minLength: 1, maxLength: 25 }),
        fc.array(someFilters, { minLength: 3, maxLength: 3 }),
        async (changes, chosen) => {
          await db.transaction().execute((transaction) => apply(transaction, changes));
          for (const { versions, index } of processes) {
            await versions.poll();
            for (const filter of [{}, { in_stock: true as const }, ...chosen]) await expectSameAnswers(await index.current(), filter);
          }
        },
      ),
      { numRuns: 20 },
    );
    // A process that starts later reads the same.
    const later = await startLoaded();
    for (const filter of simpleFilters) await expectSameAnswers(await later.index.current(), filter);
  }, 600_000);

  test('a change that is committed after a later one is read', async () => {
    const { versions, index } = await startLoaded();
    const transaction = await db.startTransaction().execute();
    await apply(transaction, [{ name: 'price', id: 4001, number: 1 }]);
    await edits.price?.(db, 4002, 2);
    versions.touch(['catalog']);
    await expectSameAnswers(await index.current(), { max_price: 502 });
    await transaction.commit().execute();
    await versions.poll();
    await expectSameAnswers(await index.current(), { max_price: 502 });
  });

  test('changes while the products are loaded are in the answers', async () => {
    const process = startProcess();
    await process.versions.poll();
    await process.index.maintain();
    for (let number = 0; number < 60; number++) {
      await apply(db, [
        { name: 'price', id: 100 + number * 7, number: number * 300 },
        { name: 'category', id: 101 + number * 11, number },
      ]);
    }
    await process.versions.poll();
    const counts = await loaded(process);
    for (const filter of simpleFilters) await expectSameAnswers(counts, filter);
  });

  test('are given only once the products are loaded, and not after too many changes', async () => {
    const process = startProcess();
    expect(await process.index.current()).toBeUndefined();
    await loaded(process);
    await sql`insert into product_index_changes (product_id, moved) select n, true from generate_series(1, 20000) n`.execute(db);
    process.versions.touch(['catalog']);
    expect(await process.index.current()).toBeUndefined();
    await sql`delete from product_index_changes`.execute(db);
    await expectSameAnswers(await loaded(process), { category: [1] });
  });

  test('come from sorted products again after many have moved', async () => {
    const process = await startLoaded();
    await sql`update products set selling_price = selling_price + 1, price = price + 1 where id <= 3000`.execute(db);
    process.versions.touch(['catalog']);
    const before = await process.index.current();
    await expectSameAnswers(before, { min_price: 3000 });
    await process.index.maintain();
    const after = await untilFound(async () => {
      const now = await process.index.current();
      return now === before ? undefined : now;
    });
    for (const filter of simpleFilters) await expectSameAnswers(after, filter);
  });
});

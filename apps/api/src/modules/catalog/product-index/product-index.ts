import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Versions } from '../../../platform/cache/content-versions.ts';
import type { ProductFilter } from '../domain/product-filter.ts';
import type { CountedGroup, FacetCount, PriceRange } from '../queries/facets.ts';
import type { Read } from '../queries/fragments.ts';
import { findChangeStart, listProductChanges } from '../queries/product-index.ts';
import { applyChange } from './apply-change.ts';
import { countMatches, countMatchingFacets, countSearchSets, sumSold } from './count-matches.ts';
import { loadProducts } from './load-products.ts';
import { findPrices, matchProducts, type SortedProducts } from './match-products.ts';
import { rankMatches } from './rank-matches.ts';

/** Answers about all products on sale, from memory. Each is of one moment. */
export type ProductCounts = {
  count: (filter: ProductFilter) => number;
  /** The same counts as `countFacets` of the database. */
  facets: (filter: ProductFilter, groups: readonly CountedGroup[]) => FacetCount[];
  prices: (filter: ProductFilter) => PriceRange | null;
  /** How many items of the matching products were sold. */
  sold: (filter: ProductFilter & { search: string }) => number;
  /** For each set of at most eight searches, one bit for each, the number of products that match exactly these. */
  searchSets: (filter: ProductFilter, searches: readonly string[]) => ArrayLike<number>;
  /** The ids of the best-selling matches of a search, best match first. */
  bestMatches: (filter: ProductFilter, search: string, limit: number) => number[];
};

/** A copy of what lists filter, count and search by, in the memory of this process. */
export type ProductIndex = {
  /** As the products are now; undefined while they are not loaded: then the database answers. */
  current: () => Promise<ProductCounts | undefined>;
  /** Loads the products, or reads what has changed. Called every second. */
  maintain: () => Promise<void>;
  close: () => Promise<void>;
};

type IndexParts = { read: Read; versions: Pick<Versions, 'stamp'>; log: FastifyBaseLogger };

type Loaded = {
  products: SortedProducts;
  counts: ProductCounts;
  stamp: string;
  /** Where the next reading of changes starts. */
  start: number;
  readAt: number;
};

/** Everything that changes a product on sale bumps one of them. */
const tags = ['catalog', 'popularity', 'ratings', 'search_words', 'sold_out'];
/** More changes than this are not read one by one. */
const maxChanges = 20_000;
const changesAtOnce = 500;
/** Changes are stored for hours; a process that did not read them for so long loads all products. */
const retryMilliseconds = 10_000;
const maxSilenceMilliseconds = 30 * 60 * 1000;

export function createProductIndex({ read, versions, log }: IndexParts): ProductIndex {
  const closing = new AbortController();
  let loaded: Loaded | undefined;
  let loading: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<void> {
    const start = await findChangeStart(read);
    const products = await loadProducts(read, closing.signal);
    const fresh: Loaded = { products, counts: createCounts(products), stamp: '', start, readAt: performance.now() };
    if (await readChanges(fresh)) loaded = fresh;
  }

  /** Returns false if there are too many changes. */
  async function readChanges(target: Loaded): Promise<boolean> {
    const stamp = versions.stamp(tags);
    const { next, changes } = await listProductChanges(read, target.start, maxChanges);
    if (changes.length === maxChanges) return false;
    for (const [index, change] of changes.entries()) {
      if (!applyChange(target.products, change)) return false;
      if (index % changesAtOnce === changesAtOnce - 1) await yieldToOthers();
    }
    Object.assign(target, { stamp, start: next, readAt: performance.now() });
    return true;
  }

  async function update(target: Loaded): Promise<void> {
    const isSilent = performance.now() - target.readAt > maxSilenceMilliseconds;
    if ((isSilent || !(await readChanges(target))) && loaded === target) loaded = undefined;
  }

  async function current(): Promise<ProductCounts | undefined> {
    if (reading) await reading;
    if (loaded && loaded.stamp !== versions.stamp(tags)) {
      reading ??= update(loaded).finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return loaded?.counts;
  }

  return {
    current,
    async maintain() {
      await current();
      if ((loaded && !isWorn(loaded.products)) || performance.now() - failedAt < retryMilliseconds) return;
      loading ??= load()
        .catch((error: unknown) => {
          failedAt = performance.now();
          if (!closing.signal.aborted) log.warn({ err: error }, 'the product index was not loaded');
        })
        .finally(() => {
          loading = undefined;
        });
    },
    async close() {
      closing.abort();
      await Promise.allSettled([loading, reading]);
    },
  };
}

/** Whether so many products left their place that searching and counting become slow. */
function isWorn({ columns }: SortedProducts): boolean {
  return columns.length - columns.sorted > 2000 + columns.sorted / 50;
}

function createCounts(products: SortedProducts): ProductCounts {
  return {
    count: (filter) => countMatches(products, filter),
    facets: (filter, groups) => countMatchingFacets(products, filter, groups),
    prices: (filter) => findPrices(products, filter),
    sold: (filter) => sumSold(products, filter),
    searchSets: (filter, searches) => countSearchSets(products, filter, searches),
    bestMatches: (filter, search, limit) => rankMatches(products, matchProducts(products, filter).positions, search, limit),
  };
}

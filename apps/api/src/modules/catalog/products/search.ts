import { prefixQuery, queryWords } from '../../../platform/text/search-text.ts';
import type { Catalog } from '../catalog.ts';
import { filterKey, type ProductFilter } from '../domain/product-filter.ts';
import { correctWords } from '../domain/search-words.ts';
import { countProducts } from '../queries/product-lists.ts';

/** A search counts no more matches than this: nobody pages further. */
export const maxMatches = 5000;

/** Cached until the catalogue changes. */
export function countMatchingProducts(catalog: Catalog, filter: ProductFilter): Promise<number> {
  const max = filter.search === undefined ? undefined : maxMatches;
  return catalog.totals(filterKey(filter), async () => {
    const index = await catalog.index.current();
    return index ? Math.min(index.count(filter), max ?? Number.POSITIVE_INFINITY) : countProducts(catalog.planned, filter, max);
  });
}

type ResolvedSearch = { filter: ProductFilter; total: number; corrected: string | null };

/** Adds the typed words to the filter, with typos corrected if nothing matches them as typed. */
export async function resolveSearch(catalog: Catalog, filter: ProductFilter, typed: string): Promise<ResolvedSearch> {
  const words = queryWords(typed);
  const asTyped = withSearch(filter, words);
  const total = await countMatchingProducts(catalog, asTyped);
  if (total > 0 || words.length === 0) return { filter: asTyped, total, corrected: null };
  const correction = correctWords(await catalog.words(), words);
  if (!correction) return { filter: asTyped, total, corrected: null };
  const asCorrected = withSearch(filter, correction);
  const found = await countMatchingProducts(catalog, asCorrected);
  return found > 0 ? { filter: asCorrected, total: found, corrected: correction.join(' ') } : { filter: asTyped, total, corrected: null };
}

function withSearch(filter: ProductFilter, words: readonly string[]): ProductFilter {
  const search = prefixQuery(words);
  return search === null ? filter : { ...filter, search };
}

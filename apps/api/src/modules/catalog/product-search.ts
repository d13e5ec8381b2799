import { prefixQuery, queryWords } from '../../platform/text/search-text.ts';
import type { Catalog } from './catalog.ts';
import { filterKey, type ProductFilter } from './domain/product-filter.ts';
import { correctWords } from './domain/search-correction.ts';
import { countProducts } from './repository/product-pages.ts';

/** A search counts and narrows no further than this; more is nothing that anybody pages through. */
export const mostMatches = 5000;

/** How many products fit the filter, remembered while the catalogue stands. */
export function countFitting(catalog: Catalog, filter: ProductFilter): Promise<number> {
  const most = filter.search === undefined ? undefined : mostMatches;
  return catalog.totals(filterKey(filter), () => countProducts(catalog.planned, filter, most));
}

type Understood = { filter: ProductFilter; total: number; corrected: string | null };

/** The filter with what was searched for: the words as typed, or where none bears them, as they were probably meant. */
export async function understandSearch(catalog: Catalog, filter: ProductFilter, typed: string): Promise<Understood> {
  const words = queryWords(typed);
  const asTyped = searching(filter, words);
  const total = await countFitting(catalog, asTyped);
  if (total > 0 || words.length === 0) return { filter: asTyped, total, corrected: null };
  const meant = correctWords(await catalog.words(), words);
  if (!meant) return { filter: asTyped, total, corrected: null };
  const asMeant = searching(filter, meant);
  const found = await countFitting(catalog, asMeant);
  return found > 0 ? { filter: asMeant, total: found, corrected: meant.join(' ') } : { filter: asTyped, total, corrected: null };
}

function searching(filter: ProductFilter, words: readonly string[]): ProductFilter {
  const search = prefixQuery(words);
  return search === null ? filter : { ...filter, search };
}

import { noMatchQuery, normalizeWords, prefixQuery, queryWords, wordQuery } from '../../../platform/text/search-text.ts';
import { type Catalog, scopeFilter } from '../catalog.ts';
import { filterKey, type ProductFilter } from '../domain/product-filter.ts';
import { chooseWords } from '../domain/relax-search.ts';
import { correctWords } from '../domain/search-words.ts';
import { countProducts, countSearchSets } from '../queries/product-lists.ts';

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

type ResolvedSearch = { filter: ProductFilter; total: number; corrected: string | null; leftOut: readonly string[] };

/** Adds the typed words to the filter. If nothing matches them as typed, typos are corrected, then words are left out; neither if `exact`. */
export async function resolveSearch(catalog: Catalog, filter: ProductFilter, typed: string, exact = false): Promise<ResolvedSearch> {
  const words = queryWords(typed);
  if (words.length === 0 && typed.trim() !== '') {
    return { filter: { ...filter, search: noMatchQuery }, total: 0, corrected: null, leftOut: [] };
  }
  const asTyped = await searchWords(catalog, filter, words);
  if (asTyped.total > 0 || words.length === 0 || exact) return { ...asTyped, corrected: null, leftOut: [] };
  const [known, synonyms] = await Promise.all([catalog.words(), catalog.synonyms()]);
  const correction = correctWords({ ...known, has: (word) => known.has(word) || synonyms.has(word) }, words);
  const corrected = correction?.join(' ') ?? null;
  const asCorrected = correction && (await searchWords(catalog, filter, correction));
  if (asCorrected && asCorrected.total > 0) return { ...asCorrected, corrected, leftOut: [] };
  const all = correction ?? words;
  const relaxed = await relaxSearch(catalog, all);
  if (relaxed.length === 0 || relaxed.length === all.length) return { ...asTyped, corrected: null, leftOut: [] };
  const leftOut = all.filter((word) => !relaxed.includes(word)).map((word) => asWritten(word, typed));
  return { ...(await searchWords(catalog, filter, relaxed)), corrected, leftOut };
}

async function searchWords(catalog: Catalog, filter: ProductFilter, words: readonly string[]) {
  const search = prefixQuery(words, await catalog.synonyms());
  const searched = search === null ? filter : { ...filter, search };
  return { filter: searched, total: await countMatchingProducts(catalog, searched) };
}

/** The most words that a product of the marketplace has together; chosen without other filters, so that these only narrow the results. */
async function relaxSearch(catalog: Catalog, words: readonly string[]): Promise<readonly string[]> {
  const everything = scopeFilter(await catalog.scope());
  return catalog.relaxedSearches(JSON.stringify([everything, words]), async () => {
    const synonyms = await catalog.synonyms();
    const searches = words.map((word, index) => wordQuery(word, index === words.length - 1, synonyms));
    const index = await catalog.index.current();
    const counts = index ? index.searchSets(everything, searches) : await countSearchSets(catalog.planned, everything, searches);
    const chosen = chooseWords(counts);
    return words.filter((_word, place) => (chosen & (1 << place)) !== 0);
  });
}

/** Not a letter, a digit, a mark on one, or a sign within a word. */
const betweenWords = /[^\p{L}\p{N}\p{M}\u200C'’ʼ`´]+/u;

/** A normalised word in the letters in which it was typed; a corrected word as it is. */
function asWritten(word: string, typed: string): string {
  return typed.split(betweenWords).find((part) => normalizeWords(part).join('') === word) ?? word;
}

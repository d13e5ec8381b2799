import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../../context.ts';
import { formatJson, formatJsonArray, formatJsonObject, type JsonText } from '../../../platform/http/json-text.ts';
import { allTexts, noMatchQuery, normalizeWords, prefixQuery, queryWords, wordQuery } from '../../../platform/text/search-text.ts';
import { pickText } from '../../../platform/text/texts.ts';
import { type Catalog, scopeFilter } from '../catalog.ts';
import type { ProductFilter } from '../domain/product-filter.ts';
import { matchesWords } from '../domain/search-words.ts';
import { listSold } from '../queries/product-lists.ts';
import { readProductPage } from './product-pages.ts';
import { countMatchingProducts, resolveSearch } from './search.ts';

const limits = { products: 6, terms: 5, corrections: 5, candidates: 12, help: 3, popular: 8 };

type Suggestions = CallAnswer<'GET /search/suggest'>;

/** Suggestions while a search is typed; popular products if nothing matches. */
export async function suggest(context: ReadContext, catalog: Catalog, typed: string): Promise<JsonText<Suggestions>> {
  const scope = await catalog.scope();
  const everything = scopeFilter(scope);
  const { filter, total, corrected } = await resolveSearch(catalog, everything, typed);
  const words = queryWords(corrected ?? typed);
  const [products, terms, corrections, help] = await Promise.all([
    readProductPage(context, catalog, { filter, total, sort: 'default', offset: 0, limit: limits.products }),
    matchTerms(context, catalog, words, scope.multi_vendor),
    words.length === 0 ? [] : suggestWords(catalog, words, corrected),
    matchHelp(context, catalog, words),
  ]);
  const shown = products.length > 0 ? products : await readPopular(context, catalog, everything);
  const popular = words.length === 0 || products.length === 0 ? await popularSearches(context, catalog) : [];
  return formatJsonObject<Suggestions>({
    products: formatJsonArray(shown),
    categories: formatJson(terms.categories),
    shops: formatJson(terms.shops),
    brands: formatJson(terms.brands),
    corrections: formatJson(corrections),
    popular: formatJson(popular),
    help: formatJson(help),
  });
}

async function readPopular(context: ReadContext, catalog: Catalog, filter: ProductFilter) {
  const total = await countMatchingProducts(catalog, filter);
  return readProductPage(context, catalog, { filter, total, sort: 'popular_product', offset: 0, limit: limits.products });
}

/** The names of the sub-categories that sell best, as searches. */
async function popularSearches(context: ReadContext, catalog: Catalog): Promise<string[]> {
  const [{ categories }, everything] = await Promise.all([catalog.terms(), catalog.scope().then(scopeFilter)]);
  const names = categories.filter(({ parent_id }) => parent_id !== null).map(({ name }) => pickText(name, context));
  const ranked = await catalog.completions(`popular ${context.locale}`, async () => {
    const searches = await Promise.all(names.map(async (name) => prefixQuery(queryWords(name), await catalog.synonyms()) ?? noMatchQuery));
    const index = await catalog.index.current();
    const sold = index
      ? searches.map((search) => index.sold({ ...everything, search }))
      : await listSold(catalog.planned, everything, searches);
    const counted = names.map((name, place) => ({ name, sold: sold[place] ?? 0 })).filter((each) => each.sold > 0);
    return counted.sort((a, b) => b.sold - a.sold).map(({ name }) => name);
  });
  return [...new Set(ranked)].slice(0, limits.popular);
}

async function matchTerms(context: ReadContext, catalog: Catalog, words: readonly string[], isMultiVendor: boolean) {
  const { categories, shops, brands } = await catalog.terms();
  const matching = <Term extends { id: number; name: unknown; slug: string }>(terms: readonly Term[]) =>
    (words.length === 0 ? [] : terms)
      .filter(({ name }) => matchesWords(words, allTexts(name).flatMap(normalizeWords)))
      .slice(0, limits.terms)
      .map(({ id, slug, name }) => ({ id, slug, name: pickText(name, context) }));
  const withoutSlug = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return {
    categories: matching(categories.filter(({ parent_id }) => parent_id === null)),
    shops: isMultiVendor ? matching(shops).map(withoutSlug) : [],
    brands: matching(brands).map(withoutSlug),
  };
}

/** The corrected search, then searches that complete its last word. */
async function suggestWords(catalog: Catalog, words: readonly string[], corrected: string | null): Promise<string[]> {
  const last = words.at(-1) ?? '';
  // Too many words start with the same letter.
  const completed = last.length < 2 ? [] : await catalog.completions(last, () => completeWord(catalog, last));
  const completions = completed.map((word) => [...words.slice(0, -1), word].join(' '));
  const longer = completions.filter((completion) => completion !== words.join(' '));
  return [...new Set([...(corrected === null ? [] : [corrected]), ...longer])].slice(0, limits.corrections);
}

/** Words with this beginning, those of the best-selling products first. */
async function completeWord(catalog: Catalog, beginning: string): Promise<readonly string[]> {
  const words = (await catalog.words()).startingWith(beginning, limits.candidates);
  const searches = words.map((word) => wordQuery(word, false));
  const everything = scopeFilter(await catalog.scope());
  const index = await catalog.index.current();
  const sold = index
    ? searches.map((search) => index.sold({ ...everything, search }))
    : await listSold(catalog.planned, everything, searches);
  const counted = words.map((word, place) => ({ word, sold: sold[place] ?? 0 }));
  return counted.sort((a, b) => b.sold - a.sold).map(({ word }) => word);
}

/** Help questions with all of the words, in the question or the title of its topic. */
async function matchHelp(context: ReadContext, catalog: Catalog, words: readonly string[]) {
  if (words.length === 0) return [];
  const beginnings = words.map(withoutPlural);
  const ranked = (await catalog.helpQuestions()).map((row) => {
    const question = allTexts(row.question).flatMap(normalizeWords);
    const topic = allTexts(row.topic).flatMap(normalizeWords);
    return { row, rank: hasBeginnings(question, beginnings) ? 0 : hasBeginnings([...question, ...topic], beginnings) ? 1 : 2 };
  });
  return ranked
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limits.help)
    .map(({ row }) => ({ slug: row.slug, question: pickText(row.question, context) }));
}

function hasBeginnings(words: readonly string[], beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** "returns" finds "How do I return something?". */
function withoutPlural(word: string): string {
  return word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
}

import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../../context.ts';
import { formatJson, formatJsonArray, formatJsonObject, type JsonText } from '../../../platform/http/json-text.ts';
import { allTexts, normalizeWords, queryWords } from '../../../platform/text/search-text.ts';
import { pickText } from '../../../platform/text/texts.ts';
import { type Catalog, scopeFilter } from '../catalog.ts';
import type { ProductFilter } from '../domain/product-filter.ts';
import { matchesWords } from '../domain/search-words.ts';
import { readProductPage } from './product-pages.ts';
import { countMatchingProducts, resolveSearch } from './search.ts';

const limits = { products: 6, terms: 5, corrections: 5 };

type Suggestions = CallAnswer<'GET /search/suggest'>;

/** Suggestions while a search is typed; popular products if nothing matches. */
export async function suggest(context: ReadContext, catalog: Catalog, typed: string): Promise<JsonText<Suggestions>> {
  const scope = await catalog.scope();
  const everything = scopeFilter(scope);
  const { filter, total, corrected } = await resolveSearch(catalog, everything, typed);
  const words = queryWords(corrected ?? typed);
  const [products, terms, corrections] = await Promise.all([
    readProductPage(context, catalog, { filter, total, sort: 'default', offset: 0, limit: limits.products }),
    matchTerms(context, catalog, words, scope.multi_vendor),
    words.length === 0 ? [] : suggestWords(catalog, words, corrected),
  ]);
  const shown = products.length > 0 ? products : await readPopular(context, catalog, everything);
  return formatJsonObject<Suggestions>({
    products: formatJsonArray(shown),
    categories: formatJson(terms.categories),
    shops: formatJson(terms.shops),
    brands: formatJson(terms.brands),
    corrections: formatJson(corrections),
  });
}

async function readPopular(context: ReadContext, catalog: Catalog, filter: ProductFilter) {
  const total = await countMatchingProducts(catalog, filter);
  return readProductPage(context, catalog, { filter, total, sort: 'popular_product', offset: 0, limit: limits.products });
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
  const list = await catalog.words();
  const last = words.at(-1) ?? '';
  const completions = list.startingWith(last, limits.corrections).map((word) => [...words.slice(0, -1), word].join(' '));
  const longer = completions.filter((completion) => completion !== words.join(' '));
  return [...new Set([...(corrected === null ? [] : [corrected]), ...longer])].slice(0, limits.corrections);
}

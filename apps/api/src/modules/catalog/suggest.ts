import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { normalizeWords } from '../../platform/text/normalize-words.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { allTexts, queryWords } from '../../platform/text/search-text.ts';
import type { Catalog } from './catalog.ts';
import { bears } from './domain/bears-words.ts';
import type { ProductFilter } from './domain/product-filter.ts';
import { countFitting, understandSearch } from './product-search.ts';
import { readProductPage } from './read-product-page.ts';

const most = { products: 6, terms: 5, corrections: 5 };

type Suggestions = CallAnswer<'GET /search/suggest'>;

/** What a search may mean, while it is being typed. Where nothing bears the words, what is popular. */
export async function suggest(context: ReadContext, catalog: Catalog, typed: string): Promise<Suggestions> {
  const scope = await catalog.scope();
  const everything: ProductFilter = scope.multi_vendor ? {} : { shop: [scope.shop_id ?? 0] };
  const { filter, total, corrected } = await understandSearch(catalog, everything, typed);
  const words = queryWords(corrected ?? typed);
  const [products, named, corrections] = await Promise.all([
    readProductPage(context, catalog, { filter, total, sort: 'default', offset: 0, limit: most.products }),
    namedSo(context, catalog, words, scope.multi_vendor),
    words.length === 0 ? [] : complete(catalog, words, corrected),
  ]);
  if (products.length > 0) return { products, ...named, corrections };
  return { products: await readPopular(context, catalog, everything), ...named, corrections };
}

async function readPopular(context: ReadContext, catalog: Catalog, filter: ProductFilter) {
  const total = await countFitting(catalog, filter);
  return readProductPage(context, catalog, { filter, total, sort: 'popular_product', offset: 0, limit: most.products });
}

async function namedSo(context: ReadContext, catalog: Catalog, words: readonly string[], manyShops: boolean) {
  const { categories, shops, brands } = await catalog.terms();
  const fitting = <Term extends { id: number; name: unknown; slug: string }>(terms: readonly Term[]) =>
    (words.length === 0 ? [] : terms)
      .filter(({ name }) => bears(words, allTexts(name).flatMap(normalizeWords)))
      .slice(0, most.terms)
      .map(({ id, slug, name }) => ({ id, slug, name: pickText(name, context) }));
  const withoutSlug = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return {
    categories: fitting(categories.filter(({ parent_id }) => parent_id === null)),
    shops: manyShops ? fitting(shops).map(withoutSlug) : [],
    brands: fitting(brands).map(withoutSlug),
  };
}

/** The search as it was probably meant, then ways to go on from its last word. */
async function complete(catalog: Catalog, words: readonly string[], corrected: string | null): Promise<string[]> {
  const list = await catalog.words();
  const last = words.at(-1) ?? '';
  const ways = list.beginningWith(last, most.corrections).map((word) => [...words.slice(0, -1), word].join(' '));
  const unfinished = ways.filter((way) => way !== words.join(' '));
  return [...new Set([...(corrected === null ? [] : [corrected]), ...unfinished])].slice(0, most.corrections);
}

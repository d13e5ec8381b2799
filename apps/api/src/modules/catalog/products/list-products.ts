import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Filters } from '@souk/contract/product-list';
import { fromWire, toWire } from '@souk/money/currency';
import type { ReadContext } from '../../../context.ts';
import { formatJson, formatJsonArray, formatJsonObject, type JsonText } from '../../../platform/http/json-text.ts';
import { type Languages, pickText } from '../../../platform/text/texts.ts';
import type { Catalog, Scope } from '../catalog.ts';
import { type FacetGroup, facetGroups, filterKey, isChosen, type ProductFilter, withoutGroup } from '../domain/product-filter.ts';
import type { ProductCounts } from '../product-index/product-index.ts';
import { type CountedGroup, countFacets, type FacetCount, findPriceRange } from '../queries/facets.ts';
import type { Terms } from '../queries/terms.ts';
import { readProductPage } from './product-pages.ts';
import { maxMatches, resolveSearch } from './search.ts';

type Query = CallQuery<'GET /products'>;

/** A page of products by search, filters and order. */
export async function listProducts(context: ReadContext, catalog: Catalog, query: Query): Promise<JsonText<CallAnswer<'GET /products'>>> {
  const scope = await catalog.scope();
  const { filter, total, corrected, leftOut } = await resolveSearch(catalog, filterOf(query, scope), query.search ?? '', query.exact);
  if (total === 0 && query.search && Object.keys(filterOf(query, scope)).every((part) => part === 'shop' && !scope.multi_vendor))
    catalog.dailyCounts.markEmpty(query.search);
  const offset = (query.page - 1) * query.per_page;
  const [products, filters] = await Promise.all([
    readProductPage(context, catalog, { filter, total, sort: query.sort_type, offset, limit: query.per_page }),
    query.with_filters ? readFilters(context, catalog, filter, scope) : null,
  ]);
  return formatJsonObject<CallAnswer<'GET /products'>>({
    total: formatJson(total),
    products: formatJsonArray(products),
    filters: formatJson(filters),
    corrected_search: formatJson(corrected),
    left_out: formatJson([...leftOut]),
  });
}

function filterOf(query: Query, scope: Scope): ProductFilter {
  return {
    ...sortedIds('shop', scope.multi_vendor ? query.shop_id : [scope.shop_id ?? 0]),
    ...sortedIds('category', query.category_id),
    ...sortedIds('sub_category', query.sub_category_id),
    ...sortedIds('brand', query.brand_id),
    ...sortedIds('color', query.color_id),
    ...sortedIds('size', query.size_id),
    ...(query.rating !== undefined && { rating: query.rating }),
    ...(query.min_price !== undefined && { min_price: fromWire(query.min_price) }),
    ...(query.max_price !== undefined && { max_price: fromWire(query.max_price) }),
    ...(query.in_stock && { in_stock: true as const }),
    ...(query.offer && { offer: true as const }),
  };
}

/** Sorts the ids, so that the same choice in another order has the same cache key. */
function sortedIds<Part extends string>(part: Part, chosen: readonly number[] | undefined): { [Key in Part]?: number[] } {
  const filter: { [Key in Part]?: number[] } = {};
  if (chosen) filter[part] = [...chosen].sort((a, b) => a - b);
  return filter;
}

/** Filter choices, each with its number of products under the other chosen filters. */
async function readFilters(languages: Languages, catalog: Catalog, filter: ProductFilter, scope: Scope): Promise<Filters> {
  const facets = await catalog.facets(filterKey(filter), () => countFacetGroups(catalog, filter, scope));
  const filters = presentFilters(await catalog.terms(), facets, filter, languages);
  return scope.multi_vendor ? filters : { ...filters, shops: [] };
}

async function countFacetGroups(catalog: Catalog, filter: ProductFilter, scope: Scope) {
  const max = filter.search === undefined ? undefined : maxMatches;
  // A single-vendor marketplace always filters by its shop, which is not a choice to count.
  const groups = facetGroups.filter((group): group is CountedGroup => group !== 'price' && (scope.multi_vendor || group !== 'shop'));
  const index = await catalog.index.current();
  if (index) return countInMemory(index, filter, groups, max);
  // A chosen group is counted without its own filter, so it needs a statement of its own.
  const countsAlone = (group: FacetGroup) => isChosen(filter, group);
  const [prices, shared, ...separate] = await Promise.all([
    findPriceRange(catalog.planned, withoutGroup(filter, 'price'), max),
    countFacets(
      catalog.planned,
      filter,
      groups.filter((group) => !countsAlone(group)),
      max,
    ),
    ...groups.filter(countsAlone).map((group) => countFacets(catalog.planned, withoutGroup(filter, group), [group], max)),
  ]);
  return { prices, counts: [shared, ...separate].flat() };
}

function countInMemory(
  index: ProductCounts,
  filter: ProductFilter,
  groups: readonly CountedGroup[],
  max = Number.POSITIVE_INFINITY,
): Facets {
  const others = groups.filter((group) => !isChosen(filter, group));
  const chosen = groups.filter((group) => isChosen(filter, group));
  const counts = [...index.facets(filter, others), ...chosen.flatMap((group) => index.facets(withoutGroup(filter, group), [group]))];
  return {
    prices: index.prices(withoutGroup(filter, 'price')),
    // A search lists no more than that, so choosing a filter shows as many products as its count.
    counts: counts.map((facet) => ({ ...facet, count: Math.min(facet.count, max) })),
  };
}

type Facets = { counts: FacetCount[]; prices: { min: number; max: number } | null };

function presentFilters(terms: Terms, { counts, prices }: Facets, filter: ProductFilter, languages: Languages): Filters {
  const counted = new Map(counts.map(({ group, value, count }) => [`${group} ${value}`, count]));
  const count = (group: FacetCount['group'], value: number) => counted.get(`${group} ${value}`) ?? 0;
  /** Includes chosen values without products, which must be shown to be deselected. */
  const choices = <Term extends { id: number; name: unknown }>(group: FacetCount['group'] & keyof ProductFilter, rows: readonly Term[]) =>
    rows
      .map((row) => ({ ...row, name: nameOf(row.name, languages), count: count(group, row.id) }))
      .filter(({ id, count: found }) => found > 0 || chosenIds(filter, group).includes(id));
  const subCategories = choices(
    'sub_category',
    terms.categories.filter(({ parent_id }) => parent_id !== null),
  );
  return {
    categories: choices(
      'category',
      terms.categories.filter(({ parent_id }) => parent_id === null),
    ).map((category) => ({
      ...presentChoice(category),
      slug: category.slug,
      sub_categories: subCategories.filter(({ parent_id }) => parent_id === category.id).map(presentChoice),
    })),
    brands: choices('brand', terms.brands).map(presentChoice),
    shops: choices('shop', terms.shops).map(presentChoice),
    colors: choices('color', terms.colors).map((color) => ({ ...presentChoice(color), hex: color.hex })),
    sizes: choices('size', terms.sizes).map(presentChoice),
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: countWithStars(counts, rating) })),
    offer: count('offer', 1),
    in_stock: count('in_stock', 1),
    min_price: toWire(prices?.min ?? 0),
    max_price: toWire(prices?.max ?? 0),
  };
}

function presentChoice({ id, name, count }: Filters['brands'][number]): Filters['brands'][number] {
  return { id, name, count };
}

function nameOf(name: unknown, languages: Languages): string {
  return typeof name === 'string' ? name : pickText(name, languages);
}

function chosenIds(filter: ProductFilter, group: keyof ProductFilter): readonly number[] {
  const chosen = filter[group];
  return Array.isArray(chosen) ? chosen : [];
}

function countWithStars(counts: readonly FacetCount[], stars: number): number {
  return counts.filter(({ group, value }) => group === 'rating' && value >= stars).reduce((sum, { count }) => sum + count, 0);
}

import type { Filters } from '@souk/contract/product-list';
import { toWire } from '@souk/money/wire';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import type { Catalog, Scope } from './catalog.ts';
import { type FacetGroup, facetGroups, filterKey, isChosen, type ProductFilter, withoutGroup } from './domain/product-filter.ts';
import { mostMatches } from './product-search.ts';
import { type CountedGroup, countFacets, type FacetCount, findPriceRange } from './repository/facets.ts';
import type { Terms } from './repository/terms.ts';

/** What a list can be narrowed by, each choice with what it would show under the other choices. */
export async function readFilters(languages: Languages, catalog: Catalog, filter: ProductFilter, scope: Scope): Promise<Filters> {
  const facets = await catalog.facets(filterKey(filter), () => countAll(catalog, filter, scope));
  const filters = presentFilters(await catalog.terms(), facets, filter, languages);
  // A market of one shop has no choice of shops.
  return scope.multi_vendor ? filters : { ...filters, shops: [] };
}

async function countAll(catalog: Catalog, filter: ProductFilter, scope: Scope) {
  const most = filter.search === undefined ? undefined : mostMatches;
  // In a market of one shop its lists must not forget which one it is.
  const groups = facetGroups.filter((group): group is CountedGroup => group !== 'price' && (scope.multi_vendor || group !== 'shop'));
  const isApart = (group: FacetGroup) => isChosen(filter, group);
  const [prices, together, ...apart] = await Promise.all([
    findPriceRange(catalog.planned, withoutGroup(filter, 'price'), most),
    countFacets(
      catalog.planned,
      filter,
      groups.filter((group) => !isApart(group)),
      most,
    ),
    ...groups.filter(isApart).map((group) => countFacets(catalog.planned, withoutGroup(filter, group), [group], most)),
  ]);
  return { prices, counts: [together, ...apart].flat() };
}

type Facets = { counts: FacetCount[]; prices: { min: number; max: number } | null };

function presentFilters(terms: Terms, { counts, prices }: Facets, filter: ProductFilter, languages: Languages): Filters {
  const numbers = new Map(counts.map(({ group, value, count }) => [`${group} ${value}`, count]));
  const count = (group: FacetCount['group'], value: number) => numbers.get(`${group} ${value}`) ?? 0;
  /** What is there, and what was chosen even if nothing is left of it: a choice can be taken back only where it is shown. */
  const offered = <Term extends { id: number; name: unknown }>(group: FacetCount['group'] & keyof ProductFilter, rows: readonly Term[]) =>
    rows
      .map((row) => ({ ...row, name: nameOf(row.name, languages), count: count(group, row.id) }))
      .filter(({ id, count: found }) => found > 0 || chosenIds(filter, group).includes(id));
  const subCategories = offered(
    'sub_category',
    terms.categories.filter(({ parent_id }) => parent_id !== null),
  );
  return {
    categories: offered(
      'category',
      terms.categories.filter(({ parent_id }) => parent_id === null),
    ).map((category) => ({
      ...category,
      sub_categories: subCategories.filter(({ parent_id }) => parent_id === category.id),
    })),
    brands: offered('brand', terms.brands),
    shops: offered('shop', terms.shops),
    colors: offered('color', terms.colors),
    sizes: offered('size', terms.sizes),
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: sumFrom(counts, rating) })),
    offer: count('offer', 1),
    in_stock: count('in_stock', 1),
    min_price: toWire(prices?.min ?? 0),
    max_price: toWire(prices?.max ?? 0),
  };
}

function nameOf(name: unknown, languages: Languages): string {
  return typeof name === 'string' ? name : pickText(name, languages);
}

function chosenIds(filter: ProductFilter, group: keyof ProductFilter): readonly number[] {
  const chosen = filter[group];
  return Array.isArray(chosen) ? chosen : [];
}

/** Stars and above. */
function sumFrom(counts: readonly FacetCount[], stars: number): number {
  return counts.filter(({ group, value }) => group === 'rating' && value >= stars).reduce((sum, { count }) => sum + count, 0);
}

import type { ProductFilter } from '../domain/product-filter.ts';
import type { CountedGroup, FacetCount } from '../queries/facets.ts';
import { countInBlocks, sumBlocks } from './block-counts.ts';
import { type CodedGroup, firstInStock, firstOffer, firstStars, type ValueLists } from './facet-codes.ts';
import { type Matches, matchProducts, type SortedProducts } from './match-products.ts';
import { inStockFlag, offerFlag, type ProductColumns, starsMask } from './product-columns.ts';

/** The number of matching products. */
export function countMatches(products: SortedProducts, filter: ProductFilter): number {
  const { blocks, positions } = matchProducts(products, filter);
  return blocks.reduce((sum, { from, to }) => sum + countInBlocks(products.blocks, from, to), positions.length);
}

/** How many items of the matching products were sold. */
export function sumSold(products: SortedProducts, filter: ProductFilter & { search: string }): number {
  return matchProducts(products, filter).positions.reduce((sum, position) => sum + (products.columns.sold[position] ?? 0), 0);
}

/** For each set of the searches, one bit for each, the number of products that match exactly these. */
export function countSearchSets(products: SortedProducts, filter: ProductFilter, searches: readonly string[]): Uint32Array {
  const sets = new Uint8Array(products.columns.length);
  const counts = new Uint32Array(1 << searches.length);
  for (const [index, search] of searches.entries()) {
    const { positions } = matchProducts(products, { ...filter, search });
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at] ?? 0;
      sets[position] = (sets[position] ?? 0) | (1 << index);
    }
  }
  for (let position = 0; position < sets.length; position++) {
    const set = sets[position] ?? 0;
    counts[set] = (counts[set] ?? 0) + 1;
  }
  return counts;
}

/** The number of matching products with each value of the groups. */
export function countMatchingFacets(products: SortedProducts, filter: ProductFilter, groups: readonly CountedGroup[]): FacetCount[] {
  if (groups.length === 0) return [];
  const { columns } = products;
  const { blocks, positions } = matchProducts(products, filter);
  const sums = new Uint32Array(Math.max(columns.codes.size(), products.blocks.width));
  for (const { from, to } of blocks) sumBlocks(products.blocks, from, to, sums);
  return groups.flatMap((group) => {
    addPositions(columns, group, positions, sums);
    return group === 'category'
      ? [...valuesOf(columns, group, sums), ...valuesOf(columns, 'sub_category', sums)]
      : valuesOf(columns, group, sums);
  });
}

function valuesOf({ codes }: ProductColumns, group: CodedGroup, sums: Uint32Array): FacetCount[] {
  return codes.codesOf(group).flatMap((code) => {
    const value = codes.valueOf(code);
    const count = sums[code] ?? 0;
    return value === null || count === 0 ? [] : [{ group, value, count }];
  });
}

type Positions = Matches['positions'];

function addPositions(columns: ProductColumns, group: CountedGroup, positions: Positions, sums: Uint32Array): void {
  switch (group) {
    case 'category':
      addColumn(columns.categories, positions, sums);
      return addColumn(columns.subCategories, positions, sums);
    case 'brand':
      return addColumn(columns.brands, positions, sums);
    case 'shop':
      return addColumn(columns.shops, positions, sums);
    case 'color':
      return addLists(columns.colors, columns.colorLists, positions, sums);
    case 'size':
      return addLists(columns.sizes, columns.sizeLists, positions, sums);
    case 'rating':
      return addFlags(columns, positions, sums, (flags) => firstStars + (flags & starsMask));
    case 'offer':
      return addFlags(columns, positions, sums, (flags) => firstOffer + (flags & offerFlag ? 1 : 0));
    case 'in_stock':
      return addFlags(columns, positions, sums, (flags) => firstInStock + (flags & inStockFlag ? 1 : 0));
  }
}

function addColumn(column: Uint32Array, positions: Positions, sums: Uint32Array): void {
  for (let index = 0; index < positions.length; index++) {
    const code = column[positions[index] ?? 0] ?? 0;
    sums[code] = (sums[code] ?? 0) + 1;
  }
}

function addLists(column: Uint32Array, { lists }: ValueLists, positions: Positions, sums: Uint32Array): void {
  const listSums = new Uint32Array(lists.length);
  addColumn(column, positions, listSums);
  for (const [list, codes] of lists.entries()) {
    const count = listSums[list] ?? 0;
    if (count > 0) for (const code of codes) sums[code] = (sums[code] ?? 0) + count;
  }
}

function addFlags({ flags }: ProductColumns, positions: Positions, sums: Uint32Array, codeOf: (flags: number) => number): void {
  const flagSums = new Uint32Array(256);
  for (let index = 0; index < positions.length; index++) {
    const value = flags[positions[index] ?? 0] ?? 0;
    flagSums[value] = (flagSums[value] ?? 0) + 1;
  }
  for (const [value, count] of flagSums.entries()) {
    const code = codeOf(value);
    if (count > 0) sums[code] = (sums[code] ?? 0) + count;
  }
}

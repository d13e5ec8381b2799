import { filterKey, type ProductFilter } from '../domain/product-filter.ts';
import { type BlockCounts, blockSize } from './block-counts.ts';
import { type Conditions, readConditions } from './conditions.ts';
import { matchWords } from './match-words.ts';
import type { ProductColumns } from './product-columns.ts';
import type { WordIndex } from './word-index.ts';

/** The positions of one category: the sorted products of it in the order of their price. */
export type CategoryRun = { category: number; from: number; to: number };

export type SortedProducts = {
  columns: ProductColumns;
  runs: readonly CategoryRun[];
  blocks: BlockCounts;
  words: WordIndex;
  /** Another object after each change. */
  revision: object;
};

type Range = { from: number; to: number };

/** Matching products: all of some blocks, and some of the others. */
export type Matches = {
  blocks: readonly Range[];
  /** Valid until the next call. */
  positions: Uint32Array;
};

export function matchProducts(products: SortedProducts, filter: ProductFilter): Matches {
  const { columns } = products;
  if (filter.search !== undefined) return { blocks: [], positions: matchSearch(products, filter, filter.search) };
  const conditions = readConditions(columns, filter);
  const found: Selection = { positions: scratchOf(columns), count: 0 };
  const blocks: Range[] = [];
  for (const { from, to } of rangesOf(products, filter, conditions)) {
    const first = Math.ceil(from / blockSize);
    const last = Math.min(Math.floor(to / blockSize), products.blocks.blocks);
    // A block is counted as a whole where only category and price are chosen.
    if (conditions.isPlain && first < last) {
      blocks.push({ from: first, to: last });
      select(found, conditions, { from, to: first * blockSize });
      select(found, conditions, { from: last * blockSize, to });
    } else select(found, conditions, { from, to });
  }
  selectLater(found, columns, conditions);
  return { blocks, positions: found.positions.subarray(0, found.count) };
}

/** The result of the last call, because the matches of a search are counted, ranked and counted by value one after another. */
let lastSearch: { revision: object; key: string; positions: Uint32Array } | undefined;

function matchSearch({ columns, words, revision }: SortedProducts, filter: ProductFilter, search: string): Uint32Array {
  const key = filterKey(filter);
  if (lastSearch?.revision === revision && lastSearch.key === key) return lastSearch.positions;
  const conditions = readConditions(columns, filter);
  const found = matchWords(words, search);
  const count = narrowAll(found, { from: 0, to: found.length }, conditions.everywhere);
  const positions = found.subarray(0, narrowByPrice(found, { from: 0, to: count }, columns, conditions));
  lastSearch = { revision, key, positions };
  return positions;
}

/** The lowest and highest price of matching products. */
export function findPrices(products: SortedProducts, filter: ProductFilter): { min: number; max: number } | null {
  const { columns } = products;
  const conditions = readConditions(columns, filter);
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const add = (at: number) => {
    const price = columns.prices[at] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  };
  if (conditions.isPlain) {
    const found: Selection = { positions: scratchOf(columns), count: 0 };
    for (const range of runsOf(products, filter, conditions)) eachEnd(columns, conditions, range, add);
    selectLater(found, columns, conditions);
    found.positions.subarray(0, found.count).forEach(add);
  } else matchProducts(products, filter).positions.forEach(add);
  return min > max ? null : { min, max };
}

/** Calls `add` with the first and last product on sale in a range, which are its cheapest and dearest. */
function eachEnd(columns: ProductColumns, { flags }: Conditions, { from, to }: Range, add: (at: number) => void): void {
  const isOnSale = (at: number) => flags[columns.flags[at] ?? 0] === 1;
  let first = from;
  while (first < to && !isOnSale(first)) first += 1;
  if (first === to) return;
  let last = to - 1;
  while (!isOnSale(last)) last -= 1;
  add(first);
  add(last);
}

/** Ranges of sorted positions that have all matches, those next to each other as one. */
function rangesOf(products: SortedProducts, filter: ProductFilter, conditions: Conditions): Range[] {
  const ranges: Range[] = [];
  for (const { from, to } of runsOf(products, filter, conditions)) {
    const last = ranges.at(-1);
    if (last?.to === from) last.to = to;
    else if (from < to) ranges.push({ from, to });
  }
  return ranges;
}

/** For each chosen category the range of the chosen prices. */
function runsOf({ columns: { prices }, runs }: SortedProducts, filter: ProductFilter, { categories, min, max }: Conditions): Range[] {
  const hasPrices = filter.min_price !== undefined || filter.max_price !== undefined;
  const chosen = categories ? runs.filter(({ category }) => categories[category] === 1) : runs;
  if (!hasPrices) return [...chosen];
  // A minimum above the maximum matches nothing, so that its range is empty, never reversed.
  return chosen.map((run) => {
    const from = findFirst(run.from, run.to, (at) => (prices[at] ?? 0) >= min);
    return { from, to: findFirst(from, run.to, (at) => (prices[at] ?? 0) > max) };
  });
}

/** The first position from which on the condition holds. */
function findFirst(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Selection = { positions: Uint32Array; count: number };

/** Adds the positions of a range of sorted products that meet all conditions but those on category and price. */
function select(found: Selection, { sorted: [first, ...others] }: Conditions, range: Range): void {
  if (!first) return;
  const { column, allowed } = first;
  const { positions, count: start } = found;
  let count = start;
  // Without a branch, which the processor could not predict: the next match overwrites a position that is not one.
  for (let at = range.from; at < range.to; at++) {
    positions[count] = at;
    count += allowed[column[at] ?? 0] ?? 0;
  }
  found.count = narrowAll(positions, { from: start, to: count }, others);
}

/** Adds changed and new products, which are in no order. */
function selectLater(found: Selection, columns: ProductColumns, conditions: Conditions): void {
  const { positions, count: start } = found;
  for (let at = columns.sorted; at < columns.length; at++) positions[found.count++] = at;
  const count = narrowAll(positions, { from: start, to: found.count }, conditions.everywhere);
  found.count = narrowByPrice(positions, { from: start, to: count }, columns, conditions);
}

/** Moves the positions that meet the conditions to the start of the range. Returns where they end. */
function narrowAll(positions: Uint32Array, { from, to }: Range, conditions: Conditions['everywhere']): number {
  let end = to;
  for (const { column, allowed } of conditions) {
    let count = from;
    for (let index = from; index < end; index++) {
      const at = positions[index] ?? 0;
      positions[count] = at;
      count += allowed[column[at] ?? 0] ?? 0;
    }
    end = count;
  }
  return end;
}

function narrowByPrice(positions: Uint32Array, { from, to }: Range, { prices }: ProductColumns, { min, max }: Conditions): number {
  if (min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY) return to;
  let count = from;
  for (let index = from; index < to; index++) {
    const at = positions[index] ?? 0;
    const price = prices[at] ?? 0;
    positions[count] = at;
    if (price >= min && price <= max) count += 1;
  }
  return count;
}

let scratch = new Uint32Array(0);

/** Room for all positions, the same for every call: nothing else runs before its matches are counted. */
function scratchOf({ ids }: ProductColumns): Uint32Array {
  if (scratch.length <= ids.length) scratch = new Uint32Array(ids.length + 1);
  return scratch;
}

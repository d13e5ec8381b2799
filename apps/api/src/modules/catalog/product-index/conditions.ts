import type { ProductFilter } from '../domain/product-filter.ts';
import type { CodedGroup, ValueLists } from './facet-codes.ts';
import { inStockFlag, offerFlag, onSaleFlag, type ProductColumns, starsMask } from './product-columns.ts';

/** A product matches if `allowed` has a 1 at the number that the column has for it. */
type Condition = { column: Uint32Array | Uint8Array; allowed: Uint8Array };

export type Conditions = {
  /** Codes of the chosen categories; undefined if all match. */
  categories: Uint8Array | undefined;
  min: number;
  max: number;
  flags: Uint8Array;
  /** All conditions but those on category and price. The first one excludes many products at once. */
  sorted: readonly Condition[];
  /** All conditions but the one on the price. */
  everywhere: readonly Condition[];
  /** Whether nothing but category and price is chosen. */
  isPlain: boolean;
};

export function readConditions(columns: ProductColumns, filter: ProductFilter): Conditions {
  const { codes, colorLists, sizeLists } = columns;
  const { category: _category, min_price, max_price, ...others } = filter;
  const codesOf = (group: CodedGroup, values: readonly number[] | undefined) => {
    const known = values?.flatMap((value) => codes.find(group, value) ?? []);
    return known && marked(codes.size(), known);
  };
  const categories = codesOf('category', filter.category);
  const flags = flagsOf(filter);
  const sorted = [
    ...condition(columns.brands, codesOf('brand', filter.brand)),
    ...condition(columns.sizes, listsWith(sizeLists, codesOf('size', filter.size))),
    ...condition(columns.shops, codesOf('shop', filter.shop)),
    ...condition(columns.subCategories, codesOf('sub_category', filter.sub_category)),
    ...condition(columns.colors, listsWith(colorLists, codesOf('color', filter.color))),
    { column: columns.flags, allowed: flags },
  ];
  return {
    categories,
    flags,
    min: min_price ?? Number.NEGATIVE_INFINITY,
    max: max_price ?? Number.POSITIVE_INFINITY,
    sorted,
    everywhere: [...sorted, ...condition(columns.categories, categories)],
    isPlain: Object.keys(others).length === 0,
  };
}

function condition(column: Uint32Array, allowed: Uint8Array | undefined): Condition[] {
  return allowed ? [{ column, allowed }] : [];
}

function marked(size: number, chosen: readonly number[]): Uint8Array {
  const marks = new Uint8Array(size);
  for (const index of chosen) marks[index] = 1;
  return marks;
}

/** The lists with any of the chosen codes. */
function listsWith({ lists }: ValueLists, chosen: Uint8Array | undefined): Uint8Array | undefined {
  return chosen && Uint8Array.from(lists, (list) => (list.some((code) => chosen[code] === 1) ? 1 : 0));
}

const knownFlags = new Map<string, Uint8Array>();

/** Few filters differ in these conditions, so that each table is made once. */
function flagsOf({ in_stock, offer, rating = 0 }: ProductFilter): Uint8Array {
  const wanted = onSaleFlag | (in_stock ? inStockFlag : 0) | (offer ? offerFlag : 0);
  const key = `${wanted} ${rating}`;
  const known = knownFlags.get(key);
  if (known) return known;
  const flags = Uint8Array.from({ length: 256 }, (_, each) => ((each & wanted) === wanted && (each & starsMask) >= rating ? 1 : 0));
  knownFlags.set(key, flags);
  return flags;
}

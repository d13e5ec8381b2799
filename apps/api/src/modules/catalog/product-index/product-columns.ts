import type { IndexedProduct } from '../queries/product-index.ts';
import {
  createFacetCodes,
  createValueLists,
  type FacetCodes,
  firstInStock,
  firstOffer,
  firstStars,
  type ValueLists,
} from './facet-codes.ts';

/** Arrays with one element for each product, by its position. */
type Arrays = {
  ids: Float64Array;
  prices: Float64Array;
  sold: Int32Array;
  /** Codes of values. */
  categories: Uint32Array;
  subCategories: Uint32Array;
  brands: Uint32Array;
  shops: Uint32Array;
  /** Codes of lists of values. */
  colors: Uint32Array;
  sizes: Uint32Array;
  /** Stars in the lowest three bits, then whether it has an offer, is in stock, and is on sale. */
  flags: Uint8Array;
};

export type ProductColumns = Arrays & {
  codes: FacetCodes;
  colorLists: ValueLists;
  sizeLists: ValueLists;
  /** The number of positions, also of products that are at another position or not on sale any more. */
  length: number;
  /** Positions below this number are in the order of category, price and id; changed and new products follow. */
  sorted: number;
  positions: Map<number, number>;
};

export const starsMask = 7;
export const offerFlag = 8;
export const inStockFlag = 16;
export const onSaleFlag = 32;

export function createProductColumns(): ProductColumns {
  const codes = createFacetCodes();
  return {
    ...createArrays(1024),
    codes,
    colorLists: createValueLists(codes, 'color'),
    sizeLists: createValueLists(codes, 'size'),
    length: 0,
    sorted: 0,
    positions: new Map(),
  };
}

/** Adds a product at the end. A product with this id at another position leaves it. Returns the position. */
export function appendProduct(columns: ProductColumns, product: IndexedProduct): number {
  const position = columns.length;
  if (position === columns.ids.length) resize(columns, Math.ceil(position * 1.25));
  const former = columns.positions.get(product.id);
  if (former !== undefined) columns.flags[former] = 0;
  columns.length += 1;
  columns.ids[position] = product.id;
  columns.positions.set(product.id, position);
  writeProduct(columns, position, product);
  return position;
}

export function writeProduct(columns: ProductColumns, position: number, product: IndexedProduct): void {
  const { codes } = columns;
  columns.prices[position] = product.selling_price;
  columns.sold[position] = product.sold_count;
  columns.categories[position] = codes.code('category', product.category_id);
  columns.subCategories[position] = codes.code('sub_category', product.sub_category_id);
  columns.brands[position] = codes.code('brand', product.brand_id);
  columns.shops[position] = codes.code('shop', product.shop_id);
  columns.colors[position] = columns.colorLists.code(product.color_ids);
  columns.sizes[position] = columns.sizeLists.code(product.size_ids);
  columns.flags[position] = product.rating_stars | (product.has_offer ? offerFlag : 0) | (product.in_stock ? inStockFlag : 0) | onSaleFlag;
}

/** Hides the product at a position. */
export function removeProduct(columns: ProductColumns, position: number): void {
  columns.flags[position] = 0;
  columns.positions.delete(columns.ids[position] ?? 0);
}

/** Gives back the room for more products than there are. */
export function trimColumns(columns: ProductColumns): void {
  resize(columns, columns.length + 256);
}

/** Calls `add` with the code of each value of a product. */
export function eachCode(columns: ProductColumns, position: number, add: (code: number) => void): void {
  const flags = columns.flags[position] ?? 0;
  add(columns.categories[position] ?? 0);
  add(columns.subCategories[position] ?? 0);
  add(columns.brands[position] ?? 0);
  add(columns.shops[position] ?? 0);
  add(firstStars + (flags & starsMask));
  add(firstOffer + (flags & offerFlag ? 1 : 0));
  add(firstInStock + (flags & inStockFlag ? 1 : 0));
  for (const code of columns.colorLists.lists[columns.colors[position] ?? 0] ?? []) add(code);
  for (const code of columns.sizeLists.lists[columns.sizes[position] ?? 0] ?? []) add(code);
}

function createArrays(size: number): Arrays {
  return {
    ids: new Float64Array(size),
    prices: new Float64Array(size),
    sold: new Int32Array(size),
    categories: new Uint32Array(size),
    subCategories: new Uint32Array(size),
    brands: new Uint32Array(size),
    shops: new Uint32Array(size),
    colors: new Uint32Array(size),
    sizes: new Uint32Array(size),
    flags: new Uint8Array(size),
  };
}

function resize(columns: ProductColumns, size: number): void {
  const larger = createArrays(size);
  for (const name of ['ids', 'prices', 'sold', 'categories', 'subCategories', 'brands', 'shops', 'colors', 'sizes', 'flags'] as const)
    larger[name].set(columns[name].subarray(0, columns.length));
  Object.assign(columns, larger);
}

import type { SortType } from '@souk/contract/product-list';
import { addressText } from '../../../lib/page/page-address.ts';
import type { ProductParams } from '../queries.ts';

/** Parameters that hold a list of ids. */
export const idChoices = ['category_id', 'sub_category_id', 'brand_id', 'shop_id', 'color_id', 'size_id'] as const;
export type IdChoice = (typeof idChoices)[number];

/** Sort orders, the server's default first. Importing the contract's own list would bundle its schemas. */
export const sortTypes = [
  'default',
  'relevance',
  'popular_product',
  'top_selling',
  'newest',
  'top_rated',
  'low_to_high',
  'high_to_low',
] as const satisfies readonly SortType[];

/** The query parameters of a product list. */
export type ListParams = Readonly<Record<IdChoice, readonly number[]>> & {
  readonly search: string;
  /** Searches the words as typed, without corrections. */
  readonly exact: boolean;
  readonly rating: number | null;
  readonly min_price: number | null;
  readonly max_price: number | null;
  readonly in_stock: boolean;
  readonly offer: boolean;
  readonly sort_type: SortType;
  readonly page: number;
};

export const emptyParams: ListParams = {
  search: '',
  exact: false,
  category_id: [],
  sub_category_id: [],
  brand_id: [],
  shop_id: [],
  color_id: [],
  size_id: [],
  rating: null,
  min_price: null,
  max_price: null,
  in_stock: false,
  offer: false,
  sort_type: 'default',
  page: 1,
};

/** Limits of the contract. */
const maxIds = 50;
const maxSearchLength = 100;
const maxPage = 1_000_000;

/** Reads an untrusted query: invalid values are ignored. */
export function readListParams(query: URLSearchParams): ListParams {
  const ids = (name: IdChoice) => readIds(query.get(name));
  return {
    search: addressText(query, 'search', maxSearchLength),
    exact: readFlag(query.get('exact')),
    category_id: ids('category_id'),
    sub_category_id: ids('sub_category_id'),
    brand_id: ids('brand_id'),
    shop_id: ids('shop_id'),
    color_id: ids('color_id'),
    size_id: ids('size_id'),
    rating: readMatch(query.get('rating'), /^[1-5]$/),
    min_price: readMatch(query.get('min_price'), /^\d{1,12}(\.\d{1,2})?$/),
    max_price: readMatch(query.get('max_price'), /^\d{1,12}(\.\d{1,2})?$/),
    in_stock: readFlag(query.get('in_stock')),
    offer: readFlag(query.get('offer')),
    sort_type: sortTypes.find((sort) => sort === query.get('sort_type')) ?? 'default',
    page: Math.min(Math.max(readMatch(query.get('page'), /^\d{1,7}$/) ?? 1, 1), maxPage),
  };
}

/** The parameters for an address or an API call. Defaults are left out, so that each list has one address. */
export function listQuery(params: ListParams): ProductParams {
  const ids = (name: IdChoice) => params[name].join(',') || undefined;
  return {
    search: params.search || undefined,
    exact: params.search && params.exact ? 1 : undefined,
    category_id: ids('category_id'),
    sub_category_id: ids('sub_category_id'),
    brand_id: ids('brand_id'),
    shop_id: ids('shop_id'),
    color_id: ids('color_id'),
    size_id: ids('size_id'),
    rating: params.rating ?? undefined,
    min_price: params.min_price ?? undefined,
    max_price: params.max_price ?? undefined,
    in_stock: params.in_stock ? 1 : undefined,
    offer: params.offer ? 1 : undefined,
    sort_type: params.sort_type === 'default' ? undefined : params.sort_type,
    page: params.page === 1 ? undefined : params.page,
  };
}

/** A function, because a second change can be made before the first one is rendered. */
export type ListChange = (params: ListParams) => ListParams;

/** Applies changes; the new list starts at its first page. */
export function changeParams(params: ListParams, changes: Partial<ListParams>): ListParams {
  return { ...params, page: 1, ...changes };
}

/** Adds an id, or removes it if it is chosen already. */
export function toggleId(params: ListParams, choice: IdChoice, id: number): ListParams {
  const chosen = params[choice];
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  return changeParams(params, { [choice]: next });
}

/** Removes all filters; the search and the sort order stay. */
export function clearFilters({ search, exact, sort_type }: ListParams): ListParams {
  return { ...emptyParams, search, exact, sort_type };
}

function readIds(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, maxIds);
}

function readMatch(text: string | null, pattern: RegExp): number | null {
  return text !== null && pattern.test(text) ? Number(text) : null;
}

function readFlag(text: string | null): boolean {
  return text === '1' || text === 'true';
}

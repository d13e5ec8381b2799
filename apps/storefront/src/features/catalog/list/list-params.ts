import type { SortType } from '@souk/contract/product-list';
import { addressText } from '../../../lib/page/address-text.ts';
import type { ProductParams } from '../queries.ts';

/** The choices of which several can be made at once, by their names in the address. */
export const idChoices = ['category_id', 'sub_category_id', 'brand_id', 'shop_id', 'color_id', 'size_id'] as const;
export type IdChoice = (typeof idChoices)[number];

/** The ways a list is sorted; the first one is the server's own. The contract's list itself would bring its schemas along. */
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

/** Everything that a list's address says. */
export type ListParams = Readonly<Record<IdChoice, readonly number[]>> & {
  readonly search: string;
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

/** The contract takes no more. */
const mostIds = 50;
const longestSearch = 100;
const lastPage = 1_000_000;

/** Reads an address that anybody may have typed: what makes no sense is left out, the rest counts. */
export function readListParams(query: URLSearchParams): ListParams {
  const ids = (name: IdChoice) => readIds(query.get(name));
  return {
    search: addressText(query, 'search', longestSearch),
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
    page: Math.min(Math.max(readMatch(query.get('page'), /^\d{1,7}$/) ?? 1, 1), lastPage),
  };
}

/** The same for an address or a call: what is as usual is left out, so that one list has one address. */
export function listQuery(params: ListParams): ProductParams {
  const ids = (name: IdChoice) => params[name].join(',') || undefined;
  return {
    search: params.search || undefined,
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

/** A choice, as a change of what the address says at that moment: a quick second one comes before the first is drawn. */
export type ListChange = (params: ListParams) => ListParams;

/** With changes; another list starts at its first page. */
export function changeParams(params: ListParams, changes: Partial<ListParams>): ListParams {
  return { ...params, page: 1, ...changes };
}

/** One more of a kind, or one less where it was chosen already. */
export function toggleId(params: ListParams, choice: IdChoice, id: number): ListParams {
  const chosen = params[choice];
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  return changeParams(params, { [choice]: next });
}

/** What was searched for and how it is sorted stays; nothing narrows it any more. */
export function clearChoices({ search, sort_type }: ListParams): ListParams {
  return { ...emptyParams, search, sort_type };
}

function readIds(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, mostIds);
}

function readMatch(text: string | null, pattern: RegExp): number | null {
  return text !== null && pattern.test(text) ? Number(text) : null;
}

function readFlag(text: string | null): boolean {
  return text === '1' || text === 'true';
}

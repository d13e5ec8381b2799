import { addressText } from '../../../lib/page/address-text.ts';
import { paths } from '../../../lib/paths.ts';
import type { ShopParams } from '../queries.ts';

/** The ways shops are sorted; the first one is the server's own. */
export const shopSorts = ['default', 'top_rated', 'newest', 'name'] as const;
export type ShopSort = (typeof shopSorts)[number];
export type ShopsAddress = { search: string; sort_type: ShopSort; page: number };

export const shopsPerPage = 12;
/** The contract takes no more. */
const longestSearch = 100;
const lastPage = 1_000_000;

/** Reads an address that anybody may have typed: what makes no sense is left out, the rest counts. */
export function readShopsAddress(query: URLSearchParams): ShopsAddress {
  const page = /^\d{1,7}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return {
    search: addressText(query, 'search', longestSearch),
    sort_type: shopSorts.find((sort) => sort === query.get('sort_type')) ?? 'default',
    page: Math.min(Math.max(page, 1), lastPage),
  };
}

/** The address of these shops; what is as usual is left out, so that one list has one address. */
export function shopsHref(address: ShopsAddress): string {
  return paths.shops(given(address));
}

export function shopsParams(address: ShopsAddress): ShopParams {
  return { ...given(address), per_page: shopsPerPage };
}

/** The list as it stands when nothing is asked of it. */
export const firstShops: ShopParams = { per_page: shopsPerPage };

function given({ search, sort_type, page }: ShopsAddress) {
  return {
    search: search || undefined,
    sort_type: sort_type === 'default' ? undefined : sort_type,
    page: page === 1 ? undefined : page,
  };
}

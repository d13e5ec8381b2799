import { addressText } from '../../../lib/page/page-address.ts';
import { paths } from '../../../lib/paths.ts';
import type { ShopParams } from '../queries.ts';

/** Sort orders, the server's default first. */
export const shopSorts = ['default', 'top_rated', 'newest', 'name'] as const;
export type ShopSort = (typeof shopSorts)[number];
export type ShopsAddress = { search: string; sort_type: ShopSort; page: number };

export const shopsPerPage = 12;
/** Limits of the contract. */
const maxSearchLength = 100;
const maxPage = 1_000_000;

/** Reads an untrusted query: invalid values are ignored. */
export function readShopsAddress(query: URLSearchParams): ShopsAddress {
  const page = /^\d{1,7}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return {
    search: addressText(query, 'search', maxSearchLength),
    sort_type: shopSorts.find((sort) => sort === query.get('sort_type')) ?? 'default',
    page: Math.min(Math.max(page, 1), maxPage),
  };
}

/** Defaults are left out, so that each list has one address. */
export function shopsHref(address: ShopsAddress): string {
  return paths.shops(withoutDefaults(address));
}

export function shopsParams(address: ShopsAddress): ShopParams {
  return { ...withoutDefaults(address), per_page: shopsPerPage };
}

/** The unfiltered first page. */
export const firstShops: ShopParams = { per_page: shopsPerPage };

function withoutDefaults({ search, sort_type, page }: ShopsAddress) {
  return {
    search: search || undefined,
    sort_type: sort_type === 'default' ? undefined : sort_type,
    page: page === 1 ? undefined : page,
  };
}

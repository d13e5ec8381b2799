import type { SortType } from '@souk/contract/product-list';
import type { Api } from '../../../lib/api/create-api.ts';
import { paths } from '../../../lib/paths.ts';
import { emptyParams, type ListParams, listQuery } from '../list/list-params.ts';
import type { ListScope } from '../list/list-scope.ts';
import { productListQuery } from '../list/product-list-query.ts';

/** A list of all products whose order is what it is about. */
export type Ranking = { sort: SortType; path: typeof paths.products };

export const mostPopular: Ranking = { sort: 'popular_product', path: paths.mostPopular };
export const bestDeal: Ranking = { sort: 'top_selling', path: paths.bestDeal };

/** The order is the page's own: another one in its address counts for nothing. */
export function rankingScope({ sort, path }: Ranking): ListScope {
  return { href: (params) => path(listQuery({ ...params, sort_type: 'default' })), fixed: { sort_type: sort } };
}

export function rankedQuery(api: Api, { sort }: Ranking, params: ListParams = emptyParams) {
  return productListQuery(api, params, { sort_type: sort });
}

import type { Api } from '../../../lib/api/create-api.ts';
import { catalogQueries } from '../queries.ts';
import { type IdChoice, type ListParams, listQuery } from './list-params.ts';

export const listPerPage = 24;

/** What a page says of its list without being asked: its category, its shop, its order. */
export type FixedChoices = Partial<Pick<ListParams, IdChoice | 'sort_type'>>;

/** The list of an address, for a page's loader and for the list itself. */
export function productListQuery(api: Api, params: ListParams, fixed: FixedChoices = {}) {
  return catalogQueries.products(api, { ...listQuery({ ...params, ...fixed }), per_page: listPerPage });
}

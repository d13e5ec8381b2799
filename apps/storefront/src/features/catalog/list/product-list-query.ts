import type { Api } from '@souk/client/api/create-api.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { ProductList } from '../../../lib/other-servers/answers.ts';
import { useApi } from '../../../lib/services/services-context.tsx';
import { catalogQueries } from '../queries.ts';
import { type IdChoice, type ListParams, listQuery, readListParams } from './list-params.ts';

export const listPerPage = 24;

/** Parameters that the page itself sets: its category, its shop, its sort order. */
type FixedChoices = Partial<Pick<ListParams, IdChoice | 'sort_type'>>;

/** Shared by the page's loader and the list. */
export function productListQuery(api: Api, params: ListParams, fixed: FixedChoices = {}) {
  return catalogQueries.products(api, { ...listQuery({ ...params, ...fixed }), per_page: listPerPage });
}

/** The page that a list is on. */
export type ListScope = {
  /** The address of the list with these parameters. */
  href: (params: ListParams) => string;
  /** Set by the page itself, so they are neither filters nor chips. */
  fixed?: FixedChoices | undefined;
};

export function isFixed(scope: ListScope, choice: keyof FixedChoices): boolean {
  return scope.fixed?.[choice] !== undefined;
}

/** The list parameters of the current address. */
export function useListParams(): ListParams {
  const { search } = useLocation();
  return useMemo(() => readListParams(new URLSearchParams(search)), [search]);
}

export type ListState = {
  data: ProductList | undefined;
  /** `data` is the previous list. */
  outdated: boolean;
  failed: boolean;
  fetching: boolean;
  retry: () => void;
};

/** The list of these parameters; while it loads, or if that fails, the previous one. */
export function useProductList(params: ListParams, fixed: FixedChoices | undefined): ListState {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(productListQuery(useApi(), params, fixed));
  const [previous, setPrevious] = useState(data);
  if (data && data !== previous) setPrevious(data);
  return {
    data: data ?? previous,
    outdated: isPlaceholderData || (!data && previous !== undefined),
    failed: isError,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

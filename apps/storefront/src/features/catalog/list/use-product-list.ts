import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductList } from '../../../lib/answers/answers.ts';
import { useApi } from '../../../lib/services/services-context.tsx';
import type { ListParams } from './list-params.ts';
import { type FixedChoices, productListQuery } from './product-list-query.ts';

export type ListState = {
  data: ProductList | undefined;
  /** What is shown is the list before this one. */
  outdated: boolean;
  failed: boolean;
  asking: boolean;
  retry: () => void;
};

/** The list of these choices; while it is on its way, or where it failed, the one that was there before. */
export function useProductList(params: ListParams, fixed: FixedChoices | undefined): ListState {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(productListQuery(useApi(), params, fixed));
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    data: data ?? last,
    outdated: isPlaceholderData || (!data && last !== undefined),
    failed: isError,
    asking: isFetching,
    retry: () => void refetch(),
  };
}

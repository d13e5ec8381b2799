import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type ListParams, readListParams } from './list-params.ts';

/** What the page's address says of its list. */
export function useListParams(): ListParams {
  const { search } = useLocation();
  return useMemo(() => readListParams(new URLSearchParams(search)), [search]);
}

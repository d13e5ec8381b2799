import { isNotFound } from '@souk/client/api/api-error.ts';
import type { CallInput } from '@souk/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useApi } from '../../../lib/services/services-context.tsx';
import { catalogQueries } from '../queries.ts';

/** The query parameters of a sale's page. */
export type FlashAddress = { category_id: number | null; page: number };

export const flashPerPage = 24;

/** Reads an untrusted query: invalid values are ignored. */
export function readFlashAddress(query: URLSearchParams): FlashAddress {
  return { category_id: readNumber(query.get('category_id')), page: readNumber(query.get('page')) ?? 1 };
}

/** Defaults are left out, so that each list has one address. */
export function flashHref(id: number, { category_id, page }: FlashAddress): string {
  return paths.flashSale({ id, category_id, page: page === 1 ? null : page });
}

export function flashParams({ category_id, page }: FlashAddress): CallInput<'GET /flash-sale/{id}/details'>['query'] {
  return { category_id: category_id ?? undefined, page: page === 1 ? undefined : page, per_page: flashPerPage };
}

function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** The sale of this address; while it loads, or if that fails, the previous one. */
export function useFlashSale(id: number, address: FlashAddress) {
  const { data, dataUpdatedAt, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...catalogQueries.flashSale(useApi(), id, flashParams(address)),
    throwOnError: isNotFound,
  });
  const [previous, setPrevious] = useState(data);
  if (data && data !== previous) setPrevious(data);
  return {
    data: data ?? previous,
    answeredAt: dataUpdatedAt,
    outdated: isPlaceholderData || (!data && previous !== undefined),
    failed: isError,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

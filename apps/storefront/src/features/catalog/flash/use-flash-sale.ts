import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FlashSaleDetails } from '../../../lib/answers/answers.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/services/services-context.tsx';
import { catalogQueries } from '../queries.ts';
import { type FlashAddress, flashParams } from './flash-address.ts';

export type FlashAnswer = FlashSaleDetails;

/** A sale as its address says; while that is on its way, or where it failed, what was there before. */
export function useFlashSale(id: number, address: FlashAddress) {
  const { data, dataUpdatedAt, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...catalogQueries.flashSale(useApi(), id, flashParams(address)),
    throwOnError: (error) => isApiError(error) && error.status === 404,
  });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    data: data ?? last,
    answeredAt: dataUpdatedAt,
    outdated: isPlaceholderData || (!data && last !== undefined),
    failed: isError,
    asking: isFetching,
    retry: () => void refetch(),
  };
}

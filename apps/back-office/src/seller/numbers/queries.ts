import type { Api } from '@souk/client/api/create-api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DayRange } from '../../lib/numbers/day-range.ts';

/** Downloads the numbers of each day of the range. */
export async function exportShopNumbers(api: Api, range: DayRange): Promise<void> {
  const { downloadFile } = await import('@souk/client/api/download-file.ts');
  await downloadFile(api, 'GET /seller/numbers/csv', { query: range });
}

export function shopNumbersQuery(api: Api, range: DayRange) {
  return queryOptions({
    queryKey: ['numbers', range],
    queryFn: async ({ signal }) => (await api.call('GET /seller/numbers', { query: range, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

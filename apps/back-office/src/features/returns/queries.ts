import type { Api } from '@souk/client/api/create-api.ts';
import type { ManagedReturn } from '@souk/contract/back-office/returns';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReturnChange } from '../../lib/returns/next-step.tsx';
import { useServices } from '../../lib/services.tsx';

export function returnsQuery(api: Api, filters: CallInput<'GET /admin/returns'>['query']) {
  return queryOptions({
    queryKey: ['returns', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/returns', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

export function returnQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['return', code],
    queryFn: async ({ signal }) => (await api.call('GET /admin/returns/{code}', { params: { code }, signal })).data,
    staleTime: 5000,
  });
}

type RefundInput = { code: string; delivery: boolean; signal: AbortSignal };

export async function readReturnRefund(api: Api, { code, delivery, signal }: RefundInput) {
  const query = { delivery: delivery ? ('true' as const) : ('false' as const) };
  return (await api.call('GET /admin/returns/{code}/refund', { params: { code }, query, signal })).data;
}

/** A change of one return. After a conflict the current return is loaded, so that what somebody else did is visible. */
export function useChangeReturn(code: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = returnQuery(api, code);
  return useMutation({
    mutationFn: async (change: ReturnChange) => (await send(api, { code }, change)).data,
    onSuccess: ({ entry_id: _, ...managed }) => queryClient.setQueryData(queryKey, managed),
    onSettled: () =>
      Promise.all(
        [['returns'], ['return'], ['order'], ['orders'], ['audit'], ['home']].map((key) =>
          queryClient.invalidateQueries({ queryKey: key }),
        ),
      ),
  });
}

type Answer = { data: ManagedReturn & { entry_id: number | null } };

function send(api: Api, params: { code: string }, { kind, body }: ReturnChange): Promise<Answer> {
  switch (kind) {
    case 'accept':
      return api.call('POST /admin/returns/{code}/accept', { params, body });
    case 'decline':
      return api.call('POST /admin/returns/{code}/decline', { params, body });
    case 'receive':
      return api.call('POST /admin/returns/{code}/receive', { params, body });
    case 'inspect':
      return api.call('POST /admin/returns/{code}/inspect', { params, body });
    case 'refund':
      return api.call('POST /admin/returns/{code}/refund', { params, body });
  }
}

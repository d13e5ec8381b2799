import type { Api } from '@souk/client/api/create-api.ts';
import type { CallBody } from '@souk/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function deliveryQuery(api: Api) {
  return queryOptions({
    queryKey: ['delivery'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/delivery', { signal })).data,
    refetchOnWindowFocus: false,
  });
}

export function useReplaceBands(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallBody<'POST /admin/delivery/{id}'>) =>
      (await api.call('POST /admin/delivery/{id}', { params: { id }, body })).data,
    onSettled: () => Promise.all([['delivery'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** The amounts of a basket; nothing is stored. */
export function useTestBasket(id: number) {
  const { api } = useServices();
  return useMutation({
    mutationFn: async (body: CallBody<'POST /admin/delivery/{id}/test'>) =>
      (await api.call('POST /admin/delivery/{id}/test', { params: { id }, body })).data,
  });
}

import type { Api } from '@souk/client/api/create-api.ts';
import type { CallBody, CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function textsQuery(api: Api, query: CallInput<'GET /admin/texts'>['query']) {
  return queryOptions({
    queryKey: ['texts', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/texts', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export async function exportTexts(api: Api, language: string): Promise<Record<string, string>> {
  return (await api.call('GET /admin/texts/export', { query: { language } })).data.texts;
}

/** Sets or resets one text. */
export function useChangeText() {
  const { api } = useServices();
  const invalidate = useInvalidateTexts();
  return useMutation({
    mutationFn: async (body: CallBody<'POST /admin/texts'>) => (await api.call('POST /admin/texts', { body })).data,
    onSettled: invalidate,
  });
}

export function useImportTexts() {
  const { api } = useServices();
  const invalidate = useInvalidateTexts();
  return useMutation({
    mutationFn: async (body: CallBody<'POST /admin/texts/import'>) => (await api.call('POST /admin/texts/import', { body })).data,
    onSettled: invalidate,
  });
}

function useInvalidateTexts() {
  const queryClient = useQueryClient();
  return () => Promise.all([['texts'], ['site-list'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

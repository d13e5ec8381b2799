import type { Api } from '@souk/client/api/create-api.ts';
import { readAnswer } from '@souk/client/api/read-answer.ts';
import type { CallInput } from '@souk/contract/calls';
import { toast } from '@souk/ui/overlay/toast.ts';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError, useServices } from '../../lib/services.tsx';

export function shopsQuery(api: Api, filters: CallInput<'GET /admin/shops'>['query']) {
  return queryOptions({
    queryKey: ['shops', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/shops', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function shopHealthQuery(api: Api, days: '30' | '90') {
  return queryOptions({
    queryKey: ['shop-health', days],
    queryFn: async ({ signal }) => (await api.call('GET /admin/shop-health', { query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One shop. It is not loaded again behind the form. */
export function shopQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['shop', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/shops/{id}', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function applicationsQuery(api: Api, filters: CallInput<'GET /admin/shop-applications'>['query']) {
  return queryOptions({
    queryKey: ['shop-applications', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/shop-applications', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function applicationQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['shop-application', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/shop-applications/{id}', { params: { id }, signal })).data,
  });
}

/** The file of a document, once for each visit of the page: the audit log records each view. */
export function applicationDocumentQuery(api: Api, queryClient: QueryClient, id: number) {
  return queryOptions({
    queryKey: ['application-document', id],
    queryFn: async ({ signal }) => {
      const answer = await api.request('GET /admin/shop-application-documents/{id}', { params: { id }, signal });
      if (!answer.ok) await readAnswer(answer);
      void queryClient.invalidateQueries({ queryKey: ['audit'] });
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The people who may sell for a shop. */
export function shopSellersQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['shop-sellers', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/shops/{id}/sellers', { params: { id }, signal })).data,
  });
}

/** Opens the seller panel of a shop, which is then read-only. */
export function useLookAtShop(id: number) {
  const { api, i18n } = useServices();
  return useMutation({
    mutationFn: () => api.call('POST /admin/shops/{id}/look', { params: { id } }),
    // The seller panel is an application of its own.
    onSuccess: () => location.assign('/seller'),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
}

/** Opens or closes a shop. */
export function useSetShopOpen(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (is_open: boolean) => (await api.call('POST /admin/shops/{id}/status', { params: { id }, body: { is_open } })).data,
    onSuccess: ({ shop }) => queryClient.setQueryData(shopQuery(api, id).queryKey, shop),
    onSettled: () => invalidateShops(queryClient),
  });
}

/** Publishes changes of a shop without review, or reviews them again. */
export function useTrustShop(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (is_trusted: boolean) =>
      (await api.call('POST /admin/shops/{id}/trust', { params: { id }, body: { is_trusted } })).data,
    onSuccess: ({ shop }) => queryClient.setQueryData(shopQuery(api, id).queryKey, shop),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['audit'] }),
  });
}

export type ApplicationAnswer = { kind: 'approve' } | { kind: 'decline'; reason: string };

/** Answers an application. After a conflict the current one is loaded, so that the answer of somebody else is visible. */
export function useAnswerApplication(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = applicationQuery(api, id);
  return useMutation({
    mutationFn: async (answer: ApplicationAnswer) => {
      if (answer.kind === 'approve')
        return (await api.call('POST /admin/shop-applications/{id}/approve', { params: { id }, body: {} })).data;
      const body = { reason: answer.reason };
      return (await api.call('POST /admin/shop-applications/{id}/decline', { params: { id }, body })).data;
    },
    onSuccess: (application) => queryClient.setQueryData(queryKey, application),
    onSettled: () => Promise.all([invalidateShops(queryClient), queryClient.invalidateQueries({ queryKey })]),
  });
}

/** Lists and choices have the names of shops. */
export async function invalidateShops(queryClient: QueryClient): Promise<void> {
  const keys = ['shops', 'shop-applications', 'panel-choices', 'product-choices', 'products', 'audit', 'home'];
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

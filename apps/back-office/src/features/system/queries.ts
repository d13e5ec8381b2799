import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { toast } from '@souk/ui/overlay/toast.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError, useServices } from '../../lib/services.tsx';

export function jobsQuery(api: Api, query: CallInput<'GET /admin/jobs'>['query']) {
  return queryOptions({
    queryKey: ['jobs', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/jobs', { query, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
}

export function errorsQuery(api: Api, query: CallInput<'GET /admin/errors'>['query']) {
  return queryOptions({
    queryKey: ['storefront-errors', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/errors', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function securityQuery(api: Api, query: CallInput<'GET /admin/security'>['query']) {
  return queryOptions({
    queryKey: ['security', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/security', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Loaded every second while a rebuild is running. */
export function indexQuery(api: Api) {
  return queryOptions({
    queryKey: ['search-index'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/search-index', { signal })).data,
    refetchInterval: ({ state }) => (state.data?.is_running ? 1000 : false),
  });
}

export function synonymsQuery(api: Api) {
  return queryOptions({
    queryKey: ['synonyms'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/synonyms', { signal })).data.synonyms,
  });
}

export function useRetryJob() {
  const { api, i18n } = useServices();
  const invalidate = useInvalidate('jobs');
  return useMutation({
    mutationFn: (id: number) => api.call('POST /admin/jobs/{id}/retry', { params: { id } }),
    onSuccess: () => toast.success(i18n.t('The job is retried now')),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: invalidate,
  });
}

/** Deletes one error, or all by null. */
export function useClearErrors() {
  const { api, i18n } = useServices();
  const invalidate = useInvalidate('storefront-errors');
  return useMutation({
    mutationFn: async (id: number | null) => (await api.call('POST /admin/errors/clear', { body: { id } })).data.deleted,
    onSuccess: (deleted) => toast.success(i18n.plural(deleted, '{count} error deleted', '{count} errors deleted')),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: invalidate,
  });
}

export function useStartReindex() {
  const { api, i18n } = useServices();
  const invalidate = useInvalidate('search-index');
  return useMutation({
    mutationFn: () => api.call('POST /admin/search-index', {}),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: invalidate,
  });
}

type SynonymChange = { language: string; word: string; finds: string[]; seen_finds: string[] };

/** Sets the synonyms of a word; none remove it. Returns its entry in the audit log. */
export function useChangeSynonym() {
  const { api } = useServices();
  const invalidate = useInvalidate('synonyms');
  return useMutation({
    mutationFn: async (body: SynonymChange) => (await api.call('POST /admin/synonyms', { body })).data.entry_id,
    onSettled: invalidate,
  });
}

function useInvalidate(key: string) {
  const queryClient = useQueryClient();
  return () => Promise.all([[key], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

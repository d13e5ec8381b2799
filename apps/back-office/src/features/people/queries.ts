import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { toast } from '@souk/ui/overlay/toast.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError, useServices } from '../../lib/services.tsx';

export function peopleQuery(api: Api, filters: CallInput<'GET /admin/people'>['query']) {
  return queryOptions({
    queryKey: ['people', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/people', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

type PeopleFilters = CallInput<'GET /admin/people-export'>['query'];

/** Downloads all people whom the filters match. */
export async function exportPeople(api: Api, filters: PeopleFilters): Promise<void> {
  const { downloadFile } = await import('@souk/client/api/download-file.ts');
  await downloadFile(api, 'GET /admin/people-export', { query: filters });
}

export function personQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['person', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/people/{id}', { params: { id }, signal })).data,
  });
}

type PersonChange = { run: (api: Api) => Promise<unknown>; done: string };

/** A change of a person. */
export function useChangePerson() {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: PersonChange) => run(api),
    onSuccess: (_answer, { done }) => toast.success(done),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: () => Promise.all([['people'], ['person'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

import type { Api } from '@souk/client/api/create-api.ts';
import type { ManagedPicture } from '@souk/contract/back-office/media';
import type { CallQuery } from '@souk/contract/calls';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function mediaPicturesQuery(api: Api, query: Partial<CallQuery<'GET /admin/media/pictures'>>) {
  return queryOptions({
    queryKey: ['media', 'pictures', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/media/pictures', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function mediaFilmsQuery(api: Api, query: Partial<CallQuery<'GET /admin/media/films'>>) {
  return queryOptions({
    queryKey: ['media', 'films', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/media/films', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One picture. It is not loaded again behind the form. */
export function mediaPictureQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['media-picture', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/media/pictures/{id}', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useReplacePicture({ id, version }: ManagedPicture) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (picture: File) =>
      (await api.call('POST /admin/media/pictures/{id}/file', { params: { id }, body: { version }, files: { picture } })).data,
    onSuccess: ({ picture }) => {
      queryClient.setQueryData(mediaPictureQuery(api, id).queryKey, picture);
      return invalidateMedia(queryClient);
    },
  });
}

export function useRemovePicture() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await api.call('DELETE /admin/media/pictures/{id}', { params: { id } })).data,
    onSuccess: () => invalidateMedia(queryClient),
  });
}

export function useReplaceFilm() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ src, film }: { src: string; film: File }) =>
      (await api.call('POST /admin/media/films', { body: { src }, files: { film } })).data,
    // Not awaited: the callbacks of the caller do not run any more once the film has left the list.
    onSuccess: () => void invalidateMedia(queryClient),
  });
}

export function useRemoveFilm() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: string) => (await api.call('DELETE /admin/media/films/{file}', { params: { file } })).data,
    // Not awaited: the callbacks of the caller do not run any more once the film has left the list.
    onSuccess: () => void invalidateMedia(queryClient),
  });
}

/** Reads again what shows pictures by their address. */
export async function invalidateMedia(queryClient: QueryClient): Promise<void> {
  await Promise.all(['media', 'audit', 'content', 'products', 'product'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

import type { Api } from '@souk/client/api/create-api.ts';
import type { ManagedContent } from '@souk/contract/back-office/content';
import type { ContentName, ContentState } from '@souk/contract/back-office/content-state';
import type { CallQuery } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

type ListQuery = Partial<CallQuery<'GET /admin/content/posts'>>;

export function contentListQuery(api: Api, kind: 'posts' | 'pages', query: ListQuery) {
  return queryOptions({
    queryKey: ['content-list', kind, query],
    queryFn: async ({ signal }) => (await api.call(`GET /admin/content/${kind}`, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One content with its draft. It is not loaded again behind the form. */
export function contentQuery(api: Api, name: ContentName) {
  return queryOptions({
    queryKey: ['content', name.kind, name.key],
    queryFn: async ({ signal }) => (await api.call('GET /admin/content/{kind}/{key}', { params: name, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

type PreviewedView = { locale: string /** The moment that the page is shown at. */; at?: string | undefined };

/** The address of a preview in one language. It is asked for again once the content has another version. */
export function previewQuery(api: Api, { kind, key, version }: ManagedContent, { locale, at }: PreviewedView) {
  return queryOptions({
    queryKey: ['content-preview', kind, key, version, locale, at],
    queryFn: async ({ signal }) =>
      (
        await api.call('GET /admin/content/{kind}/{key}/preview', {
          params: { kind, key },
          query: { locale, ...(at !== undefined && { at }) },
          signal,
        })
      ).data.address,
    // Links are valid for an hour.
    staleTime: 50 * 60 * 1000,
    gcTime: 0,
  });
}

export function useCreateContent(kind: 'posts' | 'pages') {
  const { api } = useServices();
  const store = useStoreContent();
  return useMutation({
    mutationFn: async (body: { slug: string; title: string }) => (await api.call(`POST /admin/content/${kind}`, { body })).data.content,
    onSuccess: store,
  });
}

export type ContentAction =
  | { kind: 'publish'; when: 'now' | 'not' }
  | { kind: 'publish'; when: 'at'; at: string }
  | { kind: 'hide' }
  | { kind: 'discard' }
  | { kind: 'restore'; revision_id: number };

/** Changes the content of a page as the operator sees it. */
export function useContentAction({ kind, key, version }: ManagedContent) {
  const { api } = useServices();
  const store = useStoreContent();
  const params = { kind, key };
  return useMutation({
    mutationFn: async (action: ContentAction) => {
      switch (action.kind) {
        case 'publish': {
          const at = action.when === 'at' ? action.at : null;
          return (await api.call('POST /admin/content/{kind}/{key}/publish', { params, body: { version, when: action.when, at } })).data;
        }
        case 'hide':
          return (await api.call('POST /admin/content/{kind}/{key}/hide', { params, body: { version } })).data;
        case 'discard':
          return (await api.call('DELETE /admin/content/{kind}/{key}/draft', { params, query: { version } })).data;
        case 'restore': {
          const { revision_id } = action;
          return (await api.call('POST /admin/content/{kind}/{key}/restore', { params, body: { version, revision_id } })).data;
        }
      }
    },
    onSuccess: ({ content }) => store(content),
  });
}

export function useRemoveContent({ kind, key, version }: ManagedContent) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await api.call('DELETE /admin/content/{kind}/{key}', { params: { kind, key }, query: { version } })).data.entry_id,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['content-list'] }),
  });
}

export async function saveDraft(api: Api, { kind, key }: ContentName, state: ContentState, version: string): Promise<ManagedContent> {
  const call = await api.call('POST /admin/content/{kind}/{key}/draft', { params: { kind, key }, body: { version, state } });
  return call.data.content;
}

/** Shows the stored content everywhere. */
export function useStoreContent() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return async (content: ManagedContent) => {
    queryClient.setQueryData(contentQuery(api, content).queryKey, content);
    await Promise.all(['content-list', 'audit'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  };
}

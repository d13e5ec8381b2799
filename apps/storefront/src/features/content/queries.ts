import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';
import { complete, completeAll } from '../../lib/other-servers/complete.ts';
import { contact, helpTopic, legalPage, postDetails, postList } from '../../lib/other-servers/content-shapes.ts';

type PostsParams = CallInput<'GET /blogs'>['query'];

const anHour = 3_600_000;

export const contentQueries = {
  posts: (api: Api, params: PostsParams) =>
    queryOptions({
      queryKey: ['posts', params],
      queryFn: async ({ signal }) => complete(postList, (await api.call('GET /blogs', { query: params, signal })).data),
      // The list stays visible until another page or category has loaded.
      placeholderData: keepPreviousData,
    }),
  post: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['post', slug],
      queryFn: async ({ signal }) => complete(postDetails, (await api.call('GET /blog/{slug}/details', { params: { slug }, signal })).data),
    }),
  page: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['legal-page', slug],
      queryFn: async ({ signal }) =>
        complete(legalPage, (await api.call('GET /legal-pages/{slug}', { params: { slug }, signal })).data.content),
      staleTime: anHour,
    }),
  contact: (api: Api) =>
    queryOptions({
      queryKey: ['contact'],
      queryFn: async ({ signal }) => complete(contact, (await api.call('GET /contact-us', { signal })).data),
      staleTime: anHour,
    }),
  /** Empty if the server does not have this call, which is not part of the specification. */
  helpTopics: (api: Api) =>
    queryOptions({
      queryKey: ['help-topics'],
      queryFn: async ({ signal }) => completeAll(helpTopic, (await askOurs(api, 'GET /help-topics', { signal }))?.topics ?? []),
      staleTime: anHour,
    }),
};

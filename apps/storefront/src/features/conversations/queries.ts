import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';
import { personal } from '../../lib/services/session.ts';

/** The order or the product that a new conversation is about. */
export type About = { order_id?: number | undefined; product_id?: number | undefined };

export const conversationsPerPage = 20;
/** As many messages are shown at first, and as many more each time that earlier ones are asked for. */
export const messagesPerStep = 50;

const conversations = [...personal, 'conversations'] as const;

export const conversationsQueries = {
  key: conversations,
  /** Null if the server has no conversations. */
  list: (api: Api, page: number) =>
    queryOptions({
      queryKey: [...conversations, 'list', page],
      queryFn: ({ signal }) => askOurs(api, 'GET /conversations', { query: { page, per_page: conversationsPerPage }, signal }),
      staleTime: 10_000,
    }),
  /** Likewise. */
  unread: (api: Api) =>
    queryOptions({
      queryKey: [...conversations, 'unread'],
      queryFn: async ({ signal }) => (await askOurs(api, 'GET /unread-conversations', { signal }))?.unread ?? null,
      staleTime: 60_000,
    }),
  about: (api: Api, about: About) =>
    queryOptions({
      queryKey: [...conversations, 'about', about],
      queryFn: async ({ signal }) => (await api.call('GET /conversation-about', { query: about, signal })).data,
      staleTime: 10_000,
    }),
  one: (api: Api, id: number, newest: number = messagesPerStep) =>
    queryOptions({
      queryKey: [...conversations, 'one', id, newest],
      queryFn: async ({ signal }) => (await api.call('GET /conversations/{id}', { params: { id }, query: { newest }, signal })).data,
      staleTime: 5_000,
    }),
};

export function parseConversationId(id: string | null | undefined): number | undefined {
  return id && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

import type { Api } from '@souk/client/api/create-api.ts';
import type { TicketStatus } from '@souk/contract/support';
import { queryOptions } from '@tanstack/react-query';
import { complete } from '../../lib/other-servers/complete.ts';
import { orderList } from '../../lib/other-servers/order-shapes.ts';
import { issueTypes, ticket, ticketList } from '../../lib/other-servers/support-shapes.ts';
import { personal } from '../../lib/services/session.ts';

export type TicketsPage = { status: TicketStatus; page: number };

export const ticketsPerPage = 10;

const tickets = [...personal, 'tickets'] as const;

export const ticketsQueries = {
  key: tickets,
  list: (api: Api, { status, page }: TicketsPage) =>
    queryOptions({
      queryKey: [...tickets, 'list', status, page],
      queryFn: async ({ signal }) =>
        complete(ticketList, (await api.call('GET /support-tickets', { query: { status, page, per_page: ticketsPerPage }, signal })).data),
      staleTime: 10_000,
    }),
  one: (api: Api, ticketNumber: string) =>
    queryOptions({
      queryKey: [...tickets, 'one', ticketNumber],
      queryFn: async ({ signal }) =>
        complete(
          ticket,
          (await api.call('GET /support-ticket/show', { query: { ticket_number: ticketNumber }, signal })).data.support_ticket,
        ),
      staleTime: 5_000,
    }),
  issueTypes: (api: Api) =>
    queryOptions({
      queryKey: [...tickets, 'issue types'],
      queryFn: async ({ signal }) => complete(issueTypes, (await api.call('GET /ticket-issue-types', { signal })).data).issue_types,
      staleTime: 600_000,
    }),
  orders: (api: Api) =>
    queryOptions({
      queryKey: [...tickets, 'orders'],
      queryFn: async ({ signal }) =>
        complete(orderList, (await api.call('GET /orders', { query: { page: 1, per_page: 50 }, signal })).data).orders,
      staleTime: 60_000,
    }),
  attachment: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...tickets, 'attachment', id],
      queryFn: async ({ signal }) => {
        const answer = await api.request('GET /ticket-attachments/{id}', { params: { id }, signal });
        return answer.ok ? answer.blob() : null;
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

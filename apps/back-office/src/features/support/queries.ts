import type { Api } from '@souk/client/api/create-api.ts';
import type { ManagedTicket } from '@souk/contract/back-office/tickets';
import type { CallBody, CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

/** Other members answer meanwhile, so open pages are loaded again. */
const refetchInterval = 20_000;

export function ticketsQuery(api: Api, filters: CallInput<'GET /admin/tickets'>['query']) {
  return queryOptions({
    queryKey: ['tickets', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/tickets', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

export function ticketQuery(api: Api, ticket_number: string) {
  return queryOptions({
    queryKey: ['ticket', ticket_number],
    queryFn: async ({ signal }) => (await api.call('GET /admin/tickets/{ticket_number}', { params: { ticket_number }, signal })).data,
    refetchInterval,
  });
}

export type TicketChange =
  | { kind: 'answer'; message: string; attachments: File[]; seen_message_id: number }
  | { kind: 'note'; note: string }
  | { kind: 'assign'; body: CallBody<'POST /admin/tickets/{ticket_number}/assign'> }
  | { kind: 'close'; seen_message_id: number }
  | { kind: 'reopen'; body: CallBody<'POST /admin/tickets/{ticket_number}/reopen'> };

/** A change of one ticket. After a conflict the current ticket is loaded, so that what somebody else did is visible. */
export function useChangeTicket(ticket_number: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = ticketQuery(api, ticket_number);
  return useMutation({
    mutationFn: async (change: TicketChange) => (await send(api, { ticket_number }, change)).data,
    onSuccess: (ticket) => queryClient.setQueryData(queryKey, ticket),
    onSettled: () =>
      Promise.all([['tickets'], queryKey, ['audit'], ['home']].map((key) => queryClient.invalidateQueries({ queryKey: key }))),
  });
}

function send(api: Api, params: { ticket_number: string }, change: TicketChange): Promise<{ data: ManagedTicket }> {
  switch (change.kind) {
    case 'answer': {
      const { message, attachments, seen_message_id } = change;
      const body = { message, seen_message_id: String(seen_message_id) };
      return api.call('POST /admin/tickets/{ticket_number}/answer', { params, body, files: { attachments } });
    }
    case 'note':
      return api.call('POST /admin/tickets/{ticket_number}/note', { params, body: { note: change.note } });
    case 'assign':
      return api.call('POST /admin/tickets/{ticket_number}/assign', { params, body: change.body });
    case 'close':
      return api.call('POST /admin/tickets/{ticket_number}/close', { params, body: { seen_message_id: change.seen_message_id } });
    case 'reopen':
      return api.call('POST /admin/tickets/{ticket_number}/reopen', { params, body: change.body });
  }
}

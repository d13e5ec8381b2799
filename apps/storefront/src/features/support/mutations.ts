import { failureText } from '@souk/client/api/api-error.ts';
import { downloadFile } from '@souk/client/api/download-file.ts';
import type { CallInput } from '@souk/contract/calls';
import { attachments, limitsOf } from '@souk/contract/files';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ticket } from '../../lib/other-servers/answers.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { ticketsQueries } from './queries.ts';

// Each hook sends one call and updates the cache. The forms show their errors themselves; the others show a toast.

export const attachmentLimits = limitsOf(attachments);

type NewTicket = { body: CallInput<'POST /support-ticket'>['body']; attachments: File[] };
type OpenTicketParts = { onOpened: (ticketNumber: string) => void; onError: (error: unknown) => void };

export function useOpenTicket({ onOpened, onError }: OpenTicketParts) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ body, attachments }: NewTicket) => api.call('POST /support-ticket', { body, files: { attachments } }),
    onSuccess({ data, message }) {
      const { support_ticket: ticket } = data;
      queryClient.setQueryData(ticketsQueries.one(api, ticket.ticket_number).queryKey, ticket);
      void queryClient.invalidateQueries({ queryKey: ticketsQueries.key });
      if (message) toast.success(message);
      onOpened(ticket.ticket_number);
    },
    onError,
  });
  return { open: (ticket: NewTicket) => mutate(ticket), isSending: isPending, error };
}

type Reply = { message: string; attachments: File[] };
type SendReplyParts = { ticketNumber: string; onSent: () => void; onError: (error: unknown) => void };

export function useSendReply({ ticketNumber, onSent, onError }: SendReplyParts) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ message, attachments }: Reply) =>
      api.call('POST /support-ticket-message', { body: { ticket_number: ticketNumber, message }, files: { attachments } }),
    onSuccess({ data: { messages } }) {
      queryClient.setQueryData(ticketsQueries.one(api, ticketNumber).queryKey, (ticket) => ticket && { ...ticket, messages });
      onSent();
    },
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ticketsQueries.key }),
  });
  return { send: (reply: Reply) => mutate(reply), isSending: isPending };
}

export function useCloseTicket(ticket: Ticket, { onSettled }: { onSettled: () => void }) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('POST /support-ticket/close', { body: { ticket_number: ticket.ticket_number } }),
    onSuccess({ data, message }) {
      queryClient.setQueryData(ticketsQueries.one(api, ticket.ticket_number).queryKey, data.support_ticket);
      if (message) toast.success(message);
    },
    onError: (error) => toast.error(failureText(i18n, error)),
    onSettled() {
      onSettled();
      return queryClient.invalidateQueries({ queryKey: ticketsQueries.key });
    },
  });
  return { close: () => mutate(), isClosing: isPending };
}

export function useDownloadAttachment(id: number) {
  const { api, i18n } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(api, 'GET /ticket-attachments/{id}', { params: { id } }),
    onError: (error) => toast.error(failureText(i18n, error)),
  });
  return { download: () => mutate(), isDownloading: isPending };
}

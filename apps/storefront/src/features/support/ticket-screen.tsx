import type { TicketMessage } from '@souk/contract/support';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '../../lib/answers/answers.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { Link } from '../../ui/ui-context.tsx';
import { AttachmentLink } from './attachment-link.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TicketStatusBadge } from './ticket-status-badge.tsx';
import { ticketsQueries } from './tickets-queries.ts';

/** One ticket: what was said, what comes while it is looked at, and a place to say more. */
export function TicketScreen({ ticketNumber }: { ticketNumber: string }) {
  const { t, moment } = useI18n();
  const { api } = useServices();
  const { data: ticket } = useSuspenseQuery(ticketsQueries.one(api, ticketNumber));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-2">
        <Breadcrumbs crumbs={[{ label: t('Support tickets'), href: paths.supportTickets() }, { label: ticket.ticket_number }]} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
              <bdi className="min-w-0 wrap-anywhere">{ticket.subject}</bdi>
              <TicketStatusBadge status={ticket.status} />
            </h1>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
              {ticket.issue_type && <span>{ticket.issue_type.name}</span>}
              {ticket.order_id !== null && (
                <Link href={paths.order({ id: ticket.order_id })} className="text-accent underline underline-offset-4">
                  {t('Order')} <bdi dir="ltr">{ticket.order_number}</bdi>
                </Link>
              )}
              {ticket.created_at && <span>{t('Opened on {moment}', { moment: moment(ticket.created_at) })}</span>}
            </p>
          </div>
          {ticket.status === 'running' && <CloseButton ticket={ticket} />}
        </div>
      </header>
      <Conversation messages={ticket.messages} />
      {ticket.status === 'running' ? <ReplyForm ticketNumber={ticket.ticket_number} /> : <Note>{t('This ticket is closed.')}</Note>}
    </div>
  );
}

/** What comes is told to who listens, and scrolled to where the end was in sight. */
function Conversation({ messages }: { messages: readonly TicketMessage[] }) {
  const { t, moment } = useI18n();
  const end = useRef<HTMLLIElement>(null);
  const count = useRef(messages.length);
  useEffect(() => {
    if (messages.length > count.current) end.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    count.current = messages.length;
  }, [messages.length]);
  return (
    <ol aria-label={t('Conversation')} aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {messages.map((message, index) => (
        <li
          key={message.id}
          ref={index === messages.length - 1 ? end : undefined}
          className={
            message.from_shopper
              ? 'grid grid-cols-[minmax(0,1fr)] justify-items-end gap-1 ps-8 sm:ps-20'
              : 'grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1 pe-8 sm:pe-20'
          }
        >
          <p className="px-1 text-xs text-ink-muted">
            {message.from_shopper ? t('You') : t('Our team')}
            {message.created_at && (
              <>
                {' · '}
                <time dateTime={message.created_at}>{moment(message.created_at)}</time>
              </>
            )}
          </p>
          <p
            dir="auto"
            className={`max-w-full rounded-lg border px-4 py-3 wrap-anywhere whitespace-pre-line ${
              message.from_shopper ? 'rounded-se-xs border-transparent bg-primary-soft text-ink' : 'rounded-ss-xs border-line bg-surface'
            }`}
          >
            {message.message}
          </p>
          {message.attachments.length > 0 && (
            <div className={`flex max-w-full flex-wrap gap-2 pt-1 ${message.from_shopper ? 'justify-end' : ''}`}>
              {message.attachments.map((attachment) => (
                <AttachmentLink key={attachment.id} attachment={attachment} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function CloseButton({ ticket }: { ticket: Ticket }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('POST /support-ticket/close', { body: { ticket_number: ticket.ticket_number } }),
    onSuccess({ data, message }) {
      queryClient.setQueryData(ticketsQueries.one(api, ticket.ticket_number).queryKey, data.support_ticket);
      if (message) toast.success(message);
    },
    onError: (error) => toast.error(failureWords(i18n, error)),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: ticketsQueries.key });
    },
  });
  return (
    <>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking(true)}>
        <CircleCheck aria-hidden="true" />
        {t('Close ticket')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Close this ticket?')}
        text={t('It stays here to read. For anything else you can open another one.')}
        answers={{ cancel: t('Cancel'), confirm: t('Close ticket') }}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate()}
      />
    </>
  );
}

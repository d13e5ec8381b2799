import type { TicketAttachment, TicketMessage } from '@souk/contract/support';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useObjectUrl } from '@souk/ui/forms/use-files.ts';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { useCloseTicket, useDownloadAttachment } from './mutations.ts';
import { ticketsQueries } from './queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { TicketStatusBadge } from './ticket-status-badge.tsx';

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

/** New messages are announced to screen readers and scrolled into view. */
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
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const { close, isClosing } = useCloseTicket(ticket, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking(true)}>
        <CircleCheck aria-hidden="true" />
        {t('Close ticket')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Close this ticket?')}
        text={t('You can still read it. For anything else, open a new ticket.')}
        answers={{ cancel: t('Cancel'), confirm: t('Close ticket') }}
        busy={isClosing}
        onCancel={() => setAsking(false)}
        onConfirm={close}
      />
    </>
  );
}

/** A button that downloads a file of a message; pictures have a thumbnail. */
function AttachmentLink({ attachment }: { attachment: TicketAttachment }) {
  const { api, i18n } = useServices();
  const isPicture = attachment.type.startsWith('image/');
  const { data: blob } = useQuery({ ...ticketsQueries.attachment(api, attachment.id), enabled: isPicture });
  const url = useObjectUrl(blob ?? undefined);
  const { download, isDownloading } = useDownloadAttachment(attachment.id);
  return (
    <button
      type="button"
      disabled={isDownloading}
      onClick={download}
      aria-label={i18n.t('Save {name}', { name: attachment.name })}
      className="block overflow-hidden rounded-md border border-line bg-surface text-ink hover:border-line-strong"
    >
      {isPicture ? (
        <span className="block size-24 bg-tint">{url && <img src={url} alt="" className="size-full object-cover" />}</span>
      ) : (
        <span className="flex min-h-11 max-w-56 items-center gap-2 px-3 text-sm">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <bdi className="truncate">{attachment.name}</bdi>
        </span>
      )}
    </button>
  );
}

export function TicketSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-20 w-4/5 rounded-lg" />
      <Skeleton className="h-24 w-4/5 justify-self-end rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}

import type { ManagedMessage, ManagedTicket, TicketNote } from '@souk/contract/back-office/tickets';
import type { TicketAttachment } from '@souk/contract/support';
import { useObjectUrl } from '@souk/ui/forms/use-files.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Moment } from '../../lib/moment.tsx';
import { useI18n, useServices } from '../../lib/services.tsx';
import { attachmentQuery, useDownloadAttachment } from './queries.ts';

/** Messages and notes in the order in which they were written. New ones are announced to screen readers. */
export function Conversation({ managed: { ticket, person, notes } }: { managed: ManagedTicket }) {
  const { t } = useI18n();
  const parts = [
    ...ticket.messages.map((message) => ({ at: message.created_at, key: `message ${message.id}`, message })),
    ...notes.map((note) => ({ at: note.created_at, key: `note ${note.id}`, note })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <ol aria-label={t('Conversation')} aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {parts.map((part) => (
        <li key={part.key}>{'message' in part ? <Message message={part.message} shopper={person.name} /> : <Note note={part.note} />}</li>
      ))}
    </ol>
  );
}

function Message({ message, shopper }: { message: ManagedMessage; shopper: string }) {
  const { t } = useI18n();
  const { from_shopper, by, created_at, attachments } = message;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-1 ${from_shopper ? 'justify-items-start pe-8 sm:pe-16' : 'justify-items-end ps-8 sm:ps-16'}`}
    >
      <p className="flex flex-wrap gap-x-2 px-1 text-xs text-ink-muted">
        <bdi>{from_shopper ? shopper || t('No name yet') : (by ?? t('Command line'))}</bdi>
        <span aria-hidden="true">·</span>
        <Moment at={created_at} />
      </p>
      <p
        dir="auto"
        className={`max-w-full rounded-lg border px-4 py-3 text-sm wrap-anywhere whitespace-pre-line ${
          from_shopper ? 'rounded-ss-xs border-line bg-surface' : 'rounded-se-xs border-transparent bg-primary-soft text-ink'
        }`}
      >
        {message.message}
      </p>
      {attachments.length > 0 && (
        <div className="flex max-w-full flex-wrap gap-2 pt-1">
          {attachments.map((attachment) => (
            <Attachment key={attachment.id} attachment={attachment} />
          ))}
        </div>
      )}
    </div>
  );
}

function Note({ note: { by, note, created_at } }: { note: TicketNote }) {
  const { t } = useI18n();
  return (
    <div className="grid gap-1 rounded-lg border border-dashed border-line-strong bg-warn-soft px-4 py-3 text-sm">
      <p className="flex flex-wrap gap-x-2 text-xs text-warn-text">
        <strong>{t('Internal note')}</strong>
        <bdi>{by || t('Former member')}</bdi>
        <span aria-hidden="true">·</span>
        <Moment at={created_at} />
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {note}
      </p>
    </div>
  );
}

/** A button that downloads a file of a message; pictures have a thumbnail. */
function Attachment({ attachment: { id, name, type } }: { attachment: TicketAttachment }) {
  const { api, i18n } = useServices();
  const isPicture = type.startsWith('image/');
  const { data: blob } = useQuery({ ...attachmentQuery(api, id), enabled: isPicture });
  const url = useObjectUrl(blob ?? undefined);
  const download = useDownloadAttachment(id);
  return (
    <button
      type="button"
      disabled={download.isPending}
      onClick={() => download.mutate()}
      aria-label={i18n.t('Save {name}', { name })}
      className="block overflow-hidden rounded-md border border-line bg-surface hover:border-line-strong"
    >
      {isPicture ? (
        <span className="block size-24 bg-tint">{url && <img src={url} alt="" className="size-full object-cover" />}</span>
      ) : (
        <span className="flex min-h-11 max-w-56 items-center gap-2 px-3 text-sm">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <bdi className="truncate">{name}</bdi>
        </span>
      )}
    </button>
  );
}

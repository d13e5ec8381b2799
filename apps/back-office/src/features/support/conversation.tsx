import type { ManagedMessage, ManagedTicket, TicketNote } from '@souk/contract/back-office/tickets';
import { FileButton } from '../../lib/files/file-button.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useI18n } from '../../lib/services.tsx';

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
            <FileButton
              key={attachment.id}
              call="GET /admin/ticket-attachments/{id}"
              file={attachment}
              isPicture={attachment.type.startsWith('image/')}
            />
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

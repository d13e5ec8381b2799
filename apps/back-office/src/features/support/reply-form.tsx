import { fieldProblem, isApiError } from '@souk/client/api/api-error.ts';
import type { ManagedTicket } from '@souk/contract/back-office/tickets';
import { attachments, limitsOf } from '@souk/contract/files';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { FileListField } from '@souk/ui/forms/file-list-field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { appendReply, ReplyPicker } from '../../lib/replies/reply-picker.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { useChangeTicket } from './queries.ts';
import { staffReplies } from './reply-calls.ts';

const attachmentLimits = limitsOf(attachments);

/** An answer to the shopper, or a note for members. What was typed stays when somebody else has answered meanwhile. */
export function ReplyForm({ managed }: { managed: ManagedTicket }) {
  const { i18n } = useServices();
  const { t } = i18n;
  const { ticket } = managed;
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [filesProblem, setFilesProblem] = useState<string>();
  // Loading the page again shows newer messages; the answer is to the last one that was there when it was begun.
  const newest = ticket.messages.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(newest);
  const change = useChangeTicket(ticket.ticket_number);
  const isConflict = isApiError(change.error) && change.error.status === 409;
  const isOutdated = message !== '' && seen !== newest;

  function handleType(text: string) {
    if (message === '') setSeen(newest);
    setMessage(text);
  }
  /** Clears what was sent; what was typed while the ticket was read again stays. */
  const clear = () => setMessage((current) => (current === message ? '' : current));
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!message.trim()) return;
    change.mutate(
      { kind: 'answer', message, attachments: files, seen_message_id: seen },
      {
        onSuccess() {
          clear();
          setFiles((current) => (current === files ? [] : current));
          toast.success(t('Answer sent'));
        },
      },
    );
  }
  function handleNote() {
    if (message.trim()) change.mutate({ kind: 'note', note: message }, { onSuccess: clear });
  }
  return (
    <form onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      {(isConflict || isOutdated) && seen !== newest && (
        <div role="alert">
          <Note tone="warn">
            <p>{t('There is a newer message. Read it above, then send yours if it still fits.')}</p>
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => setSeen(newest)}>
              {t('I have read it')}
            </Button>
          </Note>
        </div>
      )}
      {change.isError && !isConflict && !fieldProblem(change.error, 'attachments') && (
        <Note tone="error">{explainError(i18n, change.error)}</Note>
      )}
      <ReplyPicker
        calls={staffReplies}
        href={paths.savedReplies()}
        values={{ name: managed.person.name, ticket: ticket.ticket_number, order: ticket.order_number }}
        onPick={(text) => handleType(appendReply(message, text))}
      />
      <Field label={t('Your answer')} error={fieldProblem(change.error, 'message')}>
        <Textarea rows={4} maxLength={5000} dir="auto" value={message} onChange={({ target }) => handleType(target.value)} />
      </Field>
      <Field label={t('Files')} error={filesProblem ?? fieldProblem(change.error, 'attachments')}>
        <FileListField
          value={files}
          onChange={setFiles}
          onProblem={setFilesProblem}
          limits={attachmentLimits}
          disabled={change.isPending}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={!message.trim() || files.length > 0 || change.isPending} onClick={handleNote}>
          {t('Save as internal note')}
        </Button>
        <Button type="submit" busy={change.isPending} disabled={!message.trim() || isOutdated}>
          {t('Send answer')}
        </Button>
      </div>
    </form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldProblem } from '../../lib/api/api-error.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FileListField } from '../../ui/file-list-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { attachmentLimits } from './attachment-limits.ts';
import { ticketsQueries } from './tickets-queries.ts';

/** A place to say more; what was typed stays until it was sent. */
export function ReplyForm({ ticketNumber }: { ticketNumber: string }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [filesProblem, setFilesProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call('POST /support-ticket-message', { body: { ticket_number: ticketNumber, message }, files: { attachments: files } }),
    onSuccess({ data: { messages } }) {
      queryClient.setQueryData(ticketsQueries.one(api, ticketNumber).queryKey, (ticket) => ticket && { ...ticket, messages });
      setMessage('');
      setFiles([]);
    },
    onError(error) {
      setFilesProblem(fieldProblem(error, 'attachments'));
      if (!fieldProblem(error, 'attachments')) setProblem(fieldProblem(error, 'message') ?? failureWords(i18n, error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ticketsQueries.key }),
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setProblem(message.trim() ? undefined : t('Write a few words'));
    if (message.trim()) mutate();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <Field label={t('Your message')} error={problem}>
        <Textarea rows={3} maxLength={5000} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Field label={t('Files')} error={filesProblem}>
          <FileListField value={files} onChange={setFiles} onProblem={setFilesProblem} limits={attachmentLimits} disabled={isPending} />
        </Field>
        <Button type="submit" busy={isPending} className="max-sm:w-full">
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}

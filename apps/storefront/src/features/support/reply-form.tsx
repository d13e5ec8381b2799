import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { FileListField } from '@souk/ui/forms/file-list-field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { attachmentLimits, useSendReply } from './mutations.ts';

export function ReplyForm({ ticketNumber }: { ticketNumber: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [filesProblem, setFilesProblem] = useState<string>();
  const { send, isSending } = useSendReply({
    ticketNumber,
    onSent() {
      setMessage('');
      setFiles([]);
    },
    onError(error) {
      setFilesProblem(fieldProblem(error, 'attachments'));
      if (!fieldProblem(error, 'attachments')) setProblem(fieldProblem(error, 'message') ?? failureText(i18n, error));
    },
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setProblem(message.trim() ? undefined : t('Enter a few words'));
    if (message.trim()) send({ message, attachments: files });
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <Field label={t('Your message')} error={problem}>
        <Textarea rows={3} maxLength={5000} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Field label={t('Files')} error={filesProblem}>
          <FileListField value={files} onChange={setFiles} onProblem={setFilesProblem} limits={attachmentLimits} disabled={isSending} />
        </Field>
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}

import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import type { Conversation } from '@souk/contract/conversations';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { maxMessageLength, type Target, useSendMessage } from './mutations.ts';

type MessageFormProps = { target: Target; onSent?: (conversation: Conversation) => void };

export function MessageForm({ target, onSent }: MessageFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const { send, isSending } = useSendMessage({
    target,
    onSent(conversation) {
      setMessage('');
      onSent?.(conversation);
    },
    onError: (error) => setProblem(fieldProblem(error, 'message') ?? failureText(i18n, error)),
  });
  function handleSubmit(event?: FormEvent) {
    event?.preventDefault();
    setProblem(message.trim() ? undefined : t('Enter a few words'));
    if (message.trim() && !isSending) send(message);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <Field label={t('Your message')} error={problem} hint={t('Phone numbers, mail addresses and links are hidden from the shop.')}>
        <Textarea
          rows={3}
          maxLength={maxMessageLength}
          value={message}
          onKeyDown={handleKeyDown}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={isSending} className="justify-self-end max-sm:w-full">
        {t('Send')}
      </Button>
    </form>
  );
}

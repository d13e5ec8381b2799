import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import type { Conversation } from '@souk/contract/conversations/conversations';
import { Button } from '@souk/ui/button.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { maxMessageLength, maxQuestionLength, type Target, useAskPublicly, useSendMessage } from './mutations.ts';

type MessageFormProps = {
  target: Target;
  onSent?: (conversation: Conversation) => void;
  /** Offers to ask about the product in public; `isChosen` at first. */
  publicly?: { productId: number; isChosen: boolean; onAsked: () => void };
};

export function MessageForm({ target, onSent, publicly }: MessageFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [message, setMessage] = useState('');
  const [isPublic, setPublic] = useState(publicly?.isChosen ?? false);
  const [problem, setProblem] = useState<string>();
  const handleError = (error: unknown) =>
    setProblem(fieldProblem(error, 'message') ?? fieldProblem(error, 'question') ?? failureText(i18n, error));
  const { send, isSending } = useSendMessage({
    target,
    onSent(conversation) {
      setMessage('');
      onSent?.(conversation);
    },
    onError: handleError,
  });
  const { ask, isAsking } = useAskPublicly({
    productId: publicly?.productId ?? 0,
    onSent: () => publicly?.onAsked(),
    onError: handleError,
  });
  function handleSubmit(event?: FormEvent) {
    event?.preventDefault();
    setProblem(message.trim() ? undefined : t('Enter a few words'));
    if (!message.trim() || isSending || isAsking) return;
    if (isPublic) ask(message);
    else send(message);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <Field
        label={isPublic ? t('Your question') : t('Your message')}
        error={problem}
        hint={t('Phone numbers, mail addresses and links are hidden from the shop.')}
      >
        <Textarea
          rows={3}
          maxLength={isPublic ? maxQuestionLength : maxMessageLength}
          value={message}
          onKeyDown={handleKeyDown}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      {publicly && (
        <Checkbox
          label={t('Show my question with its answer on the page of the product')}
          checked={isPublic}
          onChange={({ target: box }) => setPublic(box.checked)}
        />
      )}
      <Button type="submit" busy={isSending || isAsking} className="justify-self-end max-sm:w-full">
        {t('Send')}
      </Button>
    </form>
  );
}

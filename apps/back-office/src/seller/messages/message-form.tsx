import { fieldProblem, isApiError } from '@souk/client/api/api-error.ts';
import type { ShopConversation } from '@souk/contract/seller/conversations';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { ReplyValues } from '../../lib/replies/fill-reply.ts';
import { appendReply, ReplyPicker } from '../../lib/replies/reply-picker.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';
import { maxMessageLength, type Target, useWriteMessage } from './queries.ts';
import { shopReplies } from './reply-calls.ts';

type MessageFormProps = {
  target: Target;
  /** The placeholders of saved replies. */
  values: ReplyValues;
  onSent?: (conversation: ShopConversation) => void;
};

/** The typed text stays when the shopper has written meanwhile. */
export function MessageForm({ target, values, onSent }: MessageFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [message, setMessage] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const write = useWriteMessage(target);
  const isConflict = isApiError(write.error) && write.error.status === 409 && 'id' in target;
  const problem = fieldProblem(write.error, 'message');
  function handleSubmit(event?: FormEvent) {
    event?.preventDefault();
    setEmpty(!message.trim());
    if (!message.trim() || write.isPending) return;
    write.mutate(message, {
      onSuccess(conversation) {
        // Text that was typed while the conversation was read again stays.
        setMessage((current) => (current === message ? '' : current));
        onSent?.(conversation);
      },
    });
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      {isConflict && <Note tone="warn">{t('There is a newer message. Read it above, then send yours if it still fits.')}</Note>}
      {write.isError && !isConflict && !problem && <Note tone="error">{explainError(i18n, write.error)}</Note>}
      <ReplyPicker
        calls={shopReplies}
        href={sellerPaths.savedReplies()}
        values={values}
        onPick={(text) => setMessage(appendReply(message, text))}
      />
      <Field
        label={t('Your answer')}
        error={isEmpty ? t('Enter a few words') : problem}
        hint={t('Phone numbers, mail addresses and links are hidden from the shopper.')}
      >
        <Textarea
          rows={3}
          maxLength={maxMessageLength}
          dir="auto"
          value={message}
          onKeyDown={handleKeyDown}
          onChange={({ target: field }) => setMessage(field.value)}
        />
      </Field>
      <Button type="submit" busy={write.isPending} className="justify-self-end max-sm:w-full">
        {t('Send')}
      </Button>
    </form>
  );
}

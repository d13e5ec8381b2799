import { fieldProblem } from '@souk/client/api/api-error.ts';
import type { SavedReply } from '@souk/contract/back-office/tickets';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { explainError, useI18n } from '../services.tsx';
import { type ReplyCalls, useChangeReply } from './queries.ts';

type FormProps = { calls: ReplyCalls; former: SavedReply | undefined; hint: string; maxLength: number; onClose: () => void };

/** The title and the text of a saved reply. */
export function ReplyForm({ calls, former, hint, maxLength, onClose }: FormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [fields, setFields] = useState({ title: former?.title ?? '', message: former?.message ?? '' });
  const change = useChangeReply(calls);
  const { error } = change;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate({ kind: 'save', former, fields }, { onSuccess: onClose });
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {error && <Note tone="error">{explainError(i18n, error)}</Note>}
      <Field label={t('Title')} error={fieldProblem(error, 'title')} required>
        <TextInput
          required
          data-autofocus
          maxLength={80}
          dir="auto"
          value={fields.title}
          onChange={({ target }) => setFields({ ...fields, title: target.value })}
        />
      </Field>
      <Field label={t('Message')} hint={hint} error={fieldProblem(error, 'message')} required>
        <Textarea
          required
          rows={6}
          dir="auto"
          maxLength={maxLength}
          value={fields.message}
          onChange={({ target }) => setFields({ ...fields, message: target.value })}
        />
      </Field>
      <div className="dialog-buttons">
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={change.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}

import type { ManagedReview } from '@souk/contract/back-office/reviews';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useChangeReview } from './queries.ts';

/** The reply of the shop, which shoppers read below the review. What is typed survives a conflict. */
export function ReviewReply({ review, mayWrite }: { review: ManagedReview; mayWrite: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const stored = review.reply ?? '';
  const [reply, setReply] = useState(stored);
  const [base, setBase] = useState(stored);
  // Another reply was stored, for example by an undo: it replaces the field unless something was typed.
  if (stored !== base) {
    setBase(stored);
    if (reply.trim() === base) setReply(stored);
  }
  const showUndo = useUndoToast();
  const change = useChangeReview(review.id);
  const save = (text: string) =>
    change.mutate(
      { kind: 'reply', reply: text, version: review.version },
      {
        onSuccess: ({ entry_id }) => {
          setReply(text);
          setBase(text);
          showUndo(text === '' ? t('Reply removed') : t('Reply saved'), entry_id);
        },
      },
    );
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save(reply.trim());
  }
  return (
    <Panel title={t('Reply of the shop')}>
      <form className="grid gap-3" onSubmit={handleSubmit}>
        {change.isError && (
          <Note tone="error">
            <p>{explainError(i18n, change.error)}</p>
            {stored !== '' && <p dir="auto">{t('Stored now: {text}', { text: stored })}</p>}
          </Note>
        )}
        <Field
          label={t('Reply')}
          hint={t('Shoppers read it below the review, for example: thank you, what went wrong, and how you put it right.')}
        >
          <Textarea dir="auto" maxLength={1000} disabled={!mayWrite} value={reply} onChange={({ target }) => setReply(target.value)} />
        </Field>
        {review.replied_at && (
          <p className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-muted">
            <Moment at={review.replied_at} />
            {mayWrite && (
              <Button size="sm" variant="ghost" disabled={change.isPending} onClick={() => save('')}>
                {t('Remove the reply')}
              </Button>
            )}
          </p>
        )}
        {mayWrite && (
          <SaveBar isDirty={reply.trim() !== stored} busy={change.isPending} onDiscard={() => setReply(stored)} label={t('Save reply')} />
        )}
      </form>
    </Panel>
  );
}

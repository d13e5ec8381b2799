import type { ManagedOrder } from '@souk/contract/back-office/orders';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useChangeOrder } from './mutations.ts';

/** Notes that only the staff sees. */
export function OrderNotes({ managed: { order, notes } }: { managed: ManagedOrder }) {
  const i18n = useI18n();
  const { t } = i18n;
  const mayWrite = useMay('orders:write');
  const [note, setNote] = useState('');
  const change = useChangeOrder(order.code);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate(
      { kind: 'note', body: { note } },
      {
        onSuccess() {
          // Text that was typed while the order was read again stays.
          setNote((current) => (current === note ? '' : current));
          toast.success(t('Note added'));
        },
      },
    );
  }
  return (
    <Panel title={t('Internal notes')}>
      {notes.length === 0 && !mayWrite && <p className="text-sm text-ink-muted">{t('No notes yet.')}</p>}
      <ul className="grid gap-3">
        {notes.map(({ id, note: text, author, created_at }) => (
          <li key={id} className="text-sm">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-xs text-ink-muted">
              {author ?? t('Former member')} · <Moment at={created_at} />
            </p>
          </li>
        ))}
      </ul>
      {change.isError && <Note tone="error">{explainError(i18n, change.error)}</Note>}
      {mayWrite && (
        <form className="grid gap-2" onSubmit={handleSubmit}>
          <Field label={t('New note')} hint={t('The shopper does not see it.')}>
            <Textarea maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            className="justify-self-start"
            busy={change.isPending}
            disabled={!note.trim()}
          >
            {t('Add note')}
          </Button>
        </form>
      )}
    </Panel>
  );
}

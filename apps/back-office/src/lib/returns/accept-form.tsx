import type { OrderReturn } from '@souk/contract/orders/returns';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { SaveBar } from '../forms/save-bar.tsx';
import { Moment } from '../moment.tsx';
import { useI18n } from '../services.tsx';
import { TimeLeft } from './time-left.tsx';

type Answer = { answer: string; label_url: string | null };
type AcceptFormProps = { asked: Pick<OrderReturn, 'is_passed' | 'answer_by'>; busy: boolean; onAccept: (answer: Answer) => void };

/** Accepts a return with how the shopper sends the items. */
export function AcceptForm({ asked, busy, onAccept }: AcceptFormProps) {
  const { t } = useI18n();
  const [answer, setAnswer] = useState('');
  const [label, setLabel] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = answer.trim() === '';
  const isWrong = label.trim() !== '' && !/^https?:\/\/[^\s"<>]+$/.test(label.trim());
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !isWrong) onAccept({ answer: answer.trim(), label_url: label.trim() || null });
  }
  function handleDiscard() {
    setAnswer('');
    setLabel('');
    setTried(false);
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      {asked.is_passed ? (
        <p className="text-sm text-ink-muted">{t('The shop did not answer in time: answer in its place.')}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          {t('The time to answer ends:')} <Moment at={asked.answer_by} /> <TimeLeft until={asked.answer_by} />
        </p>
      )}
      <Field
        label={t('How the shopper sends the items')}
        hint={t('A drop-off point, an address, or how a courier comes.')}
        error={isTried && isMissing ? t('Explain how the items are sent') : undefined}
        required
      >
        <Textarea dir="auto" rows={3} maxLength={2000} value={answer} onChange={({ target }) => setAnswer(target.value)} />
      </Field>
      <Field
        label={t('Address of a return label (optional)')}
        error={isTried && isWrong ? t('Enter an address that begins with https://') : undefined}
      >
        <TextInput dir="ltr" type="url" maxLength={500} value={label} onChange={({ target }) => setLabel(target.value)} />
      </Field>
      <SaveBar
        isNew
        isInCard
        isDirty={answer !== '' || label !== ''}
        busy={busy}
        onDiscard={handleDiscard}
        label={t('Accept the return')}
      />
    </form>
  );
}

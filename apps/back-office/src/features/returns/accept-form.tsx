import type { ManagedReturn } from '@souk/contract/back-office/returns';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { Moment } from '../../lib/moment.tsx';
import { useI18n } from '../../lib/services.tsx';

type Answer = { answer: string; label_url: string | null };
type AcceptFormProps = { managed: ManagedReturn; busy: boolean; onAccept: (answer: Answer) => void };

/** Accepts a return with how the shopper sends the items. */
export function AcceptForm({ managed, busy, onAccept }: AcceptFormProps) {
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
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <p className="text-sm text-ink-muted">
        {managed.return.is_passed ? t('The shop did not answer in time: answer in its place.') : t('The time to answer ends:')}{' '}
        {!managed.return.is_passed && <Moment at={managed.return.answer_by} />}
      </p>
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
      <Button type="submit" className="justify-self-start" busy={busy}>
        {t('Accept the return')}
      </Button>
    </form>
  );
}

import { useI18n } from '../../lib/services/services-context.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { CheckoutStep } from './checkout-step.tsx';

const maxLength = 1000;

/** A few words that go with the parcels. */
export function NoteStep({ number, value, onChange }: { number: number; value: string; onChange: (note: string) => void }) {
  const { t } = useI18n();
  return (
    <CheckoutStep id="checkout-note" number={number} title={t('Note')}>
      <Field label={t('For the shops and the courier (optional)')} hint={t('For example where to ring, or whom to leave it with.')}>
        <Textarea rows={2} className="min-h-20" maxLength={maxLength} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
    </CheckoutStep>
  );
}

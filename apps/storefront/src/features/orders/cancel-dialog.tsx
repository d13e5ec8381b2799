import { type FormEvent, useId, useState } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useModalFlag } from '../../lib/services/use-modal-flag.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useCancelOrder } from './use-cancel-order.ts';

const reasons = ['I changed my mind', 'I ordered it by mistake', 'It takes too long', 'The address is wrong'] as const;
const other = 'other';

type CancelDialogProps = { open: boolean; order: Order; onClose: () => void };

/** Asks why before an order is called off. */
export function CancelDialog({ open, order, onClose }: CancelDialogProps) {
  const { t } = useI18n();
  const formId = useId();
  useModalFlag('orderCancelModal', open);
  const [chosen, setChosen] = useState<string>();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const { cancel, isCancelling, failure } = useCancelOrder(order.id, onClose);
  function choose(reason: string) {
    setChosen(reason);
    setProblem(undefined);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const reason = chosen === other ? words.trim() : chosen;
    if (!reason) return setProblem(chosen === other ? t('Write a few words') : t('Choose a reason'));
    setProblem(undefined);
    cancel(reason);
  }
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={onClose}>
        {t('Keep the order')}
      </Button>
      <Button type="submit" form={formId} variant="danger" busy={isCancelling}>
        {t('Cancel order')}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('Cancel this order?')} footer={footer}>
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        {failure && <Note tone="error">{failure}</Note>}
        <fieldset className="grid">
          <legend className="mb-1 text-sm text-ink-muted">{t('Tell the shop why. What you have paid comes back to you.')}</legend>
          {[...reasons.map((reason) => ({ value: t(reason), label: t(reason) })), { value: other, label: t('Something else') }].map(
            ({ value, label }) => (
              <Checkbox
                key={value}
                type="radio"
                name="reason"
                value={value}
                label={label}
                checked={chosen === value}
                onChange={() => choose(value)}
              />
            ),
          )}
        </fieldset>
        {chosen === other ? (
          <Field label={t('In your words')} error={problem} required>
            <Textarea rows={3} maxLength={500} value={words} onChange={(event) => setWords(event.target.value)} />
          </Field>
        ) : (
          problem && (
            <p role="alert" className="text-sm text-sale-text">
              {problem}
            </p>
          )
        )}
      </form>
    </Dialog>
  );
}

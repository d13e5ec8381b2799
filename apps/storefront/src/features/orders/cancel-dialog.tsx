import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import type { Order } from '../../lib/other-servers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useModalFlag } from '../../lib/services/use-modal-flag.ts';
import { useCancelOrder } from './mutations.ts';

const reasons = ['I changed my mind', 'I ordered it by mistake', 'It takes too long', 'The address is wrong'] as const;
const other = 'other';

type CancelDialogProps = { open: boolean; order: Order; onClose: () => void };

export function CancelDialog({ open, order, onClose }: CancelDialogProps) {
  const { t } = useI18n();
  const formId = useId();
  useModalFlag('orderCancelModal', open);
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { cancel, isCancelling, failure } = useCancelOrder(order.id, onClose);
  function choose(reason: string) {
    setChosen(reason);
    setProblem(undefined);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const reason = chosen === other ? text.trim() : chosen;
    if (!reason) return setProblem(chosen === other ? t('Enter a few words') : t('Choose a reason'));
    setProblem(undefined);
    cancel(reason);
  }
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={onClose}>
        {t('Keep my order')}
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
          <legend className="mb-1 text-sm text-ink-muted">{t('Let the shop know why. We refund what you have paid.')}</legend>
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
          <Field label={t('In your own words')} error={problem} required>
            <Textarea rows={3} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
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

import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useState } from 'react';
import { Money } from '../money.tsx';
import { explainError, useI18n } from '../services.tsx';
import { useCompleteRefund } from './queries.ts';

/** A refund that the gateway rejected. */
type FailedRefund = { id: number; amount: number; currency: string; person: { name: string } };

/** Records that the operator paid back a rejected refund. */
export function PaidBackButton({ refund }: { refund: FailedRefund }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const name = refund.person.name || t('No name yet');
  return (
    <>
      <Button size="sm" variant="secondary" aria-label={t('Mark as paid back: {name}', { name })} onClick={() => setOpen(true)}>
        {t('Mark as paid back')}
      </Button>
      {isOpen && <PaidBackDialog refund={refund} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function PaidBackDialog({ refund: { id, amount, currency }, name, onClose }: { refund: FailedRefund; name: string; onClose: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [reference, setReference] = useState('');
  const complete = useCompleteRefund(id);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A callback of `mutate` would be lost where the new list no longer has this refund.
    complete.mutateAsync(reference.trim()).then(
      () => {
        toast.success(t('Refund completed'));
        onClose();
      },
      () => undefined,
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('Paid back by hand?')}>
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <p className="text-sm text-ink-muted">
          {t('You confirm that {name} got this amount back. The shopper sees that it was refunded. This cannot be undone.', { name })}
        </p>
        <p className="text-lg font-semibold">
          <Money amount={amount} currency={currency} />
        </p>
        {complete.isError && <Note tone="error">{explainError(i18n, complete.error)}</Note>}
        <Field label={t('How it was paid back')} hint={t('For your records, for example the number of the transfer.')} required>
          <TextInput
            required
            pattern=".*\S.*"
            dir="auto"
            maxLength={120}
            data-autofocus
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Field>
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" busy={complete.isPending}>
            {t('Mark as paid back')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../lib/services.tsx';

type CancelDialogProps = { code: string; busy: boolean; onClose: () => void; onCancel: (reason: string) => void };

/** The reason of a cancellation, which the shopper reads. */
export function CancelDialog({ code, busy, onClose, onCancel }: CancelDialogProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onCancel(reason.trim());
  }
  return (
    <Dialog open onClose={onClose} title={t('Cancel order {code}', { code })} size="md">
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <p className="text-sm text-ink-muted">{t('The items return to stock, and what was paid is refunded. This cannot be undone.')}</p>
        <Field label={t('Reason')} hint={t('The shopper reads it.')} required>
          <Textarea required maxLength={500} data-autofocus value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t('Cancel order')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

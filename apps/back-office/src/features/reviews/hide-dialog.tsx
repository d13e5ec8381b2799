import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useI18n } from '../../lib/services.tsx';

type HideDialogProps = { title: string; busy: boolean; onClose: () => void; onHide: (reason: string) => void };

/** Asks for the reason why reviews are hidden. */
export function HideDialog({ title, busy, onClose, onHide }: HideDialogProps) {
  const { t } = useI18n();
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onHide(reason);
    else setError(t('A reason is needed'));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {t('Hide')}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <Field label={t('Reason')} required error={error} hint={t('For operators: it is in the audit log.')}>
          <Textarea data-autofocus maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

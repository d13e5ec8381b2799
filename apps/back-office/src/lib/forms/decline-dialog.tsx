import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../services.tsx';

type DeclineDialogProps = {
  title: string;
  /** The person who reads the reason. */
  hint: string;
  maxLength: number;
  busy: boolean;
  onClose: () => void;
  onDecline: (reason: string) => void;
};

/** Asks for the reason of a refusal. */
export function DeclineDialog({ title, hint, maxLength, busy, onClose, onDecline }: DeclineDialogProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '') onDecline(reason.trim());
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        <Field label={t('Reason')} hint={hint} error={isTried && reason.trim() === '' ? t('Enter a reason') : undefined} required>
          <Textarea dir="auto" rows={4} maxLength={maxLength} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t('Decline')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../services.tsx';
import type { ContentLanguage } from './language-fields.tsx';

type ReasonDialogProps = {
  title: string;
  /** The button that confirms. */
  action: string;
  /** The person who reads the reason. */
  hint: string;
  /** Shown while the reason is missing. */
  missing: string;
  maxLength: number;
  /** The language of that person, if it is known. */
  language?: ContentLanguage | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

/** Asks for the reason of a refusal. */
export function ReasonDialog({ title, action, hint, missing, maxLength, language, busy, onClose, onConfirm }: ReasonDialogProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '') onConfirm(reason.trim());
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        <Field label={t('Reason')} hint={hint} error={isTried && reason.trim() === '' ? missing : undefined} required>
          <Textarea
            data-autofocus
            rows={4}
            lang={language?.name === 'ir' ? 'fa' : language?.name}
            dir={language?.direction ?? 'auto'}
            maxLength={maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

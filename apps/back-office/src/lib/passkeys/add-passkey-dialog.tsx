import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../services.tsx';
import { explainPasskeyError } from '../sign-in/ask-passkey.ts';
import { type PasskeyCalls, useAddPasskey } from './queries.ts';

/** Asks for the name of a passkey; then the browser asks where to make it. */
export function AddPasskeyDialog({ calls, open, onClose }: { calls: PasskeyCalls; open: boolean; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onClose={onClose} title={t('Add a passkey')}>
      {open && <AddForm calls={calls} onClose={onClose} />}
    </Dialog>
  );
}

function AddForm({ calls, onClose }: { calls: PasskeyCalls; onClose: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [name, setName] = useState('');
  const add = useAddPasskey(calls);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    add.mutate(name, {
      onSuccess: () => {
        onClose();
        toast.success(t('The passkey is added'));
      },
    });
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {add.isError && <Note tone="error">{explainPasskeyError(i18n, add.error)}</Note>}
      <Field label={t('Name')} hint={t('By which you recognise the device, for example “Work laptop”.')} required>
        <TextInput required data-autofocus maxLength={60} dir="auto" value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <div className="dialog-buttons">
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={add.isPending}>
          {t('Continue')}
        </Button>
      </div>
    </form>
  );
}

import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useRenameApiKey } from './queries.ts';

type RenameDialogProps = { open: boolean; id: number; name: string; onClose: () => void };

/** Changes the name of a key over the one that the operator saw. */
export function RenameDialog({ open, ...rest }: RenameDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('Rename the key')}>
      {open && <RenameForm {...rest} />}
    </Dialog>
  );
}

function RenameForm({ id, name: seen_name, onClose }: Omit<RenameDialogProps, 'open'>) {
  const i18n = useI18n();
  const { t } = i18n;
  const [name, setName] = useState(seen_name);
  const rename = useRenameApiKey();
  const showDone = useUndoToast();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    rename.mutate(
      { id, name, seen_name },
      {
        onSuccess: ({ entry_id }) => {
          onClose();
          showDone(t('Saved'), entry_id);
        },
      },
    );
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {rename.isError && <Note tone="error">{explainError(i18n, rename.error)}</Note>}
      <Field label={t('Name')} required>
        <TextInput required data-autofocus maxLength={60} dir="auto" value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <div className="dialog-buttons">
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={rename.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}

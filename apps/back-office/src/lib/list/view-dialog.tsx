import { isApiError } from '@souk/client/api/api-error.ts';
import type { SavedView } from '@souk/contract/back-office/panel/views';
import { Button } from '@souk/ui/button.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { explainError, useServices } from '../services.tsx';
import { useUndoToast } from '../use-undo-toast.ts';
import { useChangeView } from './view-queries.ts';

type ViewDialogProps = {
  list: string;
  query: string;
  /** Undefined for a new one. */
  view: SavedView | undefined;
  onClose: () => void;
};

/** Names the filters of a list, for oneself or the team. */
export function ViewDialog({ list, query, view, onClose }: ViewDialogProps) {
  const { i18n } = useServices();
  const { t } = i18n;
  const formId = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.is_shared ?? false);
  const change = useChangeView(list);
  const showUndo = useUndoToast();
  const isConflict = isApiError(change.error) && change.error.status === 409;
  const problem = isConflict
    ? t('You have a view of this name already, or changed it on another page')
    : change.error && explainError(i18n, change.error);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '' || change.isPending) return;
    const fields = { name: name.trim(), query, is_shared: isShared };
    change.mutate(
      { kind: 'save', former: view, fields },
      {
        onSuccess: (entry) => {
          onClose();
          showUndo(t('The view “{name}” is saved', { name: fields.name }), entry);
        },
      },
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={view ? t('Rename or share the view') : t('Save this view')}
      footer={
        <Button type="submit" form={formId} busy={change.isPending} block>
          {t('Save')}
        </Button>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={handleSubmit}>
        <Field label={t('Name')} error={problem || undefined}>
          <TextInput data-autofocus required maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Checkbox label={t('Share with the team')} checked={isShared} onChange={() => setShared(!isShared)} />
        {query === '' && <p className="text-sm text-ink-muted">{t('No filter is chosen: the view shows all rows.')}</p>}
      </form>
    </Dialog>
  );
}

import type { ManagedPicture } from '@souk/contract/back-office/media';
import { limitsOf, picture } from '@souk/contract/files';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { PictureField } from '@souk/ui/forms/picture-field.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useRemovePicture, useReplacePicture } from './queries.ts';

type PictureActionsProps = { picture: ManagedPicture; onRemoved: () => void };

const limits = limitsOf(picture);

/** Replacing the file everywhere, and deleting what nothing uses. */
export function PictureActions({ picture, onRemoved }: PictureActionsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isRemoving, setIsRemoving] = useState(false);
  const replace = useReplacePicture(picture);
  const remove = useRemovePicture();
  const isUsed = picture.uses.length > 0;

  function handleReplace() {
    if (!chosen) return;
    replace.mutate(chosen, {
      onSuccess: ({ entry_id }) => {
        setChosen(undefined);
        showUndo(t('The file is replaced everywhere'), entry_id);
      },
      onError: (error) => setProblem(explainError(i18n, error)),
    });
  }
  function handleRemove() {
    remove.mutate(picture.id, {
      onSuccess: ({ entry_id }) => {
        showUndo(t('The picture is deleted'), entry_id);
        onRemoved();
      },
      onError: (error) => {
        setIsRemoving(false);
        toast.error(explainError(i18n, error));
      },
    });
  }
  return (
    <Panel title={t('File')}>
      <Field
        label={t('Replace the file')}
        error={problem}
        hint={t('Everything that uses the picture shows the new file. You can take it back.')}
      >
        <PictureField value={chosen} limits={limits} disabled={replace.isPending} onProblem={setProblem} onChange={setChosen} />
      </Field>
      {chosen && (
        <Button className="justify-self-start" busy={replace.isPending} onClick={handleReplace}>
          {t('Replace everywhere')}
        </Button>
      )}
      <div className="grid justify-items-start gap-2 border-t border-line pt-3">
        <Button size="sm" variant="danger" disabled={isUsed} onClick={() => setIsRemoving(true)}>
          {t('Delete')}
        </Button>
        {isUsed && <p className="text-sm text-ink-muted">{t('It can be deleted once nothing uses it.')}</p>}
      </div>
      <ConfirmDialog
        open={isRemoving}
        title={t('Delete the picture?')}
        text={t('Nothing uses it. You can take it back for 30 days.')}
        answers={{ cancel: t('Back'), confirm: t('Delete') }}
        busy={remove.isPending}
        onCancel={() => setIsRemoving(false)}
        onConfirm={handleRemove}
      />
    </Panel>
  );
}

import type { BulkChange, BulkResult } from '@souk/contract/back-office/products';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useState } from 'react';
import { explainError, useI18n } from '../../lib/services.tsx';
import { showUndo } from '../../lib/undo-toast.ts';
import { BulkInputs, readInputs, startInputs } from './bulk-inputs.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import type { BulkKind } from './product-words.tsx';
import { useBulkChange, useUndo } from './queries.ts';

type BulkDialogProps = {
  kind: BulkKind;
  title: string;
  ids: number[];
  currency: string;
  onClose: () => void;
  onDone: () => void;
};

type Preview = { change: BulkChange; result: BulkResult };

/** First the change, then each product before and after, then all of them in one go. */
export function BulkDialog({ kind, title, ids, currency, onClose, onDone }: BulkDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [inputs, setInputs] = useState(startInputs);
  const [preview, setPreview] = useState<Preview>();
  const bulk = useBulkChange();
  const undo = useUndo();
  const change = readInputs(kind, inputs);
  const changed = preview?.result.products.filter(({ problem }) => problem === null).length ?? 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!preview) return change && bulk.mutate({ ids, change }, { onSuccess: (result) => setPreview({ change, result }) });
    const { seen } = preview.result;
    bulk.mutate(
      { ids, change: preview.change, seen },
      { onSuccess: ({ entry_id }) => handleDone(entry_id), onError: () => setPreview(undefined) },
    );
  }
  function handleDone(entry: number | null) {
    onDone();
    const text = i18n.plural(changed, '{count} product changed', '{count} products changed');
    if (entry !== null) showUndo(text, { label: t('Undo'), onPress: () => handleUndo(entry) });
  }
  function handleUndo(entry: number) {
    undo.mutate(entry, {
      onSuccess: () => toast.success(t('The change is undone')),
      onError: (error) => toast.error(explainError(i18n, error)),
    });
  }
  return (
    <Dialog open onClose={onClose} title={title} size="lg">
      <form className="grid gap-4" onSubmit={handleSubmit}>
        {bulk.isError && <Note tone="error">{explainError(i18n, bulk.error)}</Note>}
        {preview ? (
          <BulkPreview kind={kind} result={preview.result} currency={currency} />
        ) : (
          <BulkInputs {...{ kind, inputs, currency }} onChange={setInputs} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={preview ? () => setPreview(undefined) : onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" busy={bulk.isPending} disabled={preview ? changed === 0 : !change}>
            {preview ? i18n.plural(changed, 'Change {count} product', 'Change {count} products') : t('Preview')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

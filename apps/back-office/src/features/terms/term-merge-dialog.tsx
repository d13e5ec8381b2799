import type { TermKind, TermMerge } from '@souk/contract/back-office/catalog/terms';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { type FormEvent, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useMergeTerms } from './queries.ts';

export type TermChoice = { id: number; name: string };

type TermMergeDialogProps = {
  kind: TermKind;
  id: number;
  name: string;
  choices: readonly TermChoice[];
  onClose: () => void;
  onDone: (into: string, entry: number | null) => void;
};

/** First the other one, then how many products change, then the merge. */
export function TermMergeDialog({ kind, id, name, choices, onClose, onDone }: TermMergeDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [into, setInto] = useState('');
  const [preview, setPreview] = useState<TermMerge>();
  const merge = useMergeTerms();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const into_id = Number(into);
    if (!into_id) return;
    if (!preview) return merge.mutate({ kind, id, into_id }, { onSuccess: setPreview });
    merge.mutate(
      { kind, id, into_id, seen: preview.seen },
      { onSuccess: (done) => onDone(done.into.name, done.entry_id), onError: () => setPreview(undefined) },
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('Merge {name} into another one', { name })} size="md">
      <form className="grid gap-4" onSubmit={handleSubmit}>
        {merge.isError && <Note tone="error">{explainError(i18n, merge.error)}</Note>}
        {preview ? (
          <Effect name={name} preview={preview} />
        ) : (
          <Field label={t('Merge into')} required>
            <Select
              data-autofocus
              placeholder="–"
              value={into}
              options={choices.filter((choice) => choice.id !== id).map((choice) => ({ value: String(choice.id), label: choice.name }))}
              onChange={({ target }) => setInto(target.value)}
            />
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={preview ? () => setPreview(undefined) : onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" busy={merge.isPending} disabled={into === '' || (preview?.clashes.length ?? 0) > 0}>
            {preview ? t('Merge') : t('Preview')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Effect({ name, preview: { products, into, clashes } }: { name: string; preview: TermMerge }) {
  const { t, plural } = useI18n();
  if (clashes.length > 0)
    return (
      <Note tone="warn">
        <p>{t('These products have variants of both, which would be the same variant twice. Change them first.')}</p>
        <ul className="mt-2 list-disc ps-5">
          {clashes.map((product) => (
            <li key={product.id}>
              <Link href={paths.product(product)} className="text-accent underline">
                {product.name}
              </Link>
            </li>
          ))}
        </ul>
      </Note>
    );
  return (
    <ul className="grid list-disc gap-2 ps-5 text-sm">
      <li>{plural(products, '{count} product gets {into}', '{count} products get {into}', { into: into.name })}</li>
      <li>{t('{name} is removed. You can take it back.', { name })}</li>
    </ul>
  );
}

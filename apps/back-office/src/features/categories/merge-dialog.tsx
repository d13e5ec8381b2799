import type { CategoryMerge, CategoryNode, ManagedCategory } from '@souk/contract/back-office/catalog/categories';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useMergeCategories } from './queries.ts';

type MergeDialogProps = {
  category: ManagedCategory;
  name: string;
  all: readonly CategoryNode[];
  onClose: () => void;
  onDone: (into: string, entry: number | null) => void;
};

/** First the other category, then what moves, then the merge. */
export function MergeDialog({ category, name, all, onClose, onDone }: MergeDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [into, setInto] = useState('');
  const [preview, setPreview] = useState<CategoryMerge>();
  const merge = useMergeCategories();
  const { id } = category;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const into_id = Number(into);
    if (!into_id) return;
    if (!preview) return merge.mutate({ id, into_id }, { onSuccess: setPreview });
    merge.mutate(
      { id, into_id, seen: preview.seen },
      { onSuccess: (done) => onDone(done.into.name, done.entry_id), onError: () => setPreview(undefined) },
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('Merge {name} into another category', { name })} size="md">
      <form className="grid gap-4" onSubmit={handleSubmit}>
        {merge.isError && <Note tone="error">{explainError(i18n, merge.error)}</Note>}
        {preview ? (
          <Effect name={name} preview={preview} slug={category.slug} />
        ) : (
          <Field label={t('Merge into')} required>
            <Select
              data-autofocus
              placeholder={t('Choose a category')}
              value={into}
              options={targetOptions(all, category)}
              onChange={({ target }) => setInto(target.value)}
            />
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={preview ? () => setPreview(undefined) : onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" busy={merge.isPending} disabled={into === ''}>
            {preview ? t('Merge') : t('Preview')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Effect({ name, preview, slug }: { name: string; preview: CategoryMerge; slug: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { products, sub_categories, into } = preview;
  return (
    <ul className="grid list-disc gap-2 ps-5 text-sm">
      <li>{i18n.plural(products, '{count} product moves to {into}', '{count} products move to {into}', { into: into.name })}</li>
      {sub_categories.length > 0 && (
        <li>{t('Sub-categories that move along: {list}', { list: i18n.list(sub_categories.map((part) => part.name)) })}</li>
      )}
      <li>{t('The address {address} leads to {into}', { address: `\u2066/${slug}\u2069`, into: into.name })}</li>
      <li>{t('{name} is removed. You can take it back.', { name })}</li>
    </ul>
  );
}

/** A category with sub-categories cannot become part of a sub-category. */
function targetOptions(all: readonly CategoryNode[], { id: own, sub_categories }: ManagedCategory): { value: string; label: string }[] {
  const parts = (parent: number) => (sub_categories > 0 ? [] : all.filter(({ parent_id }) => parent_id === parent));
  return all
    .filter(({ parent_id }) => parent_id === null)
    .flatMap(({ id, name }) => [{ id, label: name }, ...parts(id).map((part) => ({ id: part.id, label: `${name} › ${part.name}` }))])
    .filter(({ id }) => id !== own)
    .map(({ id, label }) => ({ value: String(id), label }));
}

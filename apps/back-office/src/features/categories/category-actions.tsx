import type { CategoryNode, ManagedCategory } from '@souk/contract/back-office/catalog/categories';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useRemoveCategory } from './queries.ts';

type CategoryActionsProps = { category: ManagedCategory; name: string; all: readonly CategoryNode[] };

/** Merging a category into another one, and removing an empty one. */
export function CategoryActions({ category, name, all }: CategoryActionsProps) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const navigate = useNavigate();
  const showUndo = useUndoToast();
  const [asking, setAsking] = useState<'merge' | 'remove'>();
  const remove = useRemoveCategory();
  const { products, sub_categories } = category;
  const reasons = [
    products > 0 && plural(products, '{count} product', '{count} products'),
    sub_categories > 0 && plural(sub_categories, '{count} sub-category', '{count} sub-categories'),
  ].filter((reason) => reason !== false);

  function handleRemoved(text: string, entry: number | null) {
    setAsking(undefined);
    void navigate(paths.categories(), afterSave);
    showUndo(text, entry);
  }
  return (
    <Panel title={t('Actions')}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => setAsking('merge')}>
          {t('Merge into another category')}
        </Button>
        <Button size="sm" variant="danger" disabled={reasons.length > 0} onClick={() => setAsking('remove')}>
          {t('Remove')}
        </Button>
      </div>
      {reasons.length > 0 && (
        <p className="text-sm text-ink-muted">{t('It can be removed once it is empty. It has {list}.', { list: i18n.list(reasons) })}</p>
      )}
      {asking === 'merge' && (
        <MergeDialog
          {...{ category, name, all }}
          onClose={() => setAsking(undefined)}
          onDone={(into, entry) => handleRemoved(t('{name} is now part of {into}', { name, into }), entry)}
        />
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        title={t('Remove {name}?', { name })}
        text={t('Its page no longer exists. You can take it back.')}
        answers={{ cancel: t('Back'), confirm: t('Remove') }}
        busy={remove.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() =>
          remove.mutate(category.id, {
            onSuccess: (entry) => handleRemoved(t('Category removed'), entry),
            onError: (error) => toast.error(explainError(i18n, error)),
          })
        }
      />
    </Panel>
  );
}

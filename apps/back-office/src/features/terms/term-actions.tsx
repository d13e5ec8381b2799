import type { ManagedTerm, TermKind } from '@souk/contract/back-office/catalog/terms';
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
import { useRemoveTerm } from './queries.ts';
import { type TermChoice, TermMergeDialog } from './term-merge-dialog.tsx';

type TermActionsProps = { kind: TermKind; term: ManagedTerm; name: string; choices: readonly TermChoice[] };

/** Merging a duplicate into the right one, and removing what no product has. */
export function TermActions({ kind, term: { id, products }, name, choices }: TermActionsProps) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const navigate = useNavigate();
  const showUndo = useUndoToast();
  const [asking, setAsking] = useState<'merge' | 'remove'>();
  const remove = useRemoveTerm();

  function handleRemoved(text: string, entry: number | null) {
    setAsking(undefined);
    void navigate(paths.terms({ kind }), afterSave);
    showUndo(text, entry);
  }
  return (
    <Panel title={t('Actions')}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => setAsking('merge')}>
          {t('Merge into another one')}
        </Button>
        <Button size="sm" variant="danger" disabled={products > 0} onClick={() => setAsking('remove')}>
          {t('Remove')}
        </Button>
      </div>
      {products > 0 && (
        <p className="text-sm text-ink-muted">
          {t('It can be removed once no product has it: {count}.', { count: plural(products, '{count} product', '{count} products') })}
        </p>
      )}
      {asking === 'merge' && (
        <TermMergeDialog
          {...{ kind, id, name, choices }}
          onClose={() => setAsking(undefined)}
          onDone={(into, entry) => handleRemoved(t('{name} is now part of {into}', { name, into }), entry)}
        />
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        title={t('Remove {name}?', { name })}
        text={t('No product has it. You can take it back.')}
        answers={{ cancel: t('Back'), confirm: t('Remove') }}
        busy={remove.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() =>
          remove.mutate(
            { kind, id },
            {
              onSuccess: (entry) => handleRemoved(t('{name} is removed', { name }), entry),
              onError: (error) => toast.error(explainError(i18n, error)),
            },
          )
        }
      />
    </Panel>
  );
}

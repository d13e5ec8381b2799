import type { ManagedContent } from '@souk/contract/back-office/content';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useContentAction } from './queries.ts';

/** The states that shoppers saw before; each can become the draft again. */
export function RevisionsPanel({ content, mayWrite }: { content: ManagedContent; mayWrite: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const action = useContentAction(content);
  if (content.revisions.length === 0) return null;
  return (
    <Panel title={t('Published states')}>
      <ol className="-my-1 divide-y divide-line text-sm">
        {content.revisions.map(({ id, published_at }, index) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-2 py-1">
            <span>
              <Moment at={published_at} />
              {index === 0 && <span className="text-ink-muted"> · {t('newest')}</span>}
            </span>
            {mayWrite && (
              <Button
                size="sm"
                variant="ghost"
                busy={action.isPending && action.variables.kind === 'restore' && action.variables.revision_id === id}
                aria-label={t('Restore the state of {time}', { time: i18n.moment(published_at) })}
                onClick={() =>
                  action.mutate(
                    { kind: 'restore', revision_id: id },
                    {
                      onSuccess: ({ entry_id }) => showUndo(t('It is the draft now. Publish it to show it to shoppers.'), entry_id),
                      onError: (error) => toast.error(explainError(i18n, error)),
                    },
                  )
                }
              >
                {t('Restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

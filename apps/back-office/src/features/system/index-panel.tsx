import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { indexQuery, useStartReindex } from './queries.ts';

/** Rebuilds the search index in the background, with its progress. */
export function IndexPanel() {
  const { api, i18n } = useServices();
  const { t, number } = i18n;
  const index = useQuery(indexQuery(api));
  const start = useStartReindex();
  return (
    <Panel title={t('Search index')}>
      <p className="text-sm text-ink-muted">
        {t('It follows every change automatically. Rebuild it after rows were changed by other means. Shoppers notice nothing meanwhile.')}
      </p>
      {index.isPending && <Skeleton className="h-16 rounded-lg" />}
      {index.isError && !index.data && (
        <ErrorState title={t('The list could not be loaded')} text={explainError(i18n, index.error)} onRetry={() => index.refetch()} />
      )}
      {index.data && (
        <div aria-live="polite" className="grid gap-3 text-sm">
          {index.data.is_running && (
            <Progress label={t('Search index')} value={index.data.done} max={index.data.total}>
              {t('{done} of {total} products', { done: number(index.data.done), total: number(index.data.total) })}
            </Progress>
          )}
          {!index.data.is_running && index.data.finished_at && (
            <p>
              {t('Last rebuilt')}: <Moment at={index.data.finished_at} />
            </p>
          )}
          <div>
            <Button size="sm" variant="secondary" busy={start.isPending} inactive={index.data.is_running} onClick={() => start.mutate()}>
              {t('Rebuild the search index')}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}

import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PanelTabs } from '../../lib/frame/panel-tabs.tsx';
import { rangeTexts } from '../../lib/numbers/day-range.ts';
import { PageHeader } from '../../lib/page-header.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { HealthCards } from '../health/health-cards.tsx';
import { ownHealthQuery } from '../health/queries.ts';
import { sellerPaths } from '../paths.ts';

/** How well the shop served its orders, messages and questions in the last days, as the marketplace sees it. */
export function HealthPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [params] = useSearchParams();
  const days = params.get('days') === '90' ? '90' : '30';
  const health = useQuery(ownHealthQuery(api, days));
  const { data } = health;
  const tabs = [
    { id: '30', label: t(rangeTexts['30']), href: sellerPaths.health() },
    { id: '90', label: t(rangeTexts['90']), href: sellerPaths.health({ days: '90' }) },
  ];
  return (
    <>
      <PageHeader title={t('Health of your shop')} />
      <p className="max-w-prose text-sm text-ink-muted">
        {t('Orders that were placed in these days, and messages and questions of these days. Orders that were never paid do not count.')}{' '}
        {t('The marketplace sees the same figures.')}
      </p>
      <PanelTabs label={t('Days')} tabs={tabs} value={days} />
      {health.isPending && <Skeleton className="h-96 rounded-lg" />}
      {health.isError && (
        <ErrorState
          title={t('The health of your shop could not be loaded')}
          text={explainError(i18n, health.error)}
          onRetry={() => void health.refetch()}
        />
      )}
      {data && (
        <div aria-busy={health.isPlaceholderData} className="grid grid-cols-1 aria-busy:opacity-60">
          <HealthCards health={data} />
        </div>
      )}
    </>
  );
}

import type { ShopHealth } from '@souk/contract/back-office/shop-health';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { healthCsv } from '../../features/shops/health-columns.ts';
import { HealthTable } from '../../features/shops/health-table.tsx';
import { shopHealthQuery } from '../../features/shops/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { PanelTabs } from '../../lib/frame/panel-tabs.tsx';
import { rangeTexts } from '../../lib/numbers/day-range.ts';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { healthColumns, healthHintTexts, healthTitleTexts, hoursOf } from '../../lib/shops/health-words.ts';

/** How well each shop, or one of them, served its orders, messages and questions in the last days. */
export function ShopHealthPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [params] = useSearchParams();
  const days = params.get('days') === '90' ? '90' : '30';
  const shop = params.get('shop') ?? undefined;
  const health = useQuery(shopHealthQuery(api, days));
  const { data } = health;
  const shops = data?.shops.filter(({ id }) => shop === undefined || String(id) === shop) ?? [];
  const tabs = [
    { id: '30', label: t(rangeTexts['30']), href: paths.shopHealth({ shop }) },
    { id: '90', label: t(rangeTexts['90']), href: paths.shopHealth({ shop, days: '90' }) },
  ];
  return (
    <>
      <BackLink
        {...(shop === undefined ? { href: paths.shops(), label: t('Shops') } : { href: paths.shop({ id: shop }), label: t('Shop') })}
      />
      <PageHeader title={t('Shop health')}>
        <Button
          variant="secondary"
          size="sm"
          disabled={shops.length === 0}
          onClick={() => saveCsv(`shop-health-${days}.csv`, healthCsv(i18n, shops))}
        >
          {t('CSV')}
        </Button>
      </PageHeader>
      <p className="max-w-prose text-sm text-ink-muted">
        {t('Orders that were placed in these days, and messages and questions of these days. Orders that were never paid do not count.')}
      </p>
      <PanelTabs label={t('Days')} tabs={tabs} value={days} />
      {shop !== undefined && (
        <Link href={paths.shopHealth({ days: days === '90' ? days : undefined })} className="w-fit text-sm text-accent hover:underline">
          {t('Show all shops')}
        </Link>
      )}
      {health.isPending && <Skeleton className="h-96 rounded-lg" />}
      {health.isError && (
        <ErrorState
          title={t('The health of the shops could not be loaded')}
          text={explainError(i18n, health.error)}
          onRetry={() => void health.refetch()}
        />
      )}
      {data && shops.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-14 text-center font-semibold">
          {t('No orders, messages or questions in these days.')}
        </p>
      )}
      {data && shops.length > 0 && (
        <div aria-busy={health.isPlaceholderData} className="grid grid-cols-1 gap-5 aria-busy:opacity-60">
          <HealthTable shops={shops} />
          <Definitions health={data} />
        </div>
      )}
    </>
  );
}

function Definitions({ health }: { health: ShopHealth }) {
  const { t, number } = useServices().i18n;
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
      {healthColumns.map((name) => (
        <div key={name}>
          <dt className="font-semibold">{t(healthTitleTexts[name])}</dt>
          <dd className="text-ink-muted">{t(healthHintTexts[name], { hours: number(hoursOf(name, health)) })}</dd>
        </div>
      ))}
    </dl>
  );
}

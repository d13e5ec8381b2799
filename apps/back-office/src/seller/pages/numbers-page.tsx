import type { ShopNumbers } from '@souk/contract/seller/numbers';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../lib/list/export-button.tsx';
import { lastDays, readRange } from '../../lib/numbers/day-range.ts';
import { NumberTiles } from '../../lib/numbers/number-tiles.tsx';
import { RangeFields } from '../../lib/numbers/range-fields.tsx';
import { Ranking } from '../../lib/numbers/ranking.tsx';
import { SalesChart } from '../../lib/numbers/sales-chart.tsx';
import { SearchList } from '../../lib/numbers/search-list.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { exportShopNumbers, shopNumbersQuery } from '../numbers/queries.ts';

const defaultDays = 30;

/** Sales, orders, views, best sellers and searches of a range of days, and what sells out next. */
export function NumbersPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [params, setParams] = useSearchParams();
  const range = readRange(params.get('from'), params.get('to')) ?? lastDays(defaultDays);
  const numbers = useQuery(shopNumbersQuery(api, range));
  const { data } = numbers;
  return (
    <>
      <PageHeader title={t('Numbers')}>
        <div className="flex max-w-full flex-wrap items-center gap-2 print:hidden">
          <RangeFields range={range} onChange={({ from, to }) => setParams({ from, to }, { replace: true })} />
          <ExportButton download={() => exportShopNumbers(api, range)} />
        </div>
      </PageHeader>
      {numbers.isPending && <Skeleton className="h-96 rounded-lg" />}
      {numbers.isError && (
        <ErrorState
          title={t('The numbers could not be loaded')}
          text={explainError(i18n, numbers.error)}
          onRetry={() => numbers.refetch()}
        />
      )}
      {data && (
        <div aria-busy={numbers.isPlaceholderData} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
          <NumberTiles numbers={data} ordersHint={t('Orders placed in these days, without cancelled ones.')} />
          <h2 className="sr-only">{t('Sales')}</h2>
          <SalesChart numbers={data} />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            <Ranking
              title={t('Top products')}
              none={t('Nothing was sold in these days.')}
              rows={data.top_products}
              currency={data.currency}
            />
            <RunningOut rows={data.running_out} />
            <SearchList
              title={t('Searches that led here')}
              none={t('No search led to your products in these days.')}
              hint={t('What shoppers searched before they opened one of your products, counted by day without knowing who searched.')}
              searches={data.searches}
            />
          </div>
        </div>
      )}
    </>
  );
}

function RunningOut({ rows }: { rows: ShopNumbers['running_out'] }) {
  const { t, plural, number } = useI18n();
  return (
    <section aria-label={t('Sells out next')} className="grid grid-cols-1 content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-sm font-semibold">{t('Sells out next')}</h3>
      {rows.length === 0 && <p className="text-sm text-ink-muted">{t('Nothing that is in stock was sold in the last 30 days.')}</p>}
      <ol className="grid grid-cols-1 gap-2.5">
        {rows.map(({ product_id, name, options, stock, sold, days_left }) => (
          <li key={`${product_id} ${options}`} className="flex items-baseline justify-between gap-x-3 text-sm max-[18rem]:flex-wrap">
            <span className="min-w-0">
              <bdi className="wrap-anywhere">{name}</bdi>
              {options && <span className="block text-xs text-ink-muted">{options}</span>}
              <span className="block text-xs text-ink-muted">
                {t('{stock} in stock, {sold} sold in 30 days', { stock: number(stock), sold: number(sold) })}
              </span>
            </span>
            <strong className="shrink-0 tabular-nums">{plural(days_left, '{count} day', '{count} days')}</strong>
          </li>
        ))}
      </ol>
      <p className="text-xs text-ink-muted">
        {t('The days for which the stock lasts if sales stay as in the last 30 days, without refunded items.')}
      </p>
    </section>
  );
}

import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Figures, Numbers } from '@souk/contract/back-office/panel/home';
import { formatPrice } from '@souk/money/format';
import { Button } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { LineChart } from '@souk/ui/line-chart.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { numbersCsv } from './numbers-csv.ts';
import { type DayRange, numbersQuery } from './queries.ts';
import { RangeFields } from './range-fields.tsx';

type NumbersPanelProps = { range: DayRange; onChange: (range: DayRange) => void };

/** Sales, orders and best sellers of a range of days, compared with the period before. */
export function NumbersPanel({ range, onChange }: NumbersPanelProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const numbers = useQuery(numbersQuery(api, range));
  const { data } = numbers;
  return (
    <section aria-labelledby="numbers-title" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="numbers-title" className="text-lg font-bold">
          {t('Numbers')}
        </h2>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <RangeFields range={range} onChange={onChange} />
          <Button
            variant="secondary"
            size="sm"
            disabled={!data}
            onClick={() => data && saveCsv(`numbers-${data.from}-${data.to}.csv`, numbersCsv(i18n, data))}
          >
            <Download aria-hidden="true" />
            {t('CSV')}
          </Button>
        </div>
      </div>
      {numbers.isPending && <Skeleton className="h-96 rounded-lg" />}
      {numbers.isError && (
        <ErrorState
          kind="inline"
          title={t('The numbers could not be loaded')}
          text={explainError(i18n, numbers.error)}
          onRetry={() => numbers.refetch()}
        />
      )}
      {data && (
        <div aria-busy={numbers.isPlaceholderData} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
          <Tiles numbers={data} />
          <SalesChart numbers={data} />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
            <Ranking
              title={t('Top products')}
              none={t('Nothing was sold in these days.')}
              rows={data.top_products}
              currency={data.currency}
              href={paths.product}
            />
            <Ranking title={t('Top shops')} none={t('Nothing was sold in these days.')} rows={data.top_shops} currency={data.currency} />
            <EmptySearches searches={data.empty_searches} />
          </div>
        </div>
      )}
    </section>
  );
}

function Tiles({ numbers: { current, before, currency } }: { numbers: Numbers }) {
  const { i18n } = useServices();
  const { t } = i18n;
  const money = moneyFormat(i18n, currency);
  const tiles: { label: string; hint: string; value: string; of: (figures: Figures) => number | null }[] = [
    {
      label: t('Sales'),
      hint: t('What shoppers pay for orders placed in these days (UTC), with tax and delivery, without cancelled orders.'),
      value: money(current.sales),
      of: ({ sales }) => sales,
    },
    {
      label: t('Orders'),
      hint: t('Orders placed in these days, one for each shop, without cancelled ones.'),
      value: i18n.number(current.orders),
      of: ({ orders }) => orders,
    },
    {
      label: t('Average order'),
      hint: t('Sales divided by orders.'),
      value: current.average === null ? '–' : money(current.average),
      of: ({ average }) => average,
    },
    {
      label: t('Conversion'),
      hint: t('Orders for each hundred opened product pages, those of search engines included.'),
      value: conversionOf(current) === null ? '–' : i18n.percent(conversionOf(current) ?? 0),
      of: conversionOf,
    },
    {
      label: t('Cancelled'),
      hint: t('Orders placed in these days and cancelled since.'),
      value: i18n.number(current.cancelled),
      of: ({ cancelled }) => cancelled,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {tiles.map(({ label, hint, value, of }) => (
        <div key={label} className="grid content-start gap-1 rounded-lg border border-line bg-surface p-4 max-lg:first:col-span-2">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-lg font-bold whitespace-nowrap tabular-nums">
            <bdi>{value}</bdi>
          </dd>
          <dd className="text-xs text-ink-muted">
            <Change now={of(current)} before={of(before)} />
          </dd>
          <dd className="text-xs text-ink-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ now, before }: { now: number | null; before: number | null }) {
  const i18n = useServices().i18n;
  if (now === null || before === null || before === 0) return <span>{i18n.t('Nothing to compare with')}</span>;
  const share = Math.round(((now - before) / before) * 100);
  const text = i18n.percent(Math.abs(share));
  if (share === 0) return <span>{i18n.t('As in the period before')}</span>;
  return (
    <span className="font-semibold">
      {share > 0 ? i18n.t('{percent} more than before', { percent: text }) : i18n.t('{percent} less than before', { percent: text })}
    </span>
  );
}

function conversionOf({ orders, product_views }: Figures): number | null {
  return product_views === 0 ? null : Math.round((orders / product_views) * 1000) / 10;
}

function SalesChart({ numbers: { days, currency } }: { numbers: Numbers }) {
  const { i18n } = useServices();
  const { t } = i18n;
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <h3 className="mb-2 text-sm font-semibold">{t('Sales by day')}</h3>
      <LineChart
        label={t('Sales by day')}
        points={days.map(({ day, sales }) => ({ label: i18n.date(day), value: sales }))}
        format={moneyFormat(i18n, currency)}
        columns={{ point: t('Day'), value: t('Sales') }}
        texts={{ highest: (value) => t('Highest: {value}', { value }), table: t('Show as a table') }}
      />
    </div>
  );
}

type RankingProps = {
  title: string;
  none: string;
  rows: Numbers['top_products'];
  currency: string;
  href?: (row: { id: number }) => string;
};

function Ranking({ title, none, rows, currency, href }: RankingProps) {
  const { i18n } = useServices();
  const money = moneyFormat(i18n, currency);
  const max = Math.max(1, ...rows.map(({ sales }) => sales));
  return (
    <section aria-label={title} className="grid grid-cols-1 content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      {rows.length === 0 && <p className="text-sm text-ink-muted">{none}</p>}
      <ol className="grid grid-cols-1 gap-2.5">
        {rows.map(({ id, name, sales }) => (
          <li key={id} className="grid grid-cols-1 gap-1 text-sm">
            <span className="flex items-baseline justify-between gap-3">
              <bdi className="min-w-0 truncate">
                {href ? (
                  <Link href={href({ id })} className="hover:underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </bdi>
              <bdi className="shrink-0 text-ink-muted tabular-nums">{money(sales)}</bdi>
            </span>
            <span
              aria-hidden="true"
              className="h-1 rounded-full bg-primary opacity-60"
              style={{ width: `${Math.max(2, (sales / max) * 100)}%` }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function EmptySearches({ searches }: { searches: Numbers['empty_searches'] }) {
  const { t, number } = useServices().i18n;
  return (
    <section
      aria-label={t('Searches without results')}
      className="grid grid-cols-1 content-start gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h3 className="text-sm font-semibold">{t('Searches without results')}</h3>
      {searches.length === 0 && <p className="text-sm text-ink-muted">{t('Every search of these days found something.')}</p>}
      <ol className="grid grid-cols-1 gap-2.5">
        {searches.map(({ words, count }) => (
          <li key={words} className={classNames('flex items-baseline justify-between gap-3 text-sm')}>
            <bdi className="min-w-0 truncate">{words}</bdi>
            <span className="shrink-0 text-ink-muted tabular-nums">{number(count)}</span>
          </li>
        ))}
      </ol>
      <p className="text-xs text-ink-muted">{t('Counted by day without knowing who searched; addresses and long numbers are left out.')}</p>
    </section>
  );
}

function moneyFormat({ locale }: I18n, currency: string): (value: number) => string {
  return (value) => formatPrice(value, { symbol: ` ${currency}` }, locale);
}

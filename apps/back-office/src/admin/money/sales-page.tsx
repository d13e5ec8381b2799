import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { salesQuery } from '../../features/sales/queries.ts';
import { salesColumns, salesHintTexts, salesTitleTexts } from '../../features/sales/sales-columns.ts';
import { salesCsv } from '../../features/sales/sales-csv.ts';
import { SalesTable } from '../../features/sales/sales-table.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { lastDays, readRange } from '../../lib/numbers/day-range.ts';
import { RangeFields } from '../../lib/numbers/range-fields.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** The sales of each shop by month, with commission and discounts by who pays them. */
export function SalesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [params, setParams] = useSearchParams();
  const range = readRange(params.get('from'), params.get('to')) ?? lastDays(90);
  const sales = useQuery(salesQuery(api, range));
  const { data } = sales;
  return (
    <>
      <BackLink href={paths.commissionRules()} label={t('Commission')} />
      <PageHeader title={t('Sales by shop')} />
      <p className="max-w-prose text-sm text-ink-muted">
        {t('Orders that were placed in these days and are not cancelled. The amounts were frozen when the order was placed.')}
      </p>
      <div className="flex max-w-2xl flex-wrap items-center gap-2 print:hidden">
        <RangeFields range={range} onChange={(next) => setParams(next, { replace: true })} />
        <Button
          variant="secondary"
          size="sm"
          disabled={!data}
          onClick={() => data && saveCsv(`sales-${data.from}-${data.to}.csv`, salesCsv(i18n, data))}
        >
          {t('CSV')}
        </Button>
      </div>
      {sales.isPending && <Skeleton className="h-96 rounded-lg" />}
      {sales.isError && (
        <ErrorState
          title={t('The sales could not be loaded')}
          text={explainError(i18n, sales.error)}
          onRetry={() => void sales.refetch()}
        />
      )}
      {data?.rows.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-14 text-center font-semibold">
          {t('Nothing was sold in these days.')}
        </p>
      )}
      {data && data.rows.length > 0 && (
        <div aria-busy={sales.isPlaceholderData} className="grid grid-cols-1 gap-5 aria-busy:opacity-60">
          <SalesTable report={data} />
          <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
            {salesColumns.map((name) => (
              <div key={name}>
                <dt className="font-semibold">{t(salesTitleTexts[name])}</dt>
                <dd className="text-ink-muted">{t(salesHintTexts[name])}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

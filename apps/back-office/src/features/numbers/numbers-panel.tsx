import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DayRange } from '../../lib/numbers/day-range.ts';
import { NumberTiles } from '../../lib/numbers/number-tiles.tsx';
import { RangeFields } from '../../lib/numbers/range-fields.tsx';
import { Ranking } from '../../lib/numbers/ranking.tsx';
import { SalesChart } from '../../lib/numbers/sales-chart.tsx';
import { SearchList } from '../../lib/numbers/search-list.tsx';
import { paths } from '../../lib/paths.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { numbersCsv } from './numbers-csv.ts';
import { numbersQuery } from './queries.ts';

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
          <NumberTiles numbers={data} ordersHint={t('Orders placed in these days, one for each shop, without cancelled ones.')} />
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
            <SearchList
              title={t('Searches without results')}
              none={t('Every search of these days found something.')}
              hint={t('Counted by day without knowing who searched; addresses and long numbers are left out.')}
              searches={data.empty_searches}
            />
          </div>
        </div>
      )}
    </section>
  );
}

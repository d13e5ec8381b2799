import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '../../../lib/list/export-button.tsx';
import { FilterBar, SearchField } from '../../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../../lib/list/list-page.tsx';
import { StatusTabs } from '../../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../../lib/list/use-list-filters.ts';
import { useServices } from '../../../lib/services.tsx';
import { exportStock, stockQuery } from '../../products/queries.ts';
import { StockForm } from '../../products/stock-form.tsx';
import { useScannedStock } from '../../products/use-scanned-stock.ts';
import { ScanButton } from '../../scan/scan-button.tsx';

const stockTexts = { low: 'Low stock', sold_out: 'Sold out', hidden: 'Hidden' } as const;

/** The stock of every variant, typed down a list. */
export function StockPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(stockTexts)), search: string('search') }));
  const stock = useQuery(stockQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  const { scanned, scan } = useScannedStock(stock.data?.variants ?? [], list.change);
  return (
    <ListPage
      title={t('Stock')}
      hasViews={false}
      actions={
        <>
          <ScanButton label={t('Scan a SKU')} onScan={scan} />
          <ExportButton download={() => exportStock(api, list.filters)} />
        </>
      }
      list={list}
      query={stock}
      filters={
        <>
          <StatusTabs texts={stockTexts} counts={stock.data?.counts} value={list.filters.status} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search stock')}
              placeholder={t('Name or SKU')}
              value={list.filters.search}
              onSearch={(search) => list.change({ search })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} variant', '{count} variants'),
        failed: t('The stock could not be loaded'),
        none: t('Nothing to count yet'),
        noneHint: t('The variants of your products appear here.'),
        noMatch: t('Nothing matches these filters'),
      }}
    >
      {(data) => <StockForm variants={data.variants} scanned={scanned} onScan={scan} />}
    </ListPage>
  );
}

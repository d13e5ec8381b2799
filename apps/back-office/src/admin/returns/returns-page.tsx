import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ReturnRow } from '@souk/contract/back-office/returns';
import { useQuery } from '@tanstack/react-query';
import { returnsQuery } from '../../features/returns/queries.ts';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { download, ExportButton } from '../../lib/list/export-button.tsx';
import { FilterBar, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { filterTexts, ReturnBadge } from '../../lib/returns/return-words.tsx';
import { useServices } from '../../lib/services.tsx';

/** The returns of all shops: what waits for an answer comes first. */
export function ReturnsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(filterTexts)), search: string('search') }));
  const { filters, change } = list;
  const returns = useQuery(returnsQuery(api, { ...filters, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Returns')}
      actions={<ExportButton download={() => download(api, 'GET /admin/return-export', { query: filters })} />}
      list={list}
      query={returns}
      filters={
        <>
          <StatusTabs texts={filterTexts} counts={returns.data?.counts} value={filters.status} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search returns')}
              placeholder={t('Return, order, shopper or phone')}
              value={filters.search}
              onSearch={(search) => change({ search })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} return', '{count} returns'),
        failed: t('The returns could not be loaded'),
        none: t('No returns yet'),
        noneHint: t('Shoppers ask for returns on the page of a delivered order, if days to return are set.'),
        noMatch: t('No returns match these filters'),
      }}
    >
      {(data) => (
        <DataTable
          label={t('Returns')}
          rows={data.returns}
          columns={columnsOf(i18n)}
          href={paths.return}
          isOld={returns.isPlaceholderData}
        />
      )}
    </ListPage>
  );
}

function columnsOf({ t, number }: I18n): Column<ReturnRow>[] {
  return [
    { id: 'code', title: t('Return'), cell: ({ code }) => <bdi dir="ltr">{code}</bdi>, className: 'whitespace-nowrap' },
    {
      id: 'order',
      title: t('Order'),
      cell: ({ order_code }) => <bdi dir="ltr">{order_code}</bdi>,
      className: 'whitespace-nowrap text-ink-muted',
    },
    { id: 'shopper', title: t('Shopper'), cell: ({ person }) => person.name || t('No name yet'), className: 'max-w-40 truncate' },
    { id: 'shop', title: t('Shop'), cell: ({ shop }) => shop.name, className: 'max-w-40 truncate' },
    {
      id: 'status',
      title: t('Status'),
      cell: ({ status, is_passed }) => (
        <span className="flex flex-wrap gap-1">
          <ReturnBadge status={status} isPassed={is_passed} />
        </span>
      ),
      card: 'badges',
    },
    { id: 'quantity', title: t('Items'), cell: ({ quantity }) => number(quantity), className: 'tabular-nums' },
    { id: 'created', title: t('Requested'), cell: ({ created_at }) => <Moment at={created_at} />, className: 'text-ink-muted' },
  ];
}

import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ChangeRequestRow } from '@souk/contract/back-office/catalog/change-requests';
import { Badge } from '@souk/ui/badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { ChangeBulkBar } from '../../features/products/changes/change-bulk-bar.tsx';
import { ChangeRequestBadge, changeRequestTexts } from '../../features/products/changes/change-words.tsx';
import { changeRequestsQuery } from '../../features/products/changes/queries.ts';
import { Thumbnail } from '../../features/products/product-words.tsx';
import { choicesQuery } from '../../features/products/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { useRowSelection } from '../../lib/list/selection.ts';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

/** The changes of products that sellers want: those that wait come first. */
export function ChangeRequestsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, id, string }) => ({
    status: one('status', keysOf(changeRequestTexts)),
    shop: id('shop'),
    search: string('search'),
  }));
  const { filters, change } = list;
  const requests = useQuery(changeRequestsQuery(api, { ...filters, page: list.page, per_page: rowsPerPage }));
  const shops = useQuery(choicesQuery(api)).data?.shops ?? [];
  const mayWrite = useMay('products:write');
  const selected = useRowSelection(requests.data?.requests ?? []);
  return (
    <>
      <BackLink href={paths.products()} label={t('Products')} />
      <ListPage
        title={t('Changes by shops')}
        list={list}
        query={requests}
        filters={
          <>
            <StatusTabs texts={changeRequestTexts} counts={requests.data?.counts} value={filters.status} href={list.href} />
            <FilterBar>
              <SearchField
                label={t('Search changes')}
                placeholder={t('Name of the product')}
                value={filters.search}
                onSearch={(search) => change({ search })}
              />
              <FilterSelect
                label={t('Shop')}
                value={filters.shop?.toString()}
                options={[{ value: '', label: t('Any shop') }, ...shops.map(({ id, name }) => ({ value: String(id), label: name }))]}
                onChange={(shop) => change({ shop })}
              />
            </FilterBar>
          </>
        }
        texts={{
          count: (total) => i18n.plural(total, '{count} change', '{count} changes'),
          failed: t('The changes could not be loaded'),
          none: t('No changes yet'),
          noneHint: t('What sellers change of names, texts, pictures and categories waits here for your approval.'),
          noMatch: t('No changes match these filters'),
        }}
      >
        {(data) => (
          <>
            <DataTable
              label={t('Changes by shops')}
              rows={data.requests}
              columns={columnsOf(i18n)}
              href={paths.changeRequest}
              isOld={requests.isPlaceholderData}
              selection={mayWrite ? { selected: selected.selection, nameOf: ({ name }) => name } : undefined}
            />
            {mayWrite && <ChangeBulkBar selected={selected} />}
          </>
        )}
      </ListPage>
    </>
  );
}

function columnsOf({ t }: I18n): Column<ChangeRequestRow>[] {
  return [
    {
      id: 'name',
      title: t('Product'),
      cell: ({ name, thumbnail }) => (
        <span className="flex items-center gap-3">
          <Thumbnail src={thumbnail} />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
        </span>
      ),
      className: 'w-2/5',
    },
    { id: 'shop', title: t('Shop'), cell: ({ shop }) => shop.name, className: 'max-w-40 truncate' },
    {
      id: 'status',
      title: t('Status'),
      cell: ({ status, product_id }) => (
        <span className="flex flex-wrap gap-1">
          <ChangeRequestBadge status={status} />
          {product_id === null && <Badge>{t('New product')}</Badge>}
        </span>
      ),
      card: 'badges',
    },
    { id: 'updated', title: t('Sent'), cell: ({ updated_at }) => <Moment at={updated_at} />, className: 'text-ink-muted' },
  ];
}

import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download, ExportButton } from '../../../lib/list/export-button.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../../lib/list/list-page.tsx';
import { StatusTabs } from '../../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../../lib/list/use-list-filters.ts';
import { useServices } from '../../../lib/services.tsx';
import { OrderCards } from '../../orders/order-cards.tsx';
import { tabTexts } from '../../orders/order-words.tsx';
import { PackingListButtons } from '../../orders/packing-list-buttons.tsx';
import { shopOrdersQuery } from '../../orders/queries.ts';
import { sellerPaths } from '../../paths.ts';

/** As many orders as one file of packing slips and one shipment have at most. */
const maxSelected = 50;

/** The orders of the shop. Several are selected to be picked, printed and handed over together. */
export function OrdersPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({
    status: one('status', keysOf(tabTexts)),
    sort: one('sort', ['oldest']),
    search: string('search'),
  }));
  const orders = useQuery(shopOrdersQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  function toggle(code: string) {
    const next = new Set(selected);
    if (!next.delete(code) && next.size < maxSelected) next.add(code);
    setSelected(next);
  }
  return (
    <ListPage
      title={t('Orders')}
      hasViews={false}
      actions={
        <ExportButton
          download={() =>
            download(api, 'GET /seller/order-export', { query: { status: list.filters.status, search: list.filters.search } })
          }
        />
      }
      list={list}
      query={orders}
      filters={
        <>
          <StatusTabs texts={tabTexts} counts={orders.data?.counts} value={list.filters.status} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search orders')}
              placeholder={t('Code or name')}
              value={list.filters.search}
              onSearch={(search) => list.change({ search })}
            />
            <FilterSelect
              label={t('Sort by')}
              value={list.filters.sort ?? ''}
              options={[
                { value: '', label: t('Newest first') },
                { value: 'oldest', label: t('Oldest first') },
              ]}
              onChange={(sort) => list.change({ sort })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} order', '{count} orders'),
        failed: t('The orders could not be loaded'),
        none: t('No orders yet'),
        noneHint: t('Orders appear here as soon as shoppers place them.'),
        noMatch: t('No orders match these filters'),
      }}
    >
      {(data) => (
        <>
          <Button
            variant="text"
            size="sm"
            className="justify-self-start"
            onClick={() => setSelected(new Set(data.orders.map(({ code }) => code)))}
          >
            {t('Select this page')}
          </Button>
          <OrderCards label={t('Orders')} orders={data.orders} selection={{ codes: selected, toggle }} />
          {selected.size > 0 && <SelectedOrders codes={[...selected]} onClear={() => setSelected(new Set())} />}
        </>
      )}
    </ListPage>
  );
}

function SelectedOrders({ codes, onClear }: { codes: readonly string[]; onClear: () => void }) {
  const { t, plural } = useServices().i18n;
  return (
    <section
      aria-label={t('Selected rows')}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom)+0.5rem)] z-10 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised px-4 py-3 shadow-float lg:bottom-3"
    >
      <p role="status" className="me-2 text-sm font-semibold">
        {plural(codes.length, '{count} selected', '{count} selected')}
      </p>
      <ButtonLink size="sm" href={sellerPaths.ship({ codes })}>
        {t('Hand over')}
      </ButtonLink>
      <ButtonLink size="sm" variant="secondary" href={sellerPaths.pickList({ codes })}>
        {t('Pick list')}
      </ButtonLink>
      <PackingListButtons codes={codes} />
      <Button variant="ghost" size="sm" className="ms-auto" onClick={onClear}>
        {t('Clear selection')}
      </Button>
    </section>
  );
}

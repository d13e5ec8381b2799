import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { FlashSaleRow } from '@souk/contract/back-office/promotions/flash-sales';
import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { flashSalesQuery } from '../../features/promotions/flash-sale-queries.ts';
import { readMonth } from '../../features/promotions/month-days.ts';
import { PromotionTabs } from '../../features/promotions/promotion-tabs.tsx';
import { SaleCalendar } from '../../features/promotions/sale-calendar.tsx';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { FilterBar, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { flashSaleStateTexts, funderTexts, StateBadge } from '../../lib/promotions/promotion-words.tsx';
import { useServices } from '../../lib/services.tsx';

/** The flash sales on a calendar, and all of them as a list. */
export function FlashSalesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('promotions:write');
  const list = useListFilters(({ one, string }) => ({
    status: one('status', keysOf(flashSaleStateTexts)),
    search: string('search'),
    month: string('month', 7),
  }));
  const { status, search, month } = list.filters;
  const sales = useQuery(flashSalesQuery(api, { state: status, search, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Promotions')}
      actions={mayWrite && <ButtonLink href={paths.flashSale({ id: 'new' })}>{t('New flash sale')}</ButtonLink>}
      list={list}
      query={sales}
      filters={
        <>
          <PromotionTabs value="flash-sales" />
          <SaleCalendar month={readMonth(month, new Date())} href={list.href} />
          <StatusTabs texts={flashSaleStateTexts} counts={sales.data?.counts} value={status} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search flash sales')}
              placeholder={t('Name')}
              value={search}
              onSearch={(words) => list.change({ search: words })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} flash sale', '{count} flash sales'),
        failed: t('The flash sales could not be loaded'),
        none: t('No flash sales yet'),
        noneHint: t('Products at a lower price for a limited time and quantity.'),
        noMatch: t('No flash sales match these filters'),
      }}
    >
      {(data) => (
        <DataTable
          label={t('Flash sales')}
          rows={data.flash_sales}
          columns={columnsOf(i18n)}
          href={paths.flashSale}
          isOld={sales.isPlaceholderData}
        />
      )}
    </ListPage>
  );
}

function columnsOf({ t, number }: I18n): Column<FlashSaleRow>[] {
  return [
    { id: 'name', title: t('Name'), cell: ({ name }) => name, className: 'w-1/3 wrap-anywhere' },
    { id: 'state', title: t('Status'), cell: ({ state }) => <StateBadge state={state} />, card: 'badges' },
    { id: 'starts', title: t('Starts'), cell: ({ starts_at }) => <Moment at={starts_at} />, className: 'text-ink-muted' },
    { id: 'ends', title: t('Ends'), cell: ({ ends_at }) => <Moment at={ends_at} />, className: 'text-ink-muted' },
    { id: 'paid', title: t('Paid by'), cell: ({ funded_by }) => t(funderTexts[funded_by]), className: 'text-ink-muted', card: 'none' },
    {
      id: 'products',
      title: t('Products'),
      cell: ({ products }) => number(products),
      align: 'end',
      className: 'tabular-nums',
      card: 'none',
    },
    {
      id: 'sold',
      title: t('Items sold'),
      cell: ({ sold, quantity }) => t('{count} of {total}', { count: number(sold), total: number(quantity) }),
      align: 'end',
      className: 'tabular-nums whitespace-nowrap',
      card: 'none',
    },
  ];
}

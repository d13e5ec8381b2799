import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { SaleOfShop } from '@souk/contract/back-office/promotions/shop-sales';
import { useQuery } from '@tanstack/react-query';
import { shopSalesQuery } from '../../features/promotions/flash-sale-queries.ts';
import { PromotionTabs } from '../../features/promotions/promotion-tabs.tsx';
import { panelChoicesQuery } from '../../lib/choices-query.ts';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { FilterBar, FilterSelect } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { paths } from '../../lib/paths.ts';
import { flashSaleStateTexts, StateBadge } from '../../lib/promotions/promotion-words.tsx';
import { useServices } from '../../lib/services.tsx';

/** The sales that shops have planned and pay themselves. */
export function ShopSalesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, id }) => ({ status: one('status', keysOf(flashSaleStateTexts)), shop: id('shop') }));
  const { status, shop } = list.filters;
  const sales = useQuery(shopSalesQuery(api, { state: status, shop, page: list.page, per_page: rowsPerPage }));
  const shops = useQuery(panelChoicesQuery(api)).data?.shops ?? [];
  return (
    <ListPage
      title={t('Promotions')}
      list={list}
      query={sales}
      filters={
        <>
          <PromotionTabs value="shop-sales" />
          <StatusTabs texts={flashSaleStateTexts} counts={sales.data?.counts} value={status} href={list.href} />
          <FilterBar>
            <FilterSelect
              label={t('Shop')}
              value={shop?.toString()}
              options={[{ value: '', label: t('Any shop') }, ...shops.map(({ id, name }) => ({ value: String(id), label: name }))]}
              onChange={(chosen) => list.change({ shop: chosen })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} sale of a shop', '{count} sales of shops'),
        failed: t('The sales of shops could not be loaded'),
        none: t('No sales of shops yet'),
        noneHint: t('Shops plan lower prices in their own panel, within the limits of the settings.'),
        noMatch: t('No sales of shops match these filters'),
      }}
    >
      {(data) => (
        <DataTable
          label={t('Sales of shops')}
          rows={data.sales}
          columns={columnsOf(i18n, data.currency)}
          href={({ id }) => paths.flashSale({ id })}
          isOld={sales.isPlaceholderData}
        />
      )}
    </ListPage>
  );
}

function columnsOf({ t, number }: I18n, currency: string): Column<SaleOfShop>[] {
  return [
    { id: 'name', title: t('First product'), cell: ({ first }) => <bdi>{first.name}</bdi>, className: 'w-1/3 wrap-anywhere' },
    { id: 'shop', title: t('Shop'), cell: ({ shop }) => shop.name, className: 'max-w-40 truncate' },
    { id: 'price', title: t('Price'), cell: ({ first }) => <Prices {...first} currency={currency} />, card: 'end' },
    { id: 'state', title: t('Status'), cell: ({ state }) => <StateBadge state={state} />, card: 'badges' },
    { id: 'starts', title: t('Starts'), cell: ({ starts_at }) => <Moment at={starts_at} />, className: 'text-ink-muted' },
    { id: 'ends', title: t('Ends'), cell: ({ ends_at }) => <Moment at={ends_at} />, className: 'text-ink-muted' },
    {
      id: 'products',
      title: t('Products'),
      cell: ({ products }) => number(products),
      align: 'end',
      className: 'tabular-nums',
      card: 'none',
    },
    { id: 'sold', title: t('Items sold'), cell: ({ sold }) => number(sold), align: 'end', className: 'tabular-nums', card: 'none' },
  ];
}

/** The price in the sale, next to the regular one. */
function Prices({ price, regular_price, currency }: SaleOfShop['first'] & { currency: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Money amount={price} currency={currency} />
      <s className="text-xs text-ink-muted">
        <Money amount={regular_price} currency={currency} />
      </s>
    </span>
  );
}

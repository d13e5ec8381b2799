import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ManagedShopRow } from '@souk/contract/back-office/shops';
import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { shopsQuery } from '../../features/shops/queries.ts';
import { Logo, ShopBadge, ShopRating, shopSortTexts, shopStateTexts } from '../../features/shops/shop-words.tsx';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { download, ExportButton } from '../../lib/list/export-button.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

/** All shops, and the way to the applications for one. */
export function ShopsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('shops:write');
  const list = useListFilters(({ one, string }) => ({
    status: one('status', keysOf(shopStateTexts)),
    search: string('search'),
    sort: one('sort', keysOf(shopSortTexts)),
  }));
  const { filters, change } = list;
  const shops = useQuery(shopsQuery(api, { ...filters, page: list.page, per_page: rowsPerPage }));
  const waiting = shops.data?.pending_applications ?? 0;
  return (
    <ListPage
      title={t('Shops')}
      actions={
        <span className="flex flex-wrap gap-2">
          <ButtonLink variant="secondary" href={paths.shopHealth()}>
            {t('Health')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.applications()}>
            {waiting > 0 ? i18n.plural(waiting, '{count} application waits', '{count} applications wait') : t('Applications')}
          </ButtonLink>
          <ExportButton
            download={() => download(api, 'GET /admin/shop-export', { query: { status: filters.status, search: filters.search } })}
          />
          {mayWrite && <ButtonLink href={paths.shop({ id: 'new' })}>{t('New shop')}</ButtonLink>}
        </span>
      }
      list={list}
      query={shops}
      filters={
        <>
          <StatusTabs texts={shopStateTexts} counts={shops.data?.counts} value={filters.status} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search shops')}
              placeholder={t('Name, slug or phone')}
              value={filters.search}
              onSearch={(search) => change({ search })}
            />
            <FilterSelect
              label={t('Sort by')}
              value={filters.sort ?? 'newest'}
              options={keysOf(shopSortTexts).map((value) => ({ value, label: t(shopSortTexts[value]) }))}
              onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} shop', '{count} shops'),
        failed: t('The shops could not be loaded'),
        none: t('No shops yet'),
        noneHint: t('Create the first shop, or approve an application for one.'),
        noMatch: t('No shops match these filters'),
      }}
    >
      {(data) => (
        <DataTable label={t('Shops')} rows={data.shops} columns={columnsOf(i18n)} href={paths.shop} isOld={shops.isPlaceholderData} />
      )}
    </ListPage>
  );
}

function columnsOf({ t, number }: I18n): Column<ManagedShopRow>[] {
  return [
    {
      id: 'name',
      title: t('Shop'),
      cell: ({ name, logo }) => (
        <span className="flex items-center gap-3">
          <Logo src={logo} />
          <span className="min-w-0 line-clamp-2 wrap-anywhere">{name}</span>
        </span>
      ),
      className: 'w-2/5',
    },
    { id: 'status', title: t('Status'), cell: ({ is_open }) => <ShopBadge isOpen={is_open} />, card: 'badges' },
    { id: 'rating', title: t('Rating'), cell: ({ rating, rating_count }) => <ShopRating rating={rating} count={rating_count} /> },
    {
      id: 'products',
      title: t('Products'),
      cell: ({ products }) => number(products),
      align: 'end',
      className: 'tabular-nums',
      card: 'none',
    },
    { id: 'sold', title: t('Items sold'), cell: ({ sold }) => number(sold), align: 'end', className: 'tabular-nums', card: 'none' },
    { id: 'since', title: t('Since'), cell: ({ created_at }) => <Moment at={created_at} />, className: 'text-ink-muted' },
  ];
}

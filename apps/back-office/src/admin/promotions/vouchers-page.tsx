import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { VoucherRow, VoucherSort } from '@souk/contract/back-office/promotions/vouchers';
import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { PromotionTabs } from '../../features/promotions/promotion-tabs.tsx';
import { vouchersQuery } from '../../features/promotions/voucher-queries.ts';
import { panelChoicesQuery } from '../../lib/choices-query.ts';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { download, ExportButton } from '../../lib/list/export-button.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { keysOf, type ListFilters, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { paths } from '../../lib/paths.ts';
import { funderTexts, StateBadge, stateTexts } from '../../lib/promotions/promotion-words.tsx';
import { useServices } from '../../lib/services.tsx';

const sortTexts = {
  newest: 'Newest first',
  ending: 'Ending first',
  most_used: 'Most used first',
} as const satisfies Record<VoucherSort, string>;

/** The vouchers of all shops. */
export function VouchersPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('promotions:write');
  const list = useListFilters(({ one, id, string }) => ({
    status: one('status', keysOf(stateTexts)),
    shop: id('shop'),
    search: string('search'),
    sort: one('sort', keysOf(sortTexts)),
  }));
  const { status, ...others } = list.filters;
  const { sort: _sort, ...unsorted } = others;
  const vouchers = useQuery(vouchersQuery(api, { ...others, state: status, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Promotions')}
      actions={
        <>
          <ExportButton download={() => download(api, 'GET /admin/voucher-export', { query: { ...unsorted, state: status } })} />
          {mayWrite && <ButtonLink href={paths.voucher({ id: 'new' })}>{t('New voucher')}</ButtonLink>}
        </>
      }
      list={list}
      query={vouchers}
      filters={
        <>
          <PromotionTabs value="vouchers" />
          <StatusTabs texts={stateTexts} counts={vouchers.data?.counts} value={status} href={list.href} />
          <VoucherFilters list={list} />
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} voucher', '{count} vouchers'),
        failed: t('The vouchers could not be loaded'),
        none: t('No vouchers yet'),
        noneHint: t('A voucher gives a discount on the goods of one shop.'),
        noMatch: t('No vouchers match these filters'),
      }}
    >
      {(data) => (
        <DataTable
          label={t('Vouchers')}
          rows={data.vouchers}
          columns={columnsOf(i18n)}
          href={({ id }) => paths.voucher({ id })}
          isOld={vouchers.isPlaceholderData}
        />
      )}
    </ListPage>
  );
}

type VoucherListFilters = { shop: number | undefined; search: string | undefined; sort: VoucherSort | undefined };

function VoucherFilters({ list: { filters, change } }: { list: ListFilters<VoucherListFilters> }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const shops = useQuery(panelChoicesQuery(api)).data?.shops ?? [];
  return (
    <FilterBar>
      <SearchField label={t('Search vouchers')} placeholder={t('Code')} value={filters.search} onSearch={(search) => change({ search })} />
      <FilterSelect
        label={t('Shop')}
        value={filters.shop?.toString()}
        options={[{ value: '', label: t('Any shop') }, ...shops.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(shop) => change({ shop })}
      />
      <FilterSelect
        label={t('Sort by')}
        value={filters.sort ?? 'newest'}
        options={keysOf(sortTexts).map((value) => ({ value, label: t(sortTexts[value]) }))}
        onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
      />
    </FilterBar>
  );
}

function columnsOf({ t, number }: I18n): Column<VoucherRow>[] {
  return [
    { id: 'code', title: t('Code'), cell: ({ code }) => <bdi dir="ltr">{code}</bdi>, className: 'wrap-anywhere' },
    { id: 'shop', title: t('Shop'), cell: ({ shop }) => shop.name, className: 'max-w-40 truncate' },
    { id: 'discount', title: t('Discount'), cell: (voucher) => <Discount voucher={voucher} />, card: 'end' },
    { id: 'state', title: t('Status'), cell: ({ state }) => <StateBadge state={state} />, card: 'badges' },
    { id: 'ends', title: t('Ends'), cell: ({ ends_at }) => <Moment at={ends_at} />, className: 'text-ink-muted' },
    { id: 'paid', title: t('Paid by'), cell: ({ funded_by }) => t(funderTexts[funded_by]), className: 'text-ink-muted', card: 'none' },
    {
      id: 'uses',
      title: t('Uses'),
      cell: ({ used_count, usage_limit }) =>
        usage_limit === null ? number(used_count) : t('{count} of {total}', { count: number(used_count), total: number(usage_limit) }),
      align: 'end',
      className: 'tabular-nums whitespace-nowrap',
      card: 'none',
    },
  ];
}

function Discount({ voucher: { discount_type, discount, currency } }: { voucher: VoucherRow }) {
  const { percent } = useServices().i18n;
  return discount_type === 'Percentage' ? <bdi>{percent(discount)}</bdi> : <Money amount={discount} currency={currency} />;
}

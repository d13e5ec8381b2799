import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { lazyPart } from '@souk/client/lazy-part.ts';
import type { OrderRow } from '@souk/contract/back-office/orders';
import { ButtonLink } from '@souk/ui/button.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { PaymentBadge, paymentTexts, StatusBadge, sortTexts, tabTexts } from '../features/orders/order-words.tsx';
import { exportOrders, ordersQuery } from '../features/orders/queries.ts';
import { type Column, DataTable } from '../lib/list/data-table.tsx';
import { ExportButton } from '../lib/list/export-button.tsx';
import { FilterBar, FilterSelect, SearchField } from '../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../lib/list/list-page.tsx';
import { useRowSelection } from '../lib/list/selection.ts';
import { StatusTabs } from '../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../lib/list/use-list-filters.ts';
import { Moment } from '../lib/moment.tsx';
import { Money } from '../lib/money.tsx';
import { isDay } from '../lib/numbers/day-range.ts';
import { paths } from '../lib/paths.ts';
import { refundTexts } from '../lib/refunds/refund-words.tsx';
import { useServices } from '../lib/services.tsx';

const OrderBulkBar = lazyPart(
  () => import('../features/orders/order-bulk-bar.tsx'),
  (code) => code.OrderBulkBar,
);

function useOrderFilters() {
  return useListFilters(({ one, id, string }) => ({
    status: one('status', keysOf(tabTexts)),
    payment: one('payment', keysOf(paymentTexts)),
    open: one('open', ['1']),
    refund: one('refund', keysOf(refundTexts)),
    shop: id('shop'),
    sort: one('sort', keysOf(sortTexts)),
    from: day(string('from', 10)),
    to: day(string('to', 10)),
    search: string('search'),
  }));
}

function day(text: string | undefined): string | undefined {
  return text && isDay(text) ? text : undefined;
}

type OrderList = ReturnType<typeof useOrderFilters>;

/** All orders, with filters, search and pages. */
export function OrdersPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useOrderFilters();
  const orders = useQuery(ordersQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  const selected = useRowSelection(orders.data?.orders ?? []);
  return (
    <ListPage
      title={t('Orders')}
      actions={
        <>
          <ButtonLink variant="secondary" href={paths.refunds()}>
            {t('Refunds')}
          </ButtonLink>
          <ExportButton download={() => exportOrders(api, list.filters)} />
        </>
      }
      list={list}
      query={orders}
      filters={
        <>
          <StatusTabs texts={tabTexts} counts={orders.data?.status_wise_orders} value={list.filters.status} href={list.href} />
          <OrderFilters list={list} />
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
          <DataTable
            label={t('Orders')}
            rows={data.orders}
            columns={columnsOf(t)}
            href={paths.order}
            isOld={orders.isPlaceholderData}
            selection={{ selected: selected.selection, nameOf: ({ code }) => code }}
          />
          <Suspense fallback={null}>{selected.rows.length > 0 && <OrderBulkBar selected={selected} />}</Suspense>
        </>
      )}
    </ListPage>
  );
}

function columnsOf(t: I18n['t']): Column<OrderRow>[] {
  return [
    { id: 'code', title: t('Order'), cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    { id: 'placed', title: t('Placed'), cell: ({ created_at }) => <Moment at={created_at} />, className: 'text-ink-muted' },
    { id: 'shopper', title: t('Shopper'), cell: ({ person }) => person.name, className: 'max-w-48 truncate' },
    { id: 'shop', title: t('Shop'), cell: ({ shop }) => shop.name, className: 'max-w-40 truncate' },
    { id: 'status', title: t('Status'), cell: ({ status }) => <StatusBadge status={status} />, card: 'badges' },
    { id: 'payment', title: t('Payment'), cell: ({ payment_status }) => <PaymentBadge status={payment_status} />, card: 'badges' },
    {
      id: 'amount',
      title: t('Amount'),
      cell: ({ payable_amount, currency }) => <Money amount={payable_amount} currency={currency} />,
      align: 'end',
      card: 'end',
    },
  ];
}

function OrderFilters({ list: { filters, change } }: { list: OrderList }) {
  const { t } = useServices().i18n;
  return (
    <FilterBar>
      <SearchField
        label={t('Search orders')}
        placeholder={t('Code, phone number or name')}
        value={filters.search}
        onSearch={(search) => change({ search })}
      />
      <FilterSelect
        label={t('Payment')}
        value={filters.payment}
        options={[
          { value: '', label: t('Any payment') },
          ...keysOf(paymentTexts).map((value) => ({ value, label: t(paymentTexts[value]) })),
        ]}
        onChange={(payment) => change({ payment })}
      />
      <FilterSelect
        label={t('Refund')}
        value={filters.refund}
        options={[
          { value: '', label: t('With or without a refund') },
          ...keysOf(refundTexts).map((value) => ({ value, label: t(refundTexts[value]) })),
        ]}
        onChange={(refund) => change({ refund })}
      />
      <FilterSelect
        label={t('Cancelled orders')}
        value={filters.open}
        options={[
          { value: '', label: t('With cancelled ones') },
          { value: '1', label: t('Without cancelled ones') },
        ]}
        onChange={(open) => change({ open })}
      />
      <FilterSelect
        label={t('Sort by')}
        value={filters.sort ?? 'newest'}
        options={keysOf(sortTexts).map((value) => ({ value, label: t(sortTexts[value]) }))}
        onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
      />
      <DayField
        label={t('From')}
        value={filters.from}
        onChange={(from) => change({ from, ...(isAfter(from, filters.to) && { to: undefined }) })}
      />
      <DayField
        label={t('To')}
        value={filters.to}
        onChange={(to) => change({ to, ...(isAfter(filters.from, to) && { from: undefined }) })}
      />
    </FilterBar>
  );
}

function isAfter(from: string | undefined, to: string | undefined): boolean {
  return from !== undefined && to !== undefined && from > to;
}

type DayFieldProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

/** A day in UTC; empty for none. */
function DayField({ label, value = '', onChange }: DayFieldProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-2 text-sm max-sm:grow">
      <label htmlFor={id} className="text-ink-muted">
        {label}
      </label>
      <TextInput
        className="w-40! max-[18rem]:w-full! max-sm:grow"
        type="date"
        id={id}
        value={value}
        onChange={({ target }) => (target.value === '' || isDay(target.value)) && onChange(target.value || undefined)}
      />
    </span>
  );
}

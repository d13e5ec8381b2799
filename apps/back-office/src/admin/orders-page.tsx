import type { CallAnswer } from '@souk/contract/calls';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Pagination } from '@souk/ui/navigation/pagination.tsx';
import { TabLinks } from '@souk/ui/navigation/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paymentTexts, sortTexts, statusOfKey, statusTexts } from '../features/orders/order-words.tsx';
import { OrdersTable } from '../features/orders/orders-table.tsx';
import { ordersQuery } from '../features/orders/queries.ts';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useServices } from '../lib/services.tsx';

const perPage = 25;

/** The filters of the list in the address: a view is a link. */
function useFilters() {
  const [params, setParams] = useSearchParams();
  const one = <Value extends string>(name: string, allowed: readonly Value[]) => allowed.find((value) => value === params.get(name));
  const filters = {
    status: one('status', keysOf(statusOfKey)),
    payment: one('payment', keysOf(paymentTexts)),
    refund: one('refund', ['Pending', 'Done', 'Failed']),
    sort: one('sort', keysOf(sortTexts)),
    search: params.get('search')?.slice(0, 60) || undefined,
  };
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const change = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(Object.entries({ ...filters, ...changes }).flatMap(([name, value]) => (value ? [[name, value]] : [])));
    setParams(next);
  };
  return { filters, page, change };
}

function keysOf<Key extends string>(table: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key));
}

/** All orders, with filters, search and pages. */
export function OrdersPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { filters, page, change } = useFilters();
  const orders = useQuery(ordersQuery(api, { ...filters, page, per_page: perPage }));
  const { data } = orders;
  const address = paths.orders(filters);
  return (
    <>
      <PageHeader title={t('Orders')} />
      <StatusTabs counts={data?.status_wise_orders} filters={filters} />
      <div className="flex flex-wrap gap-3">
        <SearchField key={filters.search} value={filters.search ?? ''} onSearch={(search) => change({ search })} />
        <Select
          aria-label={t('Payment')}
          className="min-w-40 max-sm:grow"
          value={filters.payment ?? ''}
          options={[
            { value: '', label: t('Any payment') },
            ...keysOf(paymentTexts).map((value) => ({ value, label: t(paymentTexts[value]) })),
          ]}
          onChange={({ target }) => change({ payment: target.value })}
        />
        <Select
          aria-label={t('Sort by')}
          className="min-w-40 max-sm:grow"
          value={filters.sort ?? 'newest'}
          options={keysOf(sortTexts).map((value) => ({ value, label: t(sortTexts[value]) }))}
          onChange={({ target }) => change({ sort: target.value === 'newest' ? undefined : target.value })}
        />
      </div>
      {orders.isError && (
        <ErrorState title={t('The orders could not be loaded')} text={explainError(i18n, orders.error)} onRetry={() => orders.refetch()} />
      )}
      {orders.isPending && <Skeleton className="h-96 rounded-lg" />}
      {data && data.orders.length > 0 && <OrdersTable orders={data.orders} isOld={orders.isPlaceholderData} />}
      {data && data.orders.length === 0 && <NoOrders hasFilters={address !== paths.orders()} isBeyond={page > 1} />}
      <p role="status" className="sr-only">
        {data && i18n.plural(data.total, '{count} order', '{count} orders')}
      </p>
      {data && (
        <Pagination
          page={page}
          total={data.total}
          perPage={perPage}
          locale={i18n.locale === 'ar' || i18n.locale === 'ir' ? i18n.locale : 'en'}
          direction={i18n.locale === 'en' ? 'ltr' : 'rtl'}
          target={{ type: 'link', url: `${address}${address.includes('?') ? '&' : '?'}page={page}` }}
        />
      )}
    </>
  );
}

type StatusTabsProps = {
  counts: CallAnswer<'GET /admin/orders'>['status_wise_orders'] | undefined;
  filters: Readonly<Record<string, string | undefined>>;
};

function StatusTabs({ counts, filters }: StatusTabsProps) {
  const { t, number } = useServices().i18n;
  const count = (value: number | undefined) => (value === undefined ? {} : { count: number(value) });
  const tabs = [
    { id: 'all', label: t('All'), href: paths.orders({ ...filters, status: undefined }), ...count(counts?.all) },
    ...keysOf(statusOfKey).map((key) => ({
      id: key,
      label: t(statusTexts[statusOfKey[key]]),
      href: paths.orders({ ...filters, status: key }),
      ...count(counts?.[key]),
    })),
  ];
  return <TabLinks label={t('Status')} tabs={tabs} value={filters.status ?? 'all'} />;
}

function SearchField({ value, onSearch }: { value: string; onSearch: (words: string | undefined) => void }) {
  const { t } = useServices().i18n;
  const [words, setWords] = useState(value);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch(words.trim() || undefined);
  }
  return (
    <form role="search" className="min-w-60 grow" onSubmit={handleSubmit}>
      <TextInput
        type="search"
        start={<Search aria-hidden="true" />}
        aria-label={t('Search orders')}
        placeholder={t('Code, phone number or name')}
        maxLength={60}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </form>
  );
}

function NoOrders({ hasFilters, isBeyond }: { hasFilters: boolean; isBeyond: boolean }) {
  const { t } = useServices().i18n;
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
      <p className="font-semibold">{hasFilters || isBeyond ? t('No orders match these filters') : t('No orders yet')}</p>
      {!hasFilters && !isBeyond && <p className="text-sm text-ink-muted">{t('Orders appear here as soon as shoppers place them.')}</p>}
      {(hasFilters || isBeyond) && <ResetFilters />}
    </div>
  );
}

function ResetFilters() {
  const { t } = useServices().i18n;
  const [, setParams] = useSearchParams();
  return (
    <Button variant="secondary" onClick={() => setParams({})}>
      {t('Show all orders')}
    </Button>
  );
}

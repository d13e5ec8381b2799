import type { OrderStatusKey } from '@souk/contract/orders';
import { Button } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { TabLinks } from '@souk/ui/navigation/tabs.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListPagination } from '../../lib/page/list-pagination.tsx';
import { pageTemplate } from '../../lib/page/page-address.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { maxSearchLength, toOrderListParams } from './model/order-list-params.ts';
import { orderStatusByKey, orderStatusTabs } from './model/order-status.ts';
import { NoOrdersYet, OrderCard } from './order-card.tsx';
import { type OrdersPage, ordersPerPage, ordersQueries } from './queries.ts';

export function OrderList({ shown }: { shown: OrdersPage }) {
  const { api, i18n } = useServices();
  const { t, number } = i18n;
  const { data } = useSuspenseQuery(ordersQueries.list(api, shown));
  const { status_wise_orders: counts, orders, total } = data;
  const tab = (id: OrderStatusKey | 'all', label: string, status: OrderStatusKey | undefined) => ({
    id,
    label: t(label),
    count: number(counts[id]),
    href: paths.orderHistory(toOrderListParams({ status, search: shown.search, page: 1 })),
  });
  const tabs = [tab('all', 'All', undefined), ...orderStatusTabs.map((status) => tab(status, orderStatusByKey[status], status))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {(counts.all > 0 || shown.search) && <OrderSearch key={shown.search} shown={shown} />}
      <TabLinks label={t('Orders by status')} tabs={tabs} value={shown.status ?? 'all'} />
      {orders.length === 0 ? (
        <NoOrders hasOrders={counts.all > 0} search={shown.search} />
      ) : (
        <ul className="grid gap-3">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <ListPagination
        page={shown.page}
        total={total}
        perPage={ordersPerPage}
        target={{ type: 'link', url: pageTemplate(paths.orderHistory(toOrderListParams({ ...shown, page: 1 }))) }}
      />
    </div>
  );
}

function NoOrders({ hasOrders, search }: { hasOrders: boolean; search: string }) {
  const { t } = useI18n();
  if (search && !hasOrders) {
    return (
      <EmptyState
        compact
        illustration="lens"
        title={t('No order with this number')}
        text={t('No order number contains {search}.', { search })}
        action={{ label: t('View all orders'), href: paths.orderHistory() }}
      />
    );
  }
  if (hasOrders) {
    return (
      <EmptyState
        compact
        illustration="parcel"
        title={t('No orders found')}
        text={t('You have no orders with this status.')}
        action={{ label: t('View all orders'), href: paths.orderHistory() }}
      />
    );
  }
  return <NoOrdersYet />;
}

/** Searches by a part of the order code, within the shown status. */
function OrderSearch({ shown }: { shown: OrdersPage }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [text, setText] = useState(shown.search);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.orderHistory(toOrderListParams({ ...shown, search: text.trim(), page: 1 })));
  };
  return (
    <search>
      <form onSubmit={handleSubmit} className="flex max-w-md gap-2.5">
        <div className="min-w-0 flex-1">
          <TextInput
            type="search"
            aria-label={t('Order number')}
            placeholder={t('Order number')}
            maxLength={maxSearchLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
            start={<Search aria-hidden="true" className="size-5" />}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('Search')}
        </Button>
      </form>
    </search>
  );
}

export function OrderListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <div className="flex max-w-md gap-2.5">
        <Skeleton className="h-11 flex-1" />
        <Skeleton className="h-11 w-20" />
      </div>
      <div className="flex h-12 items-center gap-6 overflow-hidden border-b border-line">
        {['w-10', 'w-16', 'w-20', 'w-24', 'w-18', 'w-22'].map((width) => (
          <Skeleton key={width} className={`h-4 shrink-0 ${width}`} />
        ))}
      </div>
      <div className="grid gap-3">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="grid gap-3.5 rounded-lg border border-line bg-surface p-4 sm:p-5">
            <Skeleton className="h-5 w-56" />
            <span className="flex gap-2">
              <Skeleton className="size-13 sm:size-16" />
              <Skeleton className="size-13 sm:size-16" />
            </span>
            <Skeleton className="h-5" />
          </div>
        ))}
      </div>
    </div>
  );
}

import type { OrderStatusKey } from '@souk/contract/orders';
import { useSuspenseQuery } from '@tanstack/react-query';
import { anyPageOf } from '../../lib/page/any-page-of.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { paginationLocales } from '../../ui/pagination-texts.ts';
import { TabLinks } from '../../ui/tabs.tsx';
import { orderStatusOf, orderStatusTabs } from './model/order-statuses.ts';
import { ordersQuery } from './model/orders-address.ts';
import { NoOrdersYet } from './no-orders-yet.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderSearch } from './order-search.tsx';
import { type OrdersPage, ordersPerPage, ordersQueries } from './orders-queries.ts';

/** The shopper's orders, by status and page. */
export function OrderList({ shown }: { shown: OrdersPage }) {
  const { api, i18n } = useServices();
  const { t, number } = i18n;
  const direction = useSettings((state) => state.langDirection);
  const { data } = useSuspenseQuery(ordersQueries.list(api, shown));
  const { status_wise_orders: counts, orders, total } = data;
  const tab = (id: OrderStatusKey | 'all', label: string, status: OrderStatusKey | undefined) => ({
    id,
    label: t(label),
    count: number(counts[id]),
    href: paths.orderHistory(ordersQuery({ status, search: shown.search, page: 1 })),
  });
  const tabs = [tab('all', 'All', undefined), ...orderStatusTabs.map((status) => tab(status, orderStatusOf[status], status))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {(counts.all > 0 || shown.search) && <OrderSearch key={shown.search} shown={shown} />}
      <TabLinks label={t('Orders by status')} tabs={tabs} value={shown.status ?? 'all'} />
      {orders.length === 0 ? (
        <NoOrders hasOthers={counts.all > 0} search={shown.search} />
      ) : (
        <ul className="grid gap-3">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={shown.page}
        total={total}
        perPage={ordersPerPage}
        locale={paginationLocales.find((known) => known === i18n.locale)}
        direction={direction}
        target={{ type: 'link', url: anyPageOf(paths.orderHistory(ordersQuery({ ...shown, page: 1 }))) }}
      />
    </div>
  );
}

function NoOrders({ hasOthers, search }: { hasOthers: boolean; search: string }) {
  const { t } = useI18n();
  if (search && !hasOthers) {
    return (
      <EmptyState
        compact
        drawing="lens"
        title={t('No order with this number')}
        text={t('None of your orders has {search} in its number.', { search })}
        action={{ label: t('See all orders'), href: paths.orderHistory() }}
      />
    );
  }
  if (hasOthers) {
    return (
      <EmptyState
        compact
        drawing="parcel"
        title={t('No orders here')}
        text={t('None of your orders is at this point.')}
        action={{ label: t('See all orders'), href: paths.orderHistory() }}
      />
    );
  }
  return <NoOrdersYet />;
}

import { useQuery } from '@tanstack/react-query';
import { AddAddressLink, AddressText } from '../../features/account/address-list.tsx';
import { accountQueries } from '../../features/account/queries.ts';
import { DashboardScreen, DashboardSkeleton, type Overview } from '../../features/dashboard/dashboard-screen.tsx';
import { membershipQueries } from '../../features/membership/queries.ts';
import { NoOrdersYet, OrderCard } from '../../features/orders/order-card.tsx';
import { ordersQueries } from '../../features/orders/queries.ts';
import { ticketsQueries } from '../../features/support/queries.ts';
import type { OrderCard as Card } from '../../lib/other-servers/answers.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';

const firstOrders = { status: undefined, search: '', page: 1 };
const firstTickets = { status: 'running', page: 1 } as const;

export async function loader({ services }: LoaderArgs) {
  const { api } = services;
  if (!services.auth.getState().token) return;
  await Promise.all([
    load(services, ordersQueries.list(api, firstOrders)),
    load(services, ticketsQueries.list(api, firstTickets)),
    load(services, accountQueries.addresses(api)),
    load(services, accountQueries.favoriteIds(api)),
    load(services, membershipQueries.mine(api)),
  ]);
}

export function Component() {
  const { t } = useI18n();
  const overview = useOverview();
  return (
    <>
      <PageHead title={t('Dashboard')} noIndex />
      <DashboardScreen
        overview={overview}
        renderOrders={(orders) => <RecentOrders orders={orders} />}
        renderAddress={(address) => (address ? <AddressText address={address} /> : <AddAddressLink variant="secondary" />)}
      />
    </>
  );
}

function useOverview(): Overview {
  const api = useApi();
  return {
    orders: useQuery(ordersQueries.list(api, firstOrders)),
    favorites: useQuery(accountQueries.favoriteIds(api)),
    tickets: useQuery(ticketsQueries.list(api, firstTickets)),
    addresses: useQuery(accountQueries.addresses(api)),
    membership: useQuery(membershipQueries.mine(api)),
  };
}

function RecentOrders({ orders }: { orders: readonly Card[] }) {
  if (orders.length === 0) return <NoOrdersYet compact />;
  return (
    <ul className="grid gap-3">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} level={3} />
        </li>
      ))}
    </ul>
  );
}

export const Skeleton = DashboardSkeleton;

import type { OrderStatusKey } from '@souk/contract/orders';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Crown, Heart, LifeBuoy, type LucideIcon, PackageCheck, ReceiptText, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountQueries } from '../features/account/account-queries.ts';
import { AddAddressLink, AddressText } from '../features/account/address-list.tsx';
import { membershipQueries } from '../features/membership/membership-queries.ts';
import { OrderCard } from '../features/orders/order-card.tsx';
import { ordersQueries } from '../features/orders/orders-queries.ts';
import { ticketsQueries } from '../features/support/tickets-queries.ts';
import { useMoney } from '../lib/money/use-money.ts';
import { type LoaderArgs, load } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { paths } from '../lib/paths.ts';
import { useApi, useAuth, useI18n } from '../lib/services/services-context.tsx';
import { currentAddress } from '../lib/stores/auth-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHeader } from '../ui/section-header.tsx';
import { Skeleton as Shape } from '../ui/skeleton.tsx';
import { Link } from '../ui/ui-context.tsx';

const firstOrders = { status: undefined, search: '', page: 1 };
const firstTickets = { status: 'running', page: 1 } as const;
const shownOrders = 3;

export async function loader({ services }: LoaderArgs) {
  const { api } = services;
  if (!services.auth.getState().token) return;
  await Promise.all([
    load(services, ordersQueries.list(api, firstOrders)),
    load(services, ticketsQueries.list(api, firstTickets)),
    load(services, accountQueries.addresses(api)),
    load(services, accountQueries.favorites(api)),
    load(services, membershipQueries.mine(api)),
  ]);
}

export function Component() {
  const { t } = useI18n();
  const name = useAuth((state) => state.user?.name);
  return (
    <>
      <PageHead title={t('Dashboard')} noIndex />
      <h1 className="mb-4 text-xl">{name ? t('Hello, {name}', { name }) : t('Dashboard')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Counts />
        <RecentOrders />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <DefaultAddress />
          <Membership />
        </div>
      </div>
    </>
  );
}

const underway: readonly OrderStatusKey[] = ['confirm', 'processing', 'pickup', 'on_the_way'];

function Counts() {
  const api = useApi();
  const { t } = useI18n();
  const { status_wise_orders: orders } = useSuspenseQuery(ordersQueries.list(api, firstOrders)).data;
  const { running } = useSuspenseQuery(ticketsQueries.list(api, firstTickets)).data;
  const favorites = useSuspenseQuery(accountQueries.favorites(api)).data.length;
  return (
    <ul aria-label={t('At a glance')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      <Count Icon={ReceiptText} label={t('Orders')} count={orders.all} href={paths.orderHistory()} />
      <Count
        Icon={Truck}
        label={t('On their way')}
        count={underway.reduce((sum, key) => sum + orders[key], 0)}
        href={paths.orderHistory({ status: 'on_the_way' })}
      />
      <Count Icon={PackageCheck} label={t('Delivered')} count={orders.delivered} href={paths.orderHistory({ status: 'delivered' })} />
      <Count Icon={Heart} label={t('Wishlist')} count={favorites} href={paths.wishlist()} />
      <Count Icon={LifeBuoy} label={t('Open tickets')} count={running} href={paths.supportTickets()} />
    </ul>
  );
}

type CountProps = { Icon: LucideIcon; label: string; count: number; href: string };

function Count({ Icon, label, count, href }: CountProps) {
  const { number } = useI18n();
  return (
    <li>
      <Link
        href={href}
        className="grid h-full gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong"
      >
        <Icon aria-hidden="true" className="size-6 text-accent" />
        <span className="grid gap-0.5">
          <strong className="text-xl leading-none tabular-nums">{number(count)}</strong>
          <span className="text-sm text-ink-muted">{label}</span>
        </span>
      </Link>
    </li>
  );
}

function RecentOrders() {
  const { t } = useI18n();
  const { orders } = useSuspenseQuery(ordersQueries.list(useApi(), firstOrders)).data;
  return (
    <section aria-labelledby="recent-orders" className="grid gap-3">
      <SectionHeader id="recent-orders" title={t('Recent orders')} more={{ label: t('See all orders'), href: paths.orderHistory() }} />
      {orders.length === 0 ? (
        <EmptyState
          compact
          drawing="basket"
          title={t('No orders yet')}
          text={t('What you order appears here, with where it is.')}
          action={{ label: t('See all products'), href: paths.products() }}
        />
      ) : (
        <ul className="grid gap-3">
          {orders.slice(0, shownOrders).map((order) => (
            <li key={order.id}>
              <OrderCard order={order} level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DefaultAddress() {
  const { t } = useI18n();
  const address = currentAddress(useSuspenseQuery(accountQueries.addresses(useApi())).data);
  return (
    <Panel title={t('Default address')} more={{ label: t('Manage Address'), href: paths.addresses() }}>
      {address ? <AddressText address={address} /> : <AddAddressLink />}
    </Panel>
  );
}

function Membership() {
  const { t, date } = useI18n();
  const money = useMoney();
  const { current } = useSuspenseQuery(membershipQueries.mine(useApi())).data;
  return (
    <Panel
      title={t('My Subscription')}
      more={current ? { label: t('Details'), href: paths.subscription() } : { label: t('See the plans'), href: paths.plans() }}
    >
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 text-sm">
        <Crown aria-hidden="true" className="mt-0.5 size-5 text-ink-muted" />
        {current ? (
          <div className="grid gap-1">
            <strong className="text-base">{current.plan.name}</strong>
            <span className="text-ink-muted">
              {current.ends_at
                ? t('Your {plan} membership runs until {date}.', { plan: current.plan.name, date: date(current.ends_at) })
                : t('Your {plan} membership has no end.', { plan: current.plan.name })}
            </span>
            <span>{t('Saved {amount}', { amount: money(current.saved_amount) })}</span>
          </div>
        ) : (
          <p className="text-ink-muted">{t('Members pay less for every order. See what each plan gives.')}</p>
        )}
      </div>
    </Panel>
  );
}

function Panel({ title, more, children }: { title: string; more: { label: string; href: string }; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="text-base">{title}</h2>
        <Link href={more.href} className="text-sm font-semibold text-accent hover:underline">
          {more.label}
        </Link>
      </header>
      {children}
    </section>
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="mb-4 text-xl">{t('Dashboard')}</h1>
      <div aria-busy="true" className="grid gap-8">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
          {['orders', 'on the way', 'delivered', 'wishlist', 'tickets'].map((key) => (
            <Shape key={key} className="h-28 rounded-lg" />
          ))}
        </div>
        <Shape className="h-64 rounded-lg" />
        <div className="grid gap-5 md:grid-cols-2">
          <Shape className="h-44 rounded-lg" />
          <Shape className="h-44 rounded-lg" />
        </div>
      </div>
    </>
  );
}

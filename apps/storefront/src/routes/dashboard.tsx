import type { Subscription } from '@souk/contract/membership';
import type { OrderStatusKey } from '@souk/contract/orders';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Crown, Heart, LifeBuoy, type LucideIcon, PackageCheck, ReceiptText, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountQueries } from '../features/account/account-queries.ts';
import { AddAddressLink, AddressText } from '../features/account/address-list.tsx';
import { membershipQueries } from '../features/membership/membership-queries.ts';
import { NoOrdersYet } from '../features/orders/no-orders-yet.tsx';
import { OrderCard } from '../features/orders/order-card.tsx';
import { ordersQueries } from '../features/orders/orders-queries.ts';
import { ticketsQueries } from '../features/support/tickets-queries.ts';
import type { OrderCard as Card } from '../lib/answers/answers.ts';
import { useMoney } from '../lib/money/use-money.ts';
import { type LoaderArgs, load } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { paths } from '../lib/paths.ts';
import { useApi, useAuth, useI18n } from '../lib/services/services-context.tsx';
import { currentAddress } from '../lib/stores/auth-store.ts';
import { LazyErrorState } from '../ui/lazy-error-state.tsx';
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
  const glance = useGlance();
  // Where nothing at all came, that is one failure and not five.
  if (glance.orders.error && Object.values(glance).every(isLost)) throw glance.orders.error;
  return (
    <>
      <PageHead title={t('Dashboard')} noIndex />
      <h1 className="mb-4 text-xl">{name ? t('Hello, {name}', { name }) : t('Dashboard')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Counts glance={glance} />
        <RecentOrders orders={glance.orders} />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <DefaultAddress addresses={glance.addresses} />
          <Membership membership={glance.membership} />
        </div>
      </div>
    </>
  );
}

/** Each is asked for, fails and is asked for again by itself. */
function useGlance() {
  const api = useApi();
  return {
    orders: useQuery(ordersQueries.list(api, firstOrders)),
    favorites: useQuery(accountQueries.favorites(api)),
    tickets: useQuery(ticketsQueries.list(api, firstTickets)),
    addresses: useQuery(accountQueries.addresses(api)),
    membership: useQuery(membershipQueries.mine(api)),
  };
}
type Glance = ReturnType<typeof useGlance>;

function isLost({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && data === undefined;
}

const underway: readonly OrderStatusKey[] = ['confirm', 'processing', 'pickup', 'on_the_way'];

function Counts({ glance: { orders, favorites, tickets } }: { glance: Glance }) {
  const { t } = useI18n();
  const lost = [orders, favorites, tickets].filter(isLost);
  const counts = orders.data?.status_wise_orders;
  const onTheirWay = counts && underway.reduce((sum, key) => sum + counts[key], 0);
  return (
    <div className="grid gap-3">
      <ul aria-label={t('At a glance')} className={countGrid}>
        <Count Icon={ReceiptText} label={t('Orders')} count={counts?.all} of={orders} href={paths.orderHistory()} />
        <Count Icon={Truck} label={t('On their way')} count={onTheirWay} of={orders} href={paths.orderHistory({ status: 'on_the_way' })} />
        <Count
          Icon={PackageCheck}
          label={t('Delivered')}
          count={counts?.delivered}
          of={orders}
          href={paths.orderHistory({ status: 'delivered' })}
        />
        <Count Icon={Heart} label={t('Wishlist')} count={favorites.data?.length} of={favorites} href={paths.wishlist()} />
        <Count Icon={LifeBuoy} label={t('Open tickets')} count={tickets.data?.running} of={tickets} href={paths.supportTickets()} />
      </ul>
      {lost.length > 0 && (
        <Failure
          title={t('Not all figures could be loaded')}
          busy={lost.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of lost) void refetch();
          }}
        />
      )}
    </div>
  );
}

/** Five of them leave no hole: two and two and one, three and two, or all beside each other. */
const countGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-6 xl:grid-cols-5';
const countPlace = 'max-sm:last:col-span-2 sm:max-xl:col-span-2 sm:max-xl:nth-[n+4]:col-span-3';

type CountProps = { Icon: LucideIcon; label: string; count: number | undefined; of: { isError: boolean; data: unknown }; href: string };

function Count({ Icon, label, count, of, href }: CountProps) {
  return (
    <li aria-busy={count === undefined && !isLost(of)} className={countPlace}>
      <Link
        href={href}
        className="grid h-full gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong"
      >
        <Icon aria-hidden="true" className="size-6 text-accent" />
        <span className="grid gap-0.5">
          <strong className="min-h-5 text-xl leading-none tabular-nums">
            <Figure count={count} isLost={isLost(of)} />
          </strong>
          <span className="text-sm text-ink-muted">{label}</span>
        </span>
      </Link>
    </li>
  );
}

function Figure({ count, isLost }: { count: number | undefined; isLost: boolean }) {
  const { number } = useI18n();
  if (count !== undefined) return number(count);
  return isLost ? '–' : <Shape className="h-5 w-8 rounded-md" />;
}

function Failure(props: { title: string; busy: boolean; onRetry: () => void }) {
  return <LazyErrorState kind="inline" {...props} />;
}

type PartProps<Data> = { query: UseQueryResult<Data>; failed: string; shape: string; children: (data: Data) => ReactNode };

function Part<Data>({ query: { data, isError, isFetching, refetch }, failed, shape, children }: PartProps<Data>) {
  if (data !== undefined) return children(data);
  if (isError) return <Failure title={failed} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <Shape className={shape} />
    </div>
  );
}

function RecentOrders({ orders }: Pick<Glance, 'orders'>) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="recent-orders" className="grid gap-3">
      <SectionHeader id="recent-orders" title={t('Recent orders')} more={{ label: t('See all orders'), href: paths.orderHistory() }} />
      <Part query={orders} failed={t('The orders could not be loaded')} shape="h-64 rounded-lg">
        {(page) => <FirstOrders orders={page.orders} />}
      </Part>
    </section>
  );
}

function FirstOrders({ orders }: { orders: readonly Card[] }) {
  if (orders.length === 0) return <NoOrdersYet compact />;
  return (
    <ul className="grid gap-3">
      {orders.slice(0, shownOrders).map((order) => (
        <li key={order.id}>
          <OrderCard order={order} level={3} />
        </li>
      ))}
    </ul>
  );
}

function DefaultAddress({ addresses }: Pick<Glance, 'addresses'>) {
  const { t } = useI18n();
  return (
    <Panel title={t('Default address')} more={{ label: t('Manage Address'), href: paths.addresses() }}>
      <Part query={addresses} failed={t('The addresses could not be loaded')} shape="h-24 rounded-md">
        {(all) => {
          const address = currentAddress(all);
          return address ? <AddressText address={address} /> : <AddAddressLink variant="secondary" />;
        }}
      </Part>
    </Panel>
  );
}

function Membership({ membership }: Pick<Glance, 'membership'>) {
  const { t } = useI18n();
  const hasNone = membership.data?.current === null;
  return (
    <Panel
      title={t('My Subscription')}
      more={hasNone ? { label: t('See the plans'), href: paths.plans() } : { label: t('Details'), href: paths.subscription() }}
    >
      <Part query={membership} failed={t('Your membership could not be loaded')} shape="h-24 rounded-md">
        {({ current }) => (
          <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 text-sm">
            <Crown aria-hidden="true" className="mt-0.5 size-5 text-ink-muted" />
            {current ? (
              <CurrentPlan subscription={current} />
            ) : (
              <p className="text-ink-muted">{t('Members pay less for every order. See what each plan gives.')}</p>
            )}
          </div>
        )}
      </Part>
    </Panel>
  );
}

function CurrentPlan({ subscription: { plan, ends_at, saved_amount } }: { subscription: Subscription }) {
  const { t, date } = useI18n();
  const money = useMoney();
  return (
    <div className="grid gap-1">
      <strong className="text-base">{plan.name}</strong>
      <span className="text-ink-muted">
        {ends_at
          ? t('Your {plan} membership runs until {date}.', { plan: plan.name, date: date(ends_at) })
          : t('Your {plan} membership has no end.', { plan: plan.name })}
      </span>
      <span>{t('Saved {amount}', { amount: money(saved_amount) })}</span>
    </div>
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
        <div className={countGrid}>
          {['orders', 'on the way', 'delivered', 'wishlist', 'tickets'].map((key) => (
            <Shape key={key} className={`h-28 rounded-lg ${countPlace}`} />
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

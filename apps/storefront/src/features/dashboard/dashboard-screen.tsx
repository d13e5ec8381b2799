import type { Address } from '@souk/contract/account';
import type { MySubscription, Subscription } from '@souk/contract/membership';
import type { OrderStatusKey } from '@souk/contract/orders';
import { LazyErrorState } from '@souk/ui/feedback/lazy-error-state.tsx';
import { Skeleton as Shape } from '@souk/ui/feedback/skeleton.tsx';
import { SectionHeader } from '@souk/ui/layout/section.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Crown, Heart, LifeBuoy, type LucideIcon, PackageCheck, ReceiptText, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderCard, OrderList, TicketList } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth, useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { currentAddress } from '../../lib/stores/auth-store.ts';

/** Five independent queries: each can fail and be retried alone. */
export type Overview = {
  orders: UseQueryResult<OrderList>;
  favorites: UseQueryResult<readonly unknown[]>;
  tickets: UseQueryResult<TicketList>;
  addresses: UseQueryResult<Address[]>;
  membership: UseQueryResult<MySubscription>;
};

/** Orders and addresses are rendered by the route, because features may not import each other. */
type DashboardScreenProps = {
  overview: Overview;
  renderOrders: (orders: readonly OrderCard[]) => ReactNode;
  renderAddress: (address: Address | null) => ReactNode;
};

const shownOrders = 3;

/** The start page of the account: counts, recent orders, default address and membership. */
export function DashboardScreen({ overview, renderOrders, renderAddress }: DashboardScreenProps) {
  const { t } = useI18n();
  const name = useAuth((state) => state.user?.name);
  // If every query failed, the whole page shows one error instead of five.
  if (overview.orders.error && Object.values(overview).every(hasFailed)) throw overview.orders.error;
  return (
    <>
      <h1 className="mb-4 text-xl">{name ? t('Hello, {name}', { name }) : t('Dashboard')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Counts overview={overview} />
        <RecentOrders orders={overview.orders} renderOrders={renderOrders} />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <DefaultAddress addresses={overview.addresses} renderAddress={renderAddress} />
          <Membership membership={overview.membership} />
        </div>
      </div>
    </>
  );
}

function hasFailed({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && data === undefined;
}

const inDelivery: readonly OrderStatusKey[] = ['confirm', 'processing', 'pickup', 'on_the_way'];

function Counts({ overview: { orders, favorites, tickets } }: { overview: Overview }) {
  const { t } = useI18n();
  const failed = [orders, favorites, tickets].filter(hasFailed);
  const counts = orders.data?.status_wise_orders;
  const onTheWay = counts && inDelivery.reduce((sum, key) => sum + counts[key], 0);
  return (
    <div className="grid gap-3">
      <ul aria-label={t('Overview')} className={countGrid}>
        <Count Icon={ReceiptText} label={t('Orders')} count={counts?.all} query={orders} href={paths.orderHistory()} />
        <Count Icon={Truck} label={t('In transit')} count={onTheWay} query={orders} href={paths.orderHistory({ status: 'on_the_way' })} />
        <Count
          Icon={PackageCheck}
          label={t('Delivered')}
          count={counts?.delivered}
          query={orders}
          href={paths.orderHistory({ status: 'delivered' })}
        />
        <Count Icon={Heart} label={t('Wishlist')} count={favorites.data?.length} query={favorites} href={paths.wishlist()} />
        <Count Icon={LifeBuoy} label={t('Open tickets')} count={tickets.data?.running} query={tickets} href={paths.supportTickets()} />
      </ul>
      {failed.length > 0 && (
        <Failure
          title={t('Some figures could not be loaded')}
          busy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
    </div>
  );
}

/** Arranges five tiles without a gap: 2 + 2 + 1, 3 + 2, or all in one row. */
const countGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-6 xl:grid-cols-5';
const countPlace = 'max-sm:last:col-span-2 sm:max-xl:col-span-2 sm:max-xl:nth-[n+4]:col-span-3';

type CountProps = { Icon: LucideIcon; label: string; count: number | undefined; query: { isError: boolean; data: unknown }; href: string };

function Count({ Icon, label, count, query, href }: CountProps) {
  return (
    <li aria-busy={count === undefined && !hasFailed(query)} className={countPlace}>
      <Link
        href={href}
        className="grid h-full gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong"
      >
        <Icon aria-hidden="true" className="size-6 text-accent" />
        <span className="grid gap-0.5">
          <strong className="min-h-5 text-xl leading-none tabular-nums">
            <Figure count={count} hasFailed={hasFailed(query)} />
          </strong>
          <span className="text-sm text-ink-muted">{label}</span>
        </span>
      </Link>
    </li>
  );
}

function Figure({ count, hasFailed }: { count: number | undefined; hasFailed: boolean }) {
  const { number } = useI18n();
  if (count !== undefined) return number(count);
  return hasFailed ? '–' : <Shape className="h-5 w-8 rounded-md" />;
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

function RecentOrders({ orders, renderOrders }: { orders: Overview['orders'] } & Pick<DashboardScreenProps, 'renderOrders'>) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="recent-orders" className="grid gap-3">
      <SectionHeader id="recent-orders" title={t('Recent orders')} more={{ label: t('View all orders'), href: paths.orderHistory() }} />
      <Part query={orders} failed={t('The orders could not be loaded')} shape="h-64 rounded-lg">
        {(page) => renderOrders(page.orders.slice(0, shownOrders))}
      </Part>
    </section>
  );
}

function DefaultAddress({ addresses, renderAddress }: { addresses: Overview['addresses'] } & Pick<DashboardScreenProps, 'renderAddress'>) {
  const { t } = useI18n();
  return (
    <Panel title={t('Default address')} more={{ label: t('Manage Address'), href: paths.addresses() }}>
      <Part query={addresses} failed={t('The addresses could not be loaded')} shape="h-24 rounded-md">
        {(all) => renderAddress(currentAddress(all))}
      </Part>
    </Panel>
  );
}

function Membership({ membership }: Pick<Overview, 'membership'>) {
  const { t } = useI18n();
  const hasNone = membership.data?.current === null;
  return (
    <Panel
      title={t('My Subscription')}
      more={hasNone ? { label: t('View plans'), href: paths.plans() } : { label: t('Details'), href: paths.subscription() }}
    >
      <Part query={membership} failed={t('Your membership could not be loaded')} shape="h-24 rounded-md">
        {({ current }) => (
          <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 text-sm">
            <Crown aria-hidden="true" className="mt-0.5 size-5 text-ink-muted" />
            {current ? (
              <CurrentPlan subscription={current} />
            ) : (
              <p className="text-ink-muted">{t('Members save on every order. Compare the plans.')}</p>
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
          ? t('Your {plan} membership is valid until {date}.', { plan: plan.name, date: date(ends_at) })
          : t('Your {plan} membership never expires.', { plan: plan.name })}
      </span>
      <span>{t('Saved {amount}', { amount: money(saved_amount) })}</span>
    </div>
  );
}

function Panel({ title, more, children }: { title: string; more: { label: string; href: string }; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="font-sans text-base">{title}</h2>
        <Link href={more.href} className="text-sm font-semibold text-accent hover:underline">
          {more.label}
        </Link>
      </header>
      {children}
    </section>
  );
}

export function DashboardSkeleton() {
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

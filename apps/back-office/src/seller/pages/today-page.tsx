import type { ShopOrderRow, ShopToday } from '@souk/contract/seller/orders';
import { ButtonLink } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../lib/page-header.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { OrderCards } from '../orders/order-cards.tsx';
import { todayQuery } from '../orders/queries.ts';
import { sellerPaths } from '../paths.ts';
import { useSellerMe } from '../seller-session.ts';
import { Checklist } from '../shop/checklist.tsx';

/** The first page: what waits for the shop, and the next orders to work on. */
export function TodayPage() {
  const { t } = useI18n();
  const { name, permissions } = useSellerMe();
  const maySeeAny = permissions.some((each) => each === 'orders' || each === 'messages' || each === 'stock');
  return (
    <>
      <PageHeader title={name ? t('Hello, {name}', { name }) : t('Today')} />
      <Checklist />
      {maySeeAny ? <Waiting /> : <p className="text-ink-muted">{t('Choose what you work on in the menu.')}</p>}
    </>
  );
}

function Waiting() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const today = useQuery(todayQuery(api));
  if (today.isPending) return <Skeleton className="h-64 rounded-lg" />;
  if (!today.data)
    return (
      <ErrorState title={t('What waits could not be loaded')} text={explainError(i18n, today.error)} onRetry={() => today.refetch()} />
    );
  return (
    <>
      <Counts today={today.data} />
      {today.data.orders && <NextOrders orders={today.data.orders.next} />}
    </>
  );
}

function NextOrders({ orders }: { orders: readonly ShopOrderRow[] }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="next-orders" className="grid gap-3">
      <h2 id="next-orders" className="text-lg font-bold">
        {t('Next orders')}
      </h2>
      {orders.length > 0 ? (
        <>
          <OrderCards label={t('Next orders')} orders={orders} />
          <ButtonLink href={sellerPaths.orders()} variant="secondary" className="justify-self-start">
            {t('All orders')}
          </ButtonLink>
        </>
      ) : (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-10 text-center text-ink-muted">
          {t('Nothing waits for you. New orders appear here by themselves.')}
        </p>
      )}
    </section>
  );
}

type Tile = { label: string; count: number; href: string; hint?: string; isBad?: true };

function Counts({ today: { orders, messages, questions, sold_out } }: { today: ShopToday }) {
  const { t, number } = useI18n();
  const tileOf = (label: string, count: number | null, href: string): Tile[] => (count === null ? [] : [{ label, count, href }]);
  const tiles: Tile[] = [
    ...(orders
      ? [
          { label: t('New'), count: orders.pending, href: sellerPaths.orders({ status: 'pending' }) },
          { label: t('To pack'), count: orders.to_pack, href: sellerPaths.orders({ status: 'confirm' }) },
          { label: t('To hand over'), count: orders.to_ship, href: sellerPaths.orders({ status: 'processing' }) },
          {
            label: t('Late'),
            count: orders.late,
            href: sellerPaths.orders({ status: 'late' }),
            hint: t('not handed over after {count} hours', { count: number(orders.late_after_hours) }),
            isBad: true as const,
          },
        ]
      : []),
    ...tileOf(t('Messages to answer'), messages, sellerPaths.messages({ status: 'unanswered' })),
    ...tileOf(t('Questions to answer'), questions, sellerPaths.questions({ status: 'unanswered' })),
    ...tileOf(t('Sold out'), sold_out, sellerPaths.stock({ status: 'sold_out' })),
    ...(orders ? tileOf(t('Returns to answer'), orders.returns, sellerPaths.returns({ status: 'requested' })) : []),
  ];
  return (
    <ul aria-label={t('What waits')} className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 sm:grid-cols-4">
      {tiles.map(({ label, count, href, hint, isBad }) => (
        <li
          key={label}
          className="relative grid content-start gap-1 rounded-lg border border-line bg-surface p-4 last:odd:max-sm:col-span-full hover:bg-tint"
        >
          <span
            className={classNames(
              'text-xl font-bold tabular-nums',
              count === 0 && 'text-ink-faint',
              isBad && count > 0 && 'text-sale-text',
            )}
          >
            {number(count)}
          </span>
          <Link href={href} className="text-sm font-semibold after:absolute after:inset-0">
            {label}
          </Link>
          {hint && <span className="text-xs text-ink-muted">{hint}</span>}
        </li>
      ))}
    </ul>
  );
}

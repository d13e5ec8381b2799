import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useMay, useMe } from '../app/session.ts';
import { NumbersPanel } from '../features/numbers/numbers-panel.tsx';
import { waitingQuery } from '../lib/attention.ts';
import { lastDays, readRange } from '../lib/numbers/day-range.ts';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useServices } from '../lib/services.tsx';

const defaultDays = 30;

const SetupPanel = lazy(async () => ({ default: (await import('../features/setup/setup-panel.tsx')).SetupPanel }));

/** First the things that wait for somebody, each a link to the filtered list; then the numbers of a range of days. */
export function HomePage() {
  const { t } = useServices().i18n;
  const { name } = useMe();
  const maySeeNumbers = useMay('orders:read');
  const maySetUp = useMay('settings');
  const [params, setParams] = useSearchParams();
  const range = readRange(params.get('from'), params.get('to')) ?? lastDays(defaultDays);
  return (
    <>
      <PageHeader title={t('Hello, {name}', { name })} />
      {maySetUp && (
        <Suspense>
          <SetupPanel />
        </Suspense>
      )}
      <WaitingList />
      {maySeeNumbers && <NumbersPanel range={range} onChange={(next) => setParams(next, { replace: true })} />}
    </>
  );
}

function WaitingList() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data, isPending, isError, error, refetch } = useQuery(waitingQuery(api));
  const entries = data && [
    { label: t('Orders to confirm'), count: data.pending_orders, href: paths.orders({ status: 'pending' }) },
    { label: t('Unpaid orders'), count: data.unpaid_orders, href: paths.orders({ payment: 'Pending', open: '1' }) },
    { label: t('Tickets to answer'), count: data.waiting_tickets, href: paths.tickets({ status: 'waiting' }) },
    { label: t('Returns to answer'), count: data.waiting_returns, href: paths.returns({ status: 'requested' }) },
    { label: t('Failed refunds'), count: data.failed_refunds, href: paths.refunds({ status: 'Failed' }) },
    { label: t('Product changes to approve'), count: data.change_requests, href: paths.changeRequests({ status: 'waiting' }) },
    { label: t('Reported reviews'), count: data.reported_reviews, href: paths.reviews({ status: 'reported' }) },
    { label: t('Shop applications'), count: data.applications, href: paths.applications({ status: 'pending' }) },
    { label: t('People with undelivered messages'), count: data.failed_messages, href: paths.people({ undelivered: '1' }) },
    { label: t('Products low on stock'), count: data.low_stock, href: paths.products({ status: 'published', stock: 'low' }) },
  ];
  const visible = entries?.filter(({ count }) => count !== null);
  return (
    <section aria-labelledby="waiting-title" className="grid gap-3">
      <h2 id="waiting-title" className="text-lg font-bold">
        {t('Waiting for you')}
      </h2>
      {isPending && <Skeleton className="h-24 rounded-lg" />}
      {isError && !data && (
        <ErrorState kind="inline" title={t('The numbers could not be loaded')} text={explainError(i18n, error)} onRetry={() => refetch()} />
      )}
      {visible?.length === 0 && <p className="text-ink-muted">{t('Nothing waits that your role can see.')}</p>}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {visible?.map(({ label, count, href }) => (
          <li key={href}>
            <WaitingCard label={label} count={count ?? 0} href={href} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingCard({ label, count, href }: { label: string; count: number; href: string }) {
  const { number } = useServices().i18n;
  return (
    <Link
      href={href}
      className="flex h-full min-h-20 items-center justify-between gap-2 rounded-lg border border-line bg-surface px-4 py-3 hover:border-line-strong hover:bg-tint"
    >
      <span className="grid">
        <span className="text-sm text-ink-muted">{label}</span>
        <strong className={`text-xl tabular-nums ${count > 0 ? 'font-bold' : 'font-normal text-ink-muted'}`}>{number(count)}</strong>
      </span>
      <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-muted" />
    </Link>
  );
}

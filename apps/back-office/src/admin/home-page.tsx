import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useMe } from '../app/session.ts';
import { homeQuery } from '../features/orders/queries.ts';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useServices } from '../lib/services.tsx';

/** First what waits for somebody, each a link to the filtered list. */
export function HomePage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { name } = useMe();
  const home = useQuery(homeQuery(api));
  const waiting = home.data && [
    { label: t('Orders to confirm'), count: home.data.pending_orders, href: paths.orders({ status: 'pending' }) },
    { label: t('Tickets to answer'), count: home.data.waiting_tickets, href: paths.tickets({ status: 'waiting' }) },
    { label: t('Failed refunds'), count: home.data.failed_refunds, href: paths.orders({ refund: 'Failed' }) },
  ];
  const visible = waiting?.filter(({ count }) => count !== null);
  return (
    <>
      <PageHeader title={t('Hello, {name}', { name })} />
      <h2 className="text-lg font-bold">{t('Waiting for you')}</h2>
      {home.isPending && <Skeleton className="h-24 max-w-3xl rounded-lg" />}
      {home.isError && !home.data && (
        <ErrorState
          kind="inline"
          title={t('The numbers could not be loaded')}
          text={explainError(i18n, home.error)}
          onRetry={() => home.refetch()}
        />
      )}
      {visible?.length === 0 && <p className="text-ink-muted">{t('Nothing waits that your role can see.')}</p>}
      <ul className="grid max-w-3xl gap-3 sm:grid-cols-2">
        {visible?.map(({ label, count, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-20 items-center justify-between gap-3 rounded-lg border border-line bg-surface px-5 py-4 hover:border-line-strong hover:bg-tint"
            >
              <span className="grid">
                <span className="text-sm text-ink-muted">{label}</span>
                <strong className="text-xl font-bold tabular-nums">{i18n.number(count ?? 0)}</strong>
              </span>
              <ChevronRight aria-hidden="true" className="mirror size-5 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

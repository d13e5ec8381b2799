import { failureText } from '@souk/client/api/api-error.ts';
import { lazyPart } from '@souk/client/lazy-part.ts';
import type { OrderReturns as Returns } from '@souk/contract/orders/returns';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { ordersQueries } from '../queries.ts';
import { ReturnCard } from './return-card.tsx';

/** The returns of an order with their steps, and the button that asks for one. */
export function OrderReturns({ orderId }: { orderId: number }) {
  const i18n = useI18n();
  const { t, moment } = i18n;
  const { data, isError, error, refetch } = useQuery(ordersQueries.returns(useApi(), orderId));
  return (
    <section aria-label={t('Returns')} className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5 print:hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5">
          <h2 className="text-base">{t('Returns')}</h2>
          {data?.can_return && data.return_until && (
            <p className="text-sm text-ink-muted">{t('You can return items until {moment}.', { moment: moment(data.return_until) })}</p>
          )}
        </div>
        {data?.can_return && <ReturnButton orderId={orderId} returns={data} />}
      </header>
      {!data && !isError && <Skeleton className="h-12 rounded-md" />}
      {isError && !data && (
        <ErrorState kind="inline" title={t('The returns could not be loaded')} text={failureText(i18n, error)} onRetry={() => refetch()} />
      )}
      {data && data.returns.length > 0 && (
        <ul className="grid gap-3">
          {data.returns.map((asked) => (
            <li key={asked.id}>
              <ReturnCard orderId={orderId} asked={asked} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Loaded on demand: few visits ask for a return. */
const ReturnDialog = lazyPart(
  () => import('./return-dialog.tsx'),
  ({ ReturnDialog }) => ReturnDialog,
);

function ReturnButton({ orderId, returns }: { orderId: number; returns: Returns }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        onClick={() => {
          setLoaded(true);
          setOpen(true);
        }}
      >
        <PackageOpen aria-hidden="true" />
        {t('Return items')}
      </Button>
      {isLoaded && (
        <Suspense>
          <ReturnDialog open={isOpen} orderId={orderId} lines={returns.lines} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

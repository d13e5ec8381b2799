import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../lib/back-link.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { explainError, useServices } from '../../../lib/services.tsx';
import { PackingListButtons } from '../../orders/packing-list-buttons.tsx';
import { shopOrdersQuery } from '../../orders/queries.ts';
import { TrackingForm } from '../../orders/tracking-form.tsx';
import { sellerPaths } from '../../paths.ts';

/** Hands over several orders: their tracking numbers are typed or scanned down a list. */
export function ShipPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [params] = useSearchParams();
  const codes = (params.get('codes') ?? '').split(',').filter(Boolean);
  const query = { codes: codes.join(','), per_page: 50, sort: 'oldest' };
  // A refetch would replace the list under the hands of the member.
  const orders = useQuery({ ...shopOrdersQuery(api, query), enabled: codes.length > 0, refetchOnWindowFocus: false });
  return (
    <>
      <BackLink href={sellerPaths.orders()} label={t('Orders')} />
      <PageHeader title={t('Hand over several orders')}>
        <div className="flex flex-wrap gap-2">
          <PackingListButtons codes={codes} />
        </div>
      </PageHeader>
      {codes.length === 0 && <p className="text-ink-muted">{t('Select orders in the list first.')}</p>}
      {orders.isLoading && <Skeleton className="h-96 rounded-lg" />}
      {orders.isError && (
        <ErrorState title={t('The orders could not be loaded')} text={explainError(i18n, orders.error)} onRetry={() => orders.refetch()} />
      )}
      {orders.data && <TrackingForm orders={orders.data.orders} />}
    </>
  );
}

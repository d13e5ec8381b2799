import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ManagedOrder } from '@souk/contract/back-office/orders';
import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../app/session.ts';
import { OrderActions } from '../features/orders/order-actions.tsx';
import { OrderFacts, OrderLines } from '../features/orders/order-facts.tsx';
import { OrderHistory } from '../features/orders/order-history.tsx';
import { OrderNotes } from '../features/orders/order-notes.tsx';
import { OrderParcels } from '../features/orders/order-parcels.tsx';
import { PaymentBadge, StatusBadge } from '../features/orders/order-words.tsx';
import { InvoiceButton, PrintButtons } from '../features/orders/print-buttons.tsx';
import { orderQuery } from '../features/orders/queries.ts';
import { BackLink } from '../lib/back-link.tsx';
import { Moment } from '../lib/moment.tsx';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { ReturnsOfOrder } from '../lib/returns/returns-of-order.tsx';
import { explainError, useServices } from '../lib/services.tsx';

/** One order: what can be done next, its lines and amounts, the people, and its history. */
export function OrderPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { code = '' } = useParams();
  const mayRead = useMay('support:read');
  const order = useQuery(orderQuery(api, code));
  const isMissing = isNotFound(order.error);
  return (
    <>
      <BackLink href={paths.orders()} label={t('Orders')} />
      <PageHeader title={t('Order {code}', { code: code.toUpperCase() })}>
        {order.data && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            <StatusBadge status={order.data.order.status} />
            <PaymentBadge status={order.data.order.payment_status} />
            <Moment at={order.data.order.created_at} />
          </p>
        )}
        {order.data && (
          <div className="flex flex-wrap gap-2">
            <PrintButtons codes={[order.data.order.code]} />
            {order.data.order.invoice_url && <InvoiceButton code={order.data.order.code} />}
            {mayRead && (
              <ButtonLink variant="secondary" size="sm" href={paths.conversations({ order: order.data.order.code })}>
                {t('Messages')}
              </ButtonLink>
            )}
          </div>
        )}
      </PageHeader>
      {order.isPending && <Skeleton className="h-96 rounded-lg" />}
      {order.isError && !order.data && (
        <ErrorState
          title={isMissing ? t('There is no such order') : t('The order could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, order.error)}
          onRetry={isMissing ? undefined : () => order.refetch()}
        />
      )}
      {order.data && <OrderSections managed={order.data} />}
    </>
  );
}

function OrderSections({ managed }: { managed: ManagedOrder }) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-5">
        <OrderActions managed={managed} />
        <OrderParcels managed={managed} />
        <OrderLines managed={managed} />
        <ReturnsOfOrder returns={managed.returns} href={paths.return} />
      </div>
      <div className="grid gap-5">
        <OrderFacts managed={managed} />
        <OrderNotes managed={managed} />
        <OrderHistory managed={managed} />
      </div>
    </div>
  );
}

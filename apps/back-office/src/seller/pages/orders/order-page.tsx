import { isNotFound } from '@souk/client/api/api-error.ts';
import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackLink } from '../../../lib/back-link.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { ReturnsOfOrder } from '../../../lib/returns/returns-of-order.tsx';
import { explainError, useServices } from '../../../lib/services.tsx';
import { OrderActions } from '../../orders/order-actions.tsx';
import { OrderAmounts, OrderDelivery, OrderHistory, OrderItems, OrderParcels } from '../../orders/order-details.tsx';
import { OrderBadges } from '../../orders/order-words.tsx';
import { shopOrderQuery } from '../../orders/queries.ts';
import { sellerPaths } from '../../paths.ts';
import { useSellerMay } from '../../seller-session.ts';

/** One order: its next step, what is in it, where it goes. */
export function OrderPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { code = '' } = useParams();
  const mayMoney = useSellerMay('money');
  const mayMessage = useSellerMay('messages');
  const order = useQuery(shopOrderQuery(api, code));
  const isMissing = isNotFound(order.error);
  return (
    <>
      <BackLink href={sellerPaths.orders()} label={t('Orders')} />
      <PageHeader title={t('Order {code}', { code: code.toUpperCase() })}>
        {order.data && (
          <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            <OrderBadges order={order.data} />
            <Moment at={order.data.created_at} />
            {mayMessage && (
              <ButtonLink variant="secondary" size="sm" href={sellerPaths.orderMessages(order.data)}>
                {t('Message the shopper')}
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
      {order.data && (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-5">
            <OrderActions order={order.data} />
            <OrderItems order={order.data} />
            <OrderParcels order={order.data} />
            <ReturnsOfOrder returns={order.data.returns} href={sellerPaths.return} />
          </div>
          <div className="grid gap-5">
            <OrderDelivery order={order.data} />
            {mayMoney && <OrderAmounts code={order.data.code} />}
            <OrderHistory order={order.data} />
          </div>
        </div>
      )}
    </>
  );
}

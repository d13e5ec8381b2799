import { useLocation } from 'react-router';
import { parseOrderListParams } from '../../features/orders/model/order-list-params.ts';
import { OrderList, OrderListSkeleton } from '../../features/orders/order-list.tsx';
import { ordersQueries } from '../../features/orders/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services, url }: LoaderArgs) {
  if (services.auth.getState().token) await load(services, ordersQueries.list(services.api, parseOrderListParams(url.searchParams)));
}

export function Component() {
  const { t } = useI18n();
  const { search } = useLocation();
  return (
    <>
      <PageHead title={t('Order History')} noIndex />
      <h1 className="mb-3 text-xl">{t('Order History')}</h1>
      <OrderList shown={parseOrderListParams(new URLSearchParams(search))} />
    </>
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="mb-3 text-xl">{t('Order History')}</h1>
      <OrderListSkeleton />
    </>
  );
}

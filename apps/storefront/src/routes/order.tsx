import { useParams } from 'react-router';
import { fetchCart, openDrawer } from '../features/cart/cart-calls.ts';
import { catalogQueries } from '../features/catalog/queries.ts';
import { readOrderId } from '../features/orders/model/orders-address.ts';
import { OrderScreen } from '../features/orders/order-screen.tsx';
import { ordersQueries } from '../features/orders/orders-queries.ts';
import { OrderSkeleton } from '../features/orders/orders-skeleton.tsx';
import { notFound } from '../lib/api/api-error.ts';
import { type LoaderArgs, load } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { useI18n, useServices } from '../lib/services/services-context.tsx';

export async function loader({ services, params }: LoaderArgs) {
  const id = readOrderId(params.id);
  if (id === undefined) throw notFound();
  if (services.auth.getState().token) await load(services, ordersQueries.one(services.api, id));
}

export function Component() {
  const services = useServices();
  const { t } = useI18n();
  const id = readOrderId(useParams().id);
  if (id === undefined) throw notFound();
  async function handleAddedAgain() {
    await fetchCart(services);
    openDrawer(services);
  }
  function handleReviewed(productId: number) {
    const { queryClient, api } = services;
    void queryClient.invalidateQueries({ queryKey: catalogQueries.product(api, productId).queryKey });
    void queryClient.invalidateQueries({ queryKey: catalogQueries.reviewsKey });
  }
  return (
    <>
      <PageHead title={t('Order')} noIndex />
      <OrderScreen id={id} onAddedAgain={handleAddedAgain} onReviewed={handleReviewed} />
    </>
  );
}

export function Skeleton() {
  return <OrderSkeleton />;
}

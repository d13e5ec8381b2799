import { notFound } from '@souk/client/api/api-error.ts';
import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useParams } from 'react-router';
import { fetchCart, openDrawer } from '../../features/cart/mutations.ts';
import { catalogQueries } from '../../features/catalog/queries.ts';
import { conversationsQueries } from '../../features/conversations/queries.ts';
import { LinkedOrders } from '../../features/orders/linked-orders.tsx';
import { parseOrderId } from '../../features/orders/model/order-list-params.ts';
import { OrderScreen, OrderSkeleton } from '../../features/orders/order-screen.tsx';
import { ordersQueries } from '../../features/orders/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { useHydrated } from '../../lib/services/session.ts';

/** Two addresses: `/order-history/:id` in the account, and `/order-link/:token` from a message. */
export async function loader({ services, params }: LoaderArgs) {
  if (params.token !== undefined) return;
  const id = parseOrderId(params.id);
  if (id === undefined) throw notFound();
  if (services.auth.getState().token) await load(services, ordersQueries.one(services.api, id));
}

export function Component() {
  const { t } = useI18n();
  const { id, token } = useParams();
  return (
    <>
      <PageHead title={t('Order')} noIndex />
      {token === undefined ? <OwnOrder id={parseOrderId(id)} /> : <LinkedOrder token={token} />}
    </>
  );
}

function OwnOrder({ id }: { id: number | undefined }) {
  const services = useServices();
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
  return <OrderScreen id={id} onAddedAgain={handleAddedAgain} onReviewed={handleReviewed} shopAction={<MessageLink orderId={id} />} />;
}

/** Nothing where the server has no conversations. */
function MessageLink({ orderId }: { orderId: number }) {
  const { t } = useI18n();
  const { data: unread } = useQuery(conversationsQueries.unread(useApi()));
  if (unread === undefined || unread === null) return null;
  return (
    <ButtonLink variant="text" size="sm" href={paths.newConversation({ order: orderId })} className="print:hidden">
      <MessageCircle aria-hidden="true" />
      {t('Message the shop')}
    </ButtonLink>
  );
}

const linkedClass = 'page-width py-6 sm:py-9';

/** The HTML of the server is cached for everybody, so it may not contain an order. */
function LinkedOrder({ token }: { token: string }) {
  const hydrated = useHydrated();
  return <div className={linkedClass}>{hydrated ? <LinkedOrders token={token} /> : <OrderSkeleton />}</div>;
}

export function Skeleton() {
  const isLinked = useParams().token !== undefined;
  return (
    <div className={isLinked ? linkedClass : undefined}>
      <OrderSkeleton />
    </div>
  );
}

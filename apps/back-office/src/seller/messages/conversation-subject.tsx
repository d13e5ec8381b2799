import type { ShopConversation } from '@souk/contract/seller/conversations';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../lib/panel.tsx';
import { useI18n, useServices } from '../../lib/services.tsx';
import { OrderItems } from '../orders/order-details.tsx';
import { OrderBadges } from '../orders/order-words.tsx';
import { shopOrderQuery } from '../orders/queries.ts';
import { Thumbnail } from '../orders/thumbnail.tsx';
import { sellerPaths } from '../paths.ts';
import { useSellerMay } from '../seller-session.ts';

/** The order or the product that a conversation is about. */
export function ConversationSubject({ order, product }: Pick<ShopConversation, 'order' | 'product'>) {
  const { t } = useI18n();
  const mayOrders = useSellerMay('orders');
  if (order) return mayOrders ? <SubjectOrder code={order.code} /> : null;
  if (!product) return null;
  return (
    <Panel title={t('Product')}>
      <a href={`/products/${product.id}/details`} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3 text-sm">
        <Thumbnail src={product.picture} />
        <bdi className="font-semibold text-accent underline wrap-anywhere">{product.name}</bdi>
      </a>
    </Panel>
  );
}

function SubjectOrder({ code }: { code: string }) {
  const { api, i18n } = useServices();
  const { data: order } = useQuery(shopOrderQuery(api, code));
  return (
    <>
      <Panel title={i18n.t('Order')}>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Link href={sellerPaths.order({ code })} className="font-semibold text-accent underline">
            <bdi dir="ltr">{code}</bdi>
          </Link>
          {order && <OrderBadges order={order} />}
        </p>
      </Panel>
      {order && <OrderItems order={order} />}
    </>
  );
}

import { lazyPart } from '@souk/client/lazy-part.ts';
import { Suspense } from 'react';
import type { Order } from '../../lib/other-servers/answers.ts';

const OrderParcels = lazyPart(
  () => import('./order-parcels.tsx'),
  ({ OrderParcels }) => OrderParcels,
);

/** The parcels of an order. Their code loads only for an order that has some. */
export function SentParcels({ parcels }: Pick<Order, 'parcels'>) {
  if (parcels.length === 0) return null;
  return (
    <Suspense>
      <OrderParcels parcels={parcels} />
    </Suspense>
  );
}

import { lazyPart } from '@souk/client/lazy-part.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Suspense } from 'react';
import type { Order } from '../../../lib/other-servers/answers.ts';

const OrderReturns = lazyPart(
  () => import('./order-returns.tsx'),
  ({ OrderReturns }) => OrderReturns,
);

/** The returns of an order. Their code and data load only for an order that has some, or of which items can be returned. */
export function SentReturns({ order: { id, returns } }: { order: Pick<Order, 'id' | 'returns'> }) {
  if (!returns.can_return && returns.count === 0) return null;
  return (
    <Suspense fallback={<Skeleton className="h-28 rounded-lg print:hidden" />}>
      <OrderReturns orderId={id} />
    </Suspense>
  );
}

import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

const CountedCheckout = lazyPart(
  () => import('./counted-checkout.tsx'),
  ({ CountedCheckout }) => CountedCheckout,
);

/** The steps of a checkout, whose code comes while the amounts are being asked for: once for the cart's page and for buying at once. */
export function LazyCheckout(props: ComponentProps<typeof CountedCheckout>) {
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <CountedCheckout {...props} />
    </Suspense>
  );
}

import { lazyPart } from '@souk/client/lazy-part.ts';
import { type ComponentProps, Suspense } from 'react';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

const CheckoutSteps = lazyPart(
  () => import('./checkout-steps.tsx'),
  ({ CheckoutSteps }) => CheckoutSteps,
);

/** The steps of a checkout; their code loads while the amounts do. */
export function LazyCheckout(props: ComponentProps<typeof CheckoutSteps>) {
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <CheckoutSteps {...props} />
    </Suspense>
  );
}

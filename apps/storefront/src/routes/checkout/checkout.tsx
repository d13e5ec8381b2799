import { lazyPart } from '@souk/client/lazy-part.ts';
import { Suspense } from 'react';
import { AddressPicker, useDeliveryAddress } from '../../features/account/address-picker.tsx';
import { clearOrdered, fetchCart, openDrawer } from '../../features/cart/mutations.ts';
import { useCheckoutSummary } from '../../features/cart/use-summary.ts';
import { CheckoutPage, CheckoutPageSkeleton } from '../../features/checkout/checkout-page.tsx';
import { CheckoutScreen } from '../../features/checkout/checkout-screen.tsx';
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx';
import { useI18n, useServices, useSettings, useVisitor } from '../../lib/services/services-context.tsx';
import { prepareGuest } from './prepare-guest.ts';

const VisitorRow = lazyPart(
  () => import('../../features/catalog/visitor-row.tsx'),
  ({ VisitorRow }) => VisitorRow,
);
const GuestCheckout = lazyPart(
  () => import('./guest-checkout.tsx'),
  ({ GuestCheckout }) => GuestCheckout,
);

export function Component() {
  const { t } = useI18n();
  const isGuest = useSettings((state) => state.guestCheckout);
  const hasItems = useVisitor((state) => state.items.length > 0);
  const guest = isGuest && hasItems && (
    <Suspense fallback={<CheckoutSkeleton />}>
      <GuestCheckout />
    </Suspense>
  );
  const signIn = isGuest
    ? { title: t('Cart is empty'), text: t('If you have an account, sign in: your cart may be there.') }
    : { title: t('Sign in to check out'), text: t('Your cart is saved. You will return here after signing in.') };
  return (
    <CheckoutPage title={t('Checkout')} signIn={signIn} guest={guest} more={<LaterRow />}>
      <Checkout />
    </CheckoutPage>
  );
}

function Checkout() {
  const services = useServices();
  const { address, choose } = useDeliveryAddress();
  const summary = useCheckoutSummary();
  return (
    <CheckoutScreen
      summary={summary}
      delivery={{ address, addressPicker: <AddressPicker value={address} onChange={choose} /> }}
      prepareGuest={async (contact) => {
        const stored = await prepareGuest(services, contact, { isBuyNow: false });
        if (stored) choose(stored);
        return stored?.id;
      }}
      cart={{
        open: () => openDrawer(services),
        refresh: () => fetchCart(services),
        clearOrdered: () => clearOrdered(services, { isBuyNow: false }),
      }}
    />
  );
}

/** Its code loads after the page. */
function LaterRow() {
  return (
    <Suspense>
      <VisitorRow />
    </Suspense>
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return <CheckoutPageSkeleton title={t('Checkout')} />;
}

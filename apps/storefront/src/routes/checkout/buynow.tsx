import { lazyPart } from '@souk/client/lazy-part.ts';
import { Suspense } from 'react';
import { AddressPicker, useDeliveryAddress } from '../../features/account/address-picker.tsx';
import { clearOrdered } from '../../features/cart/mutations.ts';
import { useBuyNowSummary } from '../../features/cart/use-summary.ts';
import { BuyNowScreen, useBuyNowCode } from '../../features/checkout/buy-now-screen.tsx';
import { CheckoutPage, CheckoutPageSkeleton } from '../../features/checkout/checkout-page.tsx';
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx';
import { useI18n, useServices, useSettings, useVisitor } from '../../lib/services/services-context.tsx';
import { prepareGuest } from './prepare-guest.ts';

const VisitorRow = lazyPart(
  () => import('../../features/catalog/visitor-row.tsx'),
  ({ VisitorRow }) => VisitorRow,
);
const GuestBuyNow = lazyPart(
  () => import('./guest-checkout.tsx'),
  ({ GuestBuyNow }) => GuestBuyNow,
);

export function Component() {
  const { t } = useI18n();
  const isGuest = useSettings((state) => state.guestCheckout && state.guestCart);
  const hasChosen = useVisitor((state) => state.direct !== null);
  const guest = isGuest && hasChosen && (
    <Suspense fallback={<CheckoutSkeleton />}>
      <GuestBuyNow />
    </Suspense>
  );
  const signIn = { title: t('Sign in to buy now'), text: t('Your selection is saved. You will return here after signing in.') };
  return (
    <CheckoutPage title={t('Buy now')} signIn={signIn} guest={guest} more={<LaterRow />}>
      <BuyNow />
    </CheckoutPage>
  );
}

function BuyNow() {
  const services = useServices();
  const { address, choose } = useDeliveryAddress();
  const [code, onCode] = useBuyNowCode();
  const summary = useBuyNowSummary(code);
  return (
    <BuyNowScreen
      summary={summary}
      onCode={onCode}
      delivery={{ address, addressPicker: <AddressPicker value={address} onChange={choose} /> }}
      prepareGuest={async (contact) => {
        const stored = await prepareGuest(services, contact, { isBuyNow: true });
        if (stored) choose(stored);
        await summary.refetch();
        return stored?.id;
      }}
      cart={{ refresh: async () => undefined, clearOrdered: () => clearOrdered(services, { isBuyNow: true }) }}
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
  return <CheckoutPageSkeleton title={t('Buy now')} />;
}

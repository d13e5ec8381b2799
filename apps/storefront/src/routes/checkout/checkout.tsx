import { AddressPicker, useDeliveryAddress } from '../../features/account/address-picker.tsx';
import { clearOrdered, fetchCart, openDrawer } from '../../features/cart/mutations.ts';
import { useCheckoutSummary } from '../../features/cart/use-summary.ts';
import { CheckoutPage, CheckoutPageSkeleton } from '../../features/checkout/checkout-page.tsx';
import { CheckoutScreen } from '../../features/checkout/checkout-screen.tsx';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';

export function Component() {
  const { t } = useI18n();
  const signIn = { title: t('Sign in to check out'), text: t('Your cart is saved. You will return here after signing in.') };
  return (
    <CheckoutPage title={t('Checkout')} signIn={signIn}>
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
      cart={{
        open: () => openDrawer(services),
        refresh: () => fetchCart(services),
        clearOrdered: () => clearOrdered(services, { isBuyNow: false }),
      }}
    />
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return <CheckoutPageSkeleton title={t('Checkout')} />;
}

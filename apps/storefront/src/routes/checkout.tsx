import { AddressPicker } from '../features/account/address-picker.tsx';
import { useDeliveryAddress } from '../features/account/use-delivery-address.ts';
import { fetchCart, openDrawer } from '../features/cart/cart-calls.ts';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import { SignInFirst } from '../features/checkout/sign-in-first.tsx';
import { PageHead } from '../lib/page/page-head.tsx';
import { useI18n, useServices } from '../lib/services/services-context.tsx';
import { useSession } from '../lib/services/use-session.ts';

export function Component() {
  const { t } = useI18n();
  const { status } = useSession();
  if (status === 'visitor') {
    return (
      <>
        <PageHead title={t('Checkout')} noIndex />
        <SignInFirst title={t('Sign in to check out')} text={t('Your cart stays as it is, and you come back right here.')} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('Checkout')} noIndex />
      <h1 className="page-width pt-5 pb-4 text-xl sm:pt-7 sm:pb-6">{t('Checkout')}</h1>
      {status === 'unknown' ? <CheckoutSkeleton /> : <Checkout />}
    </>
  );
}

function Checkout() {
  const services = useServices();
  const { address, choose } = useDeliveryAddress();
  return (
    <CheckoutScreen
      delivery={{ address, addressPicker: <AddressPicker value={address} onChange={choose} /> }}
      onOpenCart={() => openDrawer(services)}
      refreshCart={() => fetchCart(services)}
    />
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="page-width pt-5 pb-4 text-xl sm:pt-7 sm:pb-6">{t('Checkout')}</h1>
      <CheckoutSkeleton />
    </>
  );
}

import { AddressPicker, useDeliveryAddress } from '../../features/account/address-picker.tsx';
import { clearOrdered } from '../../features/cart/mutations.ts';
import { useBuyNowSummary } from '../../features/cart/use-summary.ts';
import { BuyNowScreen, useBuyNowCode } from '../../features/checkout/buy-now-screen.tsx';
import { CheckoutPage, CheckoutPageSkeleton } from '../../features/checkout/checkout-page.tsx';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';

export function Component() {
  const { t } = useI18n();
  const signIn = { title: t('Sign in to buy now'), text: t('Your selection is saved. You will return here after signing in.') };
  return (
    <CheckoutPage title={t('Buy now')} signIn={signIn}>
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
      cart={{ refresh: async () => undefined, clearOrdered: () => clearOrdered(services, { isBuyNow: true }) }}
    />
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return <CheckoutPageSkeleton title={t('Buy now')} />;
}

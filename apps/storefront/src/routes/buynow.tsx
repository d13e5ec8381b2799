import { AddressPicker } from '../features/account/address-picker.tsx';
import { useDeliveryAddress } from '../features/account/use-delivery-address.ts';
import { BuyNowScreen } from '../features/checkout/buy-now-screen.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import { SignInFirst } from '../features/checkout/sign-in-first.tsx';
import { PageHead } from '../lib/page/page-head.tsx';
import { useI18n } from '../lib/services/services-context.tsx';
import { useSession } from '../lib/services/use-session.ts';

const titleClass = 'page-width pt-5 pb-4 text-xl sm:pt-7 sm:pb-6';

export function Component() {
  const { t } = useI18n();
  const { status } = useSession();
  if (status === 'visitor') {
    return (
      <>
        <PageHead title={t('Buy now')} noIndex />
        <SignInFirst title={t('Sign in to buy now')} text={t('What you chose is kept, and you come back right here.')} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('Buy now')} noIndex />
      <h1 className={titleClass}>{t('Buy now')}</h1>
      {status === 'unknown' ? <CheckoutSkeleton /> : <BuyNow />}
    </>
  );
}

function BuyNow() {
  const { address, choose } = useDeliveryAddress();
  return <BuyNowScreen delivery={{ address, addressPicker: <AddressPicker value={address} onChange={choose} /> }} />;
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className={titleClass}>{t('Buy now')}</h1>
      <CheckoutSkeleton />
    </>
  );
}

import { notFound } from '@souk/client/api/api-error.ts';
import { PhoneVerification } from '../../features/identity/codes/phone-verification.tsx';
import { applicationOptionsQuery } from '../../features/seller/queries.ts';
import { SellerScreen, SellerSkeleton } from '../../features/seller/seller-screen.tsx';
import { type LoaderArgs, loadOptional } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';

export async function loader({ services }: LoaderArgs) {
  if (!services.settings.getState().multiVendor) throw notFound();
  await loadOptional(services, applicationOptionsQuery(services.api));
}

export function Component() {
  const { t } = useI18n();
  // In the browser the settings may arrive after the page has started.
  if (!useSettings((state) => state.multiVendor)) throw notFound();
  return (
    <>
      <PageHead title={t('Become a Seller')} description={t('Sell alongside many small shops. Opening your shop is free.')} />
      <SellerScreen renderPhone={(parts) => <PhoneVerification {...parts} />} />
    </>
  );
}

export function Skeleton() {
  return <SellerSkeleton />;
}

import { PhoneProof } from '../features/identity/phone-proof.tsx';
import { SellerScreen } from '../features/seller/seller-screen.tsx';
import { SellerSkeleton } from '../features/seller/seller-skeleton.tsx';
import { notFound } from '../lib/api/api-error.ts';
import type { LoaderArgs } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { useI18n, useSettings } from '../lib/services/services-context.tsx';

export function loader({ services }: LoaderArgs) {
  if (!services.settings.getState().multiVendor) throw notFound();
}

export function Component() {
  const { t } = useI18n();
  // In the browser the configuration may come after the page has begun.
  if (!useSettings((state) => state.multiVendor)) throw notFound();
  return (
    <>
      <PageHead
        title={t('Become a Seller')}
        description={t('Many small shops under one roof, and room for yours. Tell us what you sell; opening costs nothing.')}
      />
      <SellerScreen renderPhone={(parts) => <PhoneProof {...parts} />} />
    </>
  );
}

export function Skeleton() {
  return <SellerSkeleton />;
}

import { notFound } from '@souk/client/api/api-error.ts';
import { lazyPart } from '@souk/client/lazy-part.ts';
import { useParams, useSearchParams } from 'react-router';
import { SignInFirst } from '../../features/checkout/checkout-skeleton.tsx';
import { parseOrderId } from '../../features/orders/model/order-list-params.ts';
import { parseReturnHint } from '../../features/orders/model/payment.ts';
import { OrderConfirmed, OrderConfirmedSkeleton } from '../../features/orders/order-confirmed.tsx';
import type { LoaderArgs } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useSession } from '../../lib/services/session.ts';

// Only browsers that can show notifications load its code, after the page.
const PushOffer = lazyPart(
  () => import('../../features/identity/profile/message-choice.tsx'),
  (code) => code.PushOffer,
);

export function loader({ params }: LoaderArgs) {
  if (parseOrderId(params.id) === undefined) throw notFound();
}

export function Component() {
  const { t } = useI18n();
  const { status } = useSession();
  const id = parseOrderId(useParams().id);
  const [search] = useSearchParams();
  if (id === undefined) throw notFound();
  return (
    <>
      <PageHead title={t('Order confirmed')} noIndex />
      {status === 'unknown' && <OrderConfirmedSkeleton />}
      {status === 'visitor' && <SignInFirst title={t('Sign in to see your order')} text={t('Only you can see what you ordered.')} />}
      {status === 'shopper' && <OrderConfirmed id={id} hint={parseReturnHint(search)} offer={<PushOffer />} />}
    </>
  );
}

export function Skeleton() {
  return <OrderConfirmedSkeleton />;
}

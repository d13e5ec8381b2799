import { useParams, useSearchParams } from 'react-router';
import { SignInFirst } from '../features/checkout/sign-in-first.tsx';
import { readOrderId } from '../features/orders/model/orders-address.ts';
import { readReturnHint } from '../features/orders/model/payment-state.ts';
import { OrderConfirmed } from '../features/orders/order-confirmed.tsx';
import { OrderConfirmedSkeleton } from '../features/orders/orders-skeleton.tsx';
import { notFound } from '../lib/api/api-error.ts';
import type { LoaderArgs } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { useI18n } from '../lib/services/services-context.tsx';
import { useSession } from '../lib/services/use-session.ts';

export function loader({ params }: LoaderArgs) {
  if (readOrderId(params.id) === undefined) throw notFound();
}

export function Component() {
  const { t } = useI18n();
  const { status } = useSession();
  const id = readOrderId(useParams().id);
  const [search] = useSearchParams();
  if (id === undefined) throw notFound();
  return (
    <>
      <PageHead title={t('Order confirmed')} noIndex />
      {status === 'unknown' && <OrderConfirmedSkeleton />}
      {status === 'visitor' && <SignInFirst title={t('Sign in to see your order')} text={t('Only you can see what you ordered.')} />}
      {status === 'shopper' && <OrderConfirmed id={id} hint={readReturnHint(search)} />}
    </>
  );
}

export function Skeleton() {
  return <OrderConfirmedSkeleton />;
}

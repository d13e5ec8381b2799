import { ButtonLink } from '@souk/ui/button.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { Order } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { WrittenAddress } from '../../lib/written-address.tsx';
import { cash, paymentState, pollInterval, purchaseTotal, type ReturnHint } from './model/payment.ts';
import { ConfirmedIllustration } from './payment-illustrations.tsx';
import { PaymentOutcome, PlacedOrders } from './payment-outcome.tsx';
import { PlacedParcel } from './placed-parcel.tsx';
import { ordersQueries } from './queries.ts';

type OrderConfirmedProps = { id: number; hint: ReturnHint | undefined; offer: ReactNode };

/** The confirmation, or the state of the payment. `hint` is how the shopper left the payment page, `offer` follows the confirmation. */
export function OrderConfirmed({ id, hint, offer }: OrderConfirmedProps) {
  const { data: order } = useSuspenseQuery({
    ...ordersQueries.one(useApi(), id),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && paymentState(data, hint).kind === 'waiting' && pollInterval(dataUpdateCount),
  });
  const state = paymentState(order, hint);
  return (
    <div className="page-width grid justify-items-center gap-8 py-8 sm:py-12">
      {state.kind === 'settled' ? <Settled order={order} isPaid={state.isPaid} /> : <PaymentOutcome order={order} state={state} />}
      {state.kind === 'settled' && <Suspense>{offer}</Suspense>}
      <NextLinks order={order} isMain={state.kind === 'settled' || state.kind === 'over'} />
    </div>
  );
}

function Settled({ order, isPaid }: { order: Order; isPaid: boolean }) {
  const { t, plural } = useI18n();
  const orders = order.purchase_orders;
  const isFree = purchaseTotal(orders) === 0;
  const due = order.payment_method === cash ? t('To pay on delivery') : t('To pay');
  return (
    <>
      <header aria-live="polite" className="grid max-w-xl justify-items-center gap-2 text-center">
        <ConfirmedIllustration className="w-48" />
        <h1 className="mt-2 text-xl">{isPaid && !isFree ? t('Thank you, your order is paid') : t('Thank you, your order is placed')}</h1>
        <p className="text-ink-muted">
          {orders.length > 1
            ? plural(
                orders.length,
                'One shop is preparing your order.',
                '{count} shops are preparing your order. Each sends its own parcel.',
              )
            : t('{shop} is preparing your order.', { shop: order.shop?.name ?? t('The shop') })}
        </p>
      </header>
      <div className="grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <PlacedOrders
          orders={orders}
          totalLabel={isFree ? t('Nothing to pay') : isPaid ? t('Paid') : due}
          parcelOf={(id) => <PlacedParcel id={id} />}
        />
        <NextSteps order={order} />
      </div>
    </>
  );
}

function NextLinks({ order, isMain }: { order: Order; isMain: boolean }) {
  const { t } = useI18n();
  const isSeveral = order.purchase_orders.length > 1;
  return (
    <div className="flex justify-center gap-3 max-sm:w-full max-sm:flex-col">
      <ButtonLink variant={isMain ? 'primary' : 'secondary'} href={isSeveral ? paths.orderHistory() : paths.order({ id: order.id })}>
        {isSeveral ? t('View your orders') : t('View your order')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.products()}>
        {t('Keep shopping')}
      </ButtonLink>
    </div>
  );
}

function NextSteps({ order }: { order: Order }) {
  const { t, figures } = useI18n();
  const isFree = purchaseTotal(order.purchase_orders) === 0;
  const isCash = order.payment_method === cash && !isFree;
  const { address } = order;
  const steps = [
    {
      title: t('Confirmed by the shop'),
      text: isCash || isFree ? t('Until then, you can cancel free of charge.') : t('Until then, you can cancel for a full refund.'),
    },
    { title: t('Packed and shipped'), text: t('Track it on your order page at any time.') },
    {
      title: address?.name ? t('Delivered to {name}', { name: address.name }) : t('Delivered to you'),
      text: isCash ? t('Pay when your parcel is delivered.') : t('Sent to the address below.'),
    },
  ];
  return (
    <section aria-labelledby="next-steps" className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h2 id="next-steps" className="text-lg">
        {t('What happens next')}
      </h2>
      <ol className="grid gap-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3.5">
            <span
              aria-hidden="true"
              className="arch grid h-9 w-7 place-items-center bg-primary-soft pt-1.5 text-sm font-bold text-on-primary-soft tabular-nums"
            >
              {figures(index + 1)}
            </span>
            <span className="grid gap-0.5 text-sm wrap-anywhere">
              <strong>{title}</strong>
              <span className="text-ink-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {address && (
        <div className="grid gap-1 border-t border-line pt-4 text-sm wrap-anywhere">
          <h3 className="font-semibold text-ink-muted">{t('Delivery address')}</h3>
          <strong>{address.name}</strong>
          <span>
            <WrittenAddress address={address} />
          </span>
        </div>
      )}
    </section>
  );
}

export function OrderConfirmedSkeleton() {
  return (
    <div aria-busy="true" className="page-width grid justify-items-center gap-8 py-8 sm:py-12">
      <Skeleton className="h-40 w-48 rounded-lg" />
      <Skeleton className="h-8 w-72" />
      <div className="grid w-full max-w-4xl gap-5 md:grid-cols-2">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </div>
  );
}

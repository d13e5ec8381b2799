import { Spinner } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Order } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { type PaymentState, purchaseTotal } from './model/payment.ts';
import { OrderStatusBadge } from './order-card.tsx';
import { PayChoices } from './pay-choices.tsx';
import { PaymentIllustration } from './payment-illustrations.tsx';

type Unsettled = Exclude<PaymentState, { kind: 'settled' }>;

/** The state of an online payment: waiting, unpaid or over. */
export function PaymentOutcome({ order, state }: { order: Order; state: Unsettled }) {
  const { t } = useI18n();
  const isLong = useIsLong(state.kind === 'waiting');
  const { title, text } = useOutcomeTexts(order, state);
  const canPay = state.kind === 'unpaid' || isLong;
  return (
    <>
      <header aria-live="polite" className="grid max-w-xl justify-items-center gap-2 text-center">
        <PaymentIllustration waiting={state.kind === 'waiting'} className="w-48" />
        <h1 className="mt-2 text-xl">{title}</h1>
        <p className="text-ink-muted">{text}</p>
        {state.kind === 'waiting' && <Spinner className="mt-1 size-6 text-accent" />}
      </header>
      <div
        className={classNames('grid w-full grid-cols-[minmax(0,1fr)] items-start gap-5', canPay ? 'max-w-4xl md:grid-cols-2' : 'max-w-md')}
      >
        <PlacedOrders orders={order.purchase_orders} totalLabel={state.kind === 'over' ? t('Nothing to pay') : t('To pay')} />
        {canPay && (
          <section aria-labelledby="pay-panel" className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
            <h2 id="pay-panel" className="text-lg">
              {panelTitle(state, t)}
            </h2>
            {state.kind === 'waiting' && (
              <p className="text-sm text-ink-muted">
                {t('If you closed the payment page, open it again. You will never be charged twice.')}
              </p>
            )}
            <PayChoices order={order} />
          </section>
        )}
      </div>
    </>
  );
}

function useOutcomeTexts(order: Order, state: Unsettled): { title: string; text: string } {
  const { t } = useI18n();
  switch (state.kind) {
    case 'waiting':
      return {
        title: t('Awaiting your payment'),
        text: t('We are waiting for the payment confirmation. You can leave this page; we will notify you.'),
      };
    case 'unpaid':
      return state.failed
        ? { title: t('Your payment failed'), text: t('Your order is reserved. Try again, or choose another way to pay.') }
        : { title: t('Your order is not paid yet'), text: t('Pay now, or later from your orders.') };
    case 'over':
      return {
        title: order.payment_status === 'Refunded' ? t('Your refund is on its way') : t('This order was cancelled'),
        text: order.cancel_reason ?? t('It was not paid in time, so the items were released.'),
      };
  }
}

function panelTitle(state: Unsettled, t: (text: string) => string): string {
  if (state.kind === 'waiting') return t('Still waiting?');
  return state.kind === 'unpaid' && state.failed ? t('Pay again') : t('Pay now');
}

/** An answer usually takes seconds; after this the shopper is offered to pay again. */
const longWaitMilliseconds = 15_000;

function useIsLong(waiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), longWaitMilliseconds);
    return () => clearTimeout(timer);
  }, [waiting]);
  return isLong;
}

type PlacedOrdersProps = {
  orders: Order['purchase_orders'];
  totalLabel: string;
  /** Shown below each order. */
  parcelOf?: ((id: number) => ReactNode) | undefined;
};

export function PlacedOrders({ orders, totalLabel, parcelOf }: PlacedOrdersProps) {
  const { t } = useI18n();
  const money = useMoney();
  return (
    <section aria-labelledby="placed-orders" className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h2 id="placed-orders" className="text-lg">
        {orders.length === 1 ? t('Your order') : t('Your orders')}
      </h2>
      <ul className="divide-y divide-line">
        {orders.map(({ id, code, shop_name, payable_amount, status }) => (
          <li key={id}>
            <Link href={paths.order({ id })} className="group flex min-h-15 items-center gap-3 py-2">
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold tabular-nums group-hover:underline">
                  <bdi dir="ltr">#{code}</bdi>
                </span>
                <span className="truncate text-sm text-ink-muted">{shop_name}</span>
              </span>
              {status === 'Cancelled' ? (
                <OrderStatusBadge status="Cancelled" />
              ) : (
                <bdi className="text-sm tabular-nums">{money(payable_amount)}</bdi>
              )}
              <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-muted" />
            </Link>
            {parcelOf?.(id)}
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3.5 font-bold">
        <span>{totalLabel}</span>
        <bdi className="text-lg tabular-nums">{money(purchaseTotal(orders))}</bdi>
      </p>
    </section>
  );
}

import { useEffect, useState } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { PaymentState } from './model/payment-state.ts';
import { PayChoices } from './pay-choices.tsx';
import { PaymentDrawing } from './payment-drawing.tsx';
import { PlacedOrders } from './placed-orders.tsx';

type Unsettled = Exclude<PaymentState, { kind: 'settled' }>;

/** After the payment page: the answer is waited for, the payment can be tried again, or it is too late. */
export function PaymentOutcome({ order, state }: { order: Order; state: Unsettled }) {
  const { t } = useI18n();
  const isLong = useIsLong(state.kind === 'waiting');
  const { title, text } = useWords(order, state);
  const canPay = state.kind === 'unpaid' || isLong;
  return (
    <>
      <header aria-live="polite" className="grid max-w-xl justify-items-center gap-2 text-center">
        <PaymentDrawing waiting={state.kind === 'waiting'} className="w-48" />
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
              <p className="text-sm text-ink-muted">{t('If you closed the payment page, open it again. You never pay twice.')}</p>
            )}
            <PayChoices order={order} />
          </section>
        )}
      </div>
    </>
  );
}

function useWords(order: Order, state: Unsettled): { title: string; text: string } {
  const { t } = useI18n();
  switch (state.kind) {
    case 'waiting':
      return {
        title: t('Waiting for your payment'),
        text: t('The payment page tells us in a moment. You can leave this page: we will let you know.'),
      };
    case 'unpaid':
      return state.failed
        ? { title: t('The payment did not work'), text: t('Your order is kept for you. Try again, or choose another way to pay.') }
        : { title: t('Your order is not paid yet'), text: t('Pay now, or later from your orders.') };
    case 'over':
      return {
        title: order.payment_status === 'Refunded' ? t('Your money is on its way back') : t('This order was called off'),
        text: order.cancel_reason ?? t('It was not paid in time, so the shop has put everything back on the shelf.'),
      };
  }
}

function panelTitle(state: Unsettled, t: (text: string) => string): string {
  if (state.kind === 'waiting') return t('Still no answer?');
  return state.kind === 'unpaid' && state.failed ? t('Pay again') : t('Pay now');
}

/** An answer takes seconds; after this something may have gone wrong on the way. */
const longMilliseconds = 15_000;

function useIsLong(waiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), longMilliseconds);
    return () => clearTimeout(timer);
  }, [waiting]);
  return isLong;
}

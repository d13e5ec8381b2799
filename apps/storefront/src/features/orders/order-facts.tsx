import { Banknote, MapPin, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { WrittenAddress } from '../../lib/written-address.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const paymentTones = { Pending: 'warn', Paid: 'success', Refunded: 'neutral', Failed: 'sale_soft' } as const satisfies Record<
  Order['payment_status'],
  BadgeTone
>;

type OrderPayment = NonNullable<Order['payment']>;

/** Where it goes, and how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useI18n();
  return (
    <section
      aria-label={t('Delivery and payment')}
      className="grid gap-5 rounded-lg border border-line bg-surface p-4 text-sm sm:p-6 xl:grid-cols-2"
    >
      {order.address && (
        <Fact icon={<MapPin aria-hidden="true" />} title={t('Delivery address')}>
          <strong className="block">{order.address.name}</strong>
          <WrittenAddress address={order.address} />
        </Fact>
      )}
      {order.payment && <Payment payment={order.payment} isCancelled={order.status === 'Cancelled'} />}
      {order.note && (
        <Fact icon={<StickyNote aria-hidden="true" />} title={t('Note')}>
          <bdi className="whitespace-pre-line">{order.note}</bdi>
        </Fact>
      )}
    </section>
  );
}

function Payment({ payment, isCancelled }: { payment: OrderPayment; isCancelled: boolean }) {
  const { t, moment } = useI18n();
  const method = usePaymentName(payment.method);
  // Nothing has to be paid for an order that was cancelled before it was, or that vouchers pay whole.
  const isMoot = payment.amount === 0 || (isCancelled && (payment.status === 'Pending' || payment.status === 'Failed'));
  return (
    <Fact icon={<Banknote aria-hidden="true" />} title={t('Payment')}>
      <span className="flex flex-wrap items-center gap-2">
        {method}
        <Badge tone={isMoot ? 'neutral' : paymentTones[payment.status]}>
          {isMoot ? t('Nothing to pay') : t(statusTexts[payment.status])}
        </Badge>
      </span>
      {payment.paid_at && payment.amount > 0 && <span className="block text-xs text-ink-muted">{moment(payment.paid_at)}</span>}
      {payment.refund && <Refund refund={payment.refund} />}
    </Fact>
  );
}

function Refund({ refund: { amount, status, at } }: { refund: NonNullable<OrderPayment['refund']> }) {
  const { t, moment } = useI18n();
  const sum = useMoney()(amount);
  return (
    <span className="mt-1 block text-xs text-ink-muted">
      {status === 'Pending' && t('{amount} is on its way back to you.', { amount: sum })}
      {status === 'Done' && at && t('{amount} was given back on {moment}.', { amount: sum, moment: moment(at) })}
      {status === 'Failed' && t('{amount} could not be sent back by itself: the shop gives it back by hand.', { amount: sum })}
    </span>
  );
}

const statusTexts = { Pending: 'Not paid yet', Paid: 'Paid', Refunded: 'Refunded', Failed: 'Payment failed' } as const satisfies Record<
  Order['payment_status'],
  string
>;

/** `Cash on delivery`, or a gateway as the settings call it. */
function usePaymentName(method: string): string {
  const { t } = useI18n();
  const gateways = useSettings((state) => state.paymentGateways);
  if (method === 'cash') return t('Cash on delivery');
  return t(gateways.find(({ name }) => name === method)?.title ?? method);
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:text-ink-muted">
      {icon}
      <div className="grid content-start gap-1">
        <h2 className="text-sm font-semibold text-ink-muted">{title}</h2>
        <div className="wrap-anywhere">{children}</div>
      </div>
    </div>
  );
}

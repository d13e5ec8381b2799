import { formatDayRange } from '@souk/client/i18n/day-range.ts';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { Banknote, CalendarCheck, MapPin, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useArrival } from '../../lib/delivery-time.ts';
import type { Order } from '../../lib/other-servers/answers.ts';
import { useI18n, useMoney, useSettings } from '../../lib/services/services-context.tsx';
import { WrittenAddress } from '../../lib/written-address.tsx';

const paymentTones = { Pending: 'warn', Paid: 'success', Refunded: 'neutral', Failed: 'sale_soft' } as const satisfies Record<
  Order['payment_status'],
  BadgeTone
>;

type OrderPayment = NonNullable<Order['payment']>;

export function OrderFacts({ order }: { order: Order }) {
  const i18n = useI18n();
  const { t } = i18n;
  const arrival = useArrival(order.estimated_delivery, order.created_at);
  const isComing = order.status !== 'Delivered' && order.status !== 'Cancelled';
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
      {arrival && isComing && (
        <Fact icon={<CalendarCheck aria-hidden="true" />} title={t('Estimated delivery')}>
          {formatDayRange(...arrival, i18n)}
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
  // Orders cancelled before payment and orders that vouchers pay in full need no payment.
  const needsNoPayment = payment.amount === 0 || (isCancelled && (payment.status === 'Pending' || payment.status === 'Failed'));
  return (
    <Fact icon={<Banknote aria-hidden="true" />} title={t('Payment')}>
      <span className="flex flex-wrap items-center gap-2">
        {method}
        <Badge tone={needsNoPayment ? 'neutral' : paymentTones[payment.status]}>
          {needsNoPayment ? t('Nothing to pay') : t(statusTexts[payment.status])}
        </Badge>
      </span>
      {payment.paid_at && payment.amount > 0 && <span className="block text-xs text-ink-muted">{moment(payment.paid_at)}</span>}
      {payment.refund && <Refund refund={payment.refund} />}
    </Fact>
  );
}

function Refund({ refund: { amount, status, at } }: { refund: NonNullable<OrderPayment['refund']> }) {
  const { t, moment } = useI18n();
  const text = useMoney()(amount);
  return (
    <span className="mt-1 block text-xs text-ink-muted">
      {status === 'Pending' && t('Your refund of {amount} is on its way.', { amount: text })}
      {status === 'Done' && at && t('{amount} was refunded on {moment}.', { amount: text, moment: moment(at) })}
      {status === 'Failed' && t('{amount} could not be refunded automatically. The shop will refund it manually.', { amount: text })}
    </span>
  );
}

const statusTexts = { Pending: 'Not paid yet', Paid: 'Paid', Refunded: 'Refunded', Failed: 'Payment failed' } as const satisfies Record<
  Order['payment_status'],
  string
>;

/** The name of a payment method: cash, or a gateway’s title from the settings. */
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
        <h2 className="font-sans text-sm font-semibold text-ink-muted">{title}</h2>
        <div className="wrap-anywhere">{children}</div>
      </div>
    </div>
  );
}

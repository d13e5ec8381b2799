import type { OrderSort } from '@souk/contract/back-office/orders';
import type { PaymentStatus } from '@souk/contract/fields';
import type { OrderStatus, orderStatusByKey } from '@souk/contract/orders';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { useI18n } from '../../lib/services.tsx';

export const statusTexts = {
  Pending: 'Pending',
  Confirm: 'Confirmed',
  Processing: 'Processing',
  Pickup: 'Picked up',
  'On The Way': 'On the way',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
} as const satisfies Record<OrderStatus, string>;

/** The texts of the tabs, by the contract's keys. They are written out, because importing the map would load the schemas. */
export const tabTexts = {
  pending: statusTexts.Pending,
  confirm: statusTexts.Confirm,
  processing: statusTexts.Processing,
  pickup: statusTexts.Pickup,
  on_the_way: statusTexts['On The Way'],
  delivered: statusTexts.Delivered,
  cancelled: statusTexts.Cancelled,
} as const satisfies { [Key in keyof typeof orderStatusByKey]: (typeof statusTexts)[(typeof orderStatusByKey)[Key]] };

export const paymentTexts = { Pending: 'Unpaid', Paid: 'Paid', Refunded: 'Refunded', Failed: 'Failed' } as const satisfies Record<
  PaymentStatus,
  string
>;

export const sortTexts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest amount first',
  lowest: 'Lowest amount first',
} as const satisfies Record<OrderSort, string>;

const statusTones = {
  Pending: 'warn',
  Confirm: 'primary',
  Processing: 'primary',
  Pickup: 'primary',
  'On The Way': 'primary',
  Delivered: 'success',
  Cancelled: 'neutral',
} satisfies Record<OrderStatus, BadgeTone>;

const paymentTones = { Pending: 'neutral', Paid: 'success', Refunded: 'warn', Failed: 'sale_soft' } satisfies Record<
  PaymentStatus,
  BadgeTone
>;

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useI18n();
  return <Badge tone={statusTones[status]}>{t(statusTexts[status])}</Badge>;
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { t } = useI18n();
  return <Badge tone={paymentTones[status]}>{t(paymentTexts[status])}</Badge>;
}

/** A status of the timeline, which a later release of the server may add to. */
export function statusText(status: string): string {
  return Object.entries(statusTexts).find(([known]) => known === status)?.[1] ?? status;
}

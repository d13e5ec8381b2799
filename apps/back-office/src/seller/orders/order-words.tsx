import type { OrderStatus } from '@souk/contract/orders';
import type { ShopOrderRow } from '@souk/contract/seller/orders';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { useI18n } from '../../lib/services.tsx';

/** The statuses in the words of a shop. */
export const statusTexts = {
  Pending: 'New',
  Confirm: 'To pack',
  Processing: 'Packed',
  Pickup: 'Picked up',
  'On The Way': 'On the way',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
} as const satisfies Record<OrderStatus, string>;

/** The tabs of the list. Their keys are those of the contract, written out because importing them would load the schemas. */
export const tabTexts = {
  pending: 'New',
  confirm: 'To pack',
  processing: 'Packed',
  late: 'Late',
  on_the_way: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const;

/** The buttons that move an order to a status. Handing over is an action of its own. */
export const moveTexts = {
  Confirm: 'Confirm order',
  Processing: 'Mark as packed',
  Pickup: 'Picked up by the carrier',
  'On The Way': 'On the way without a parcel',
  Delivered: 'Mark as delivered',
} as const;

const tones = {
  Pending: 'warn',
  Confirm: 'primary',
  Processing: 'primary',
  Pickup: 'primary',
  'On The Way': 'primary',
  Delivered: 'success',
  Cancelled: 'neutral',
} satisfies Record<OrderStatus, BadgeTone>;

function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useI18n();
  return <Badge tone={tones[status]}>{t(statusTexts[status])}</Badge>;
}

/** Whether the shop waits for an online payment before it packs the order. */
export function isAwaitingPayment({
  is_cash,
  payment_status,
  status,
}: Pick<ShopOrderRow, 'is_cash' | 'payment_status' | 'status'>): boolean {
  return !is_cash && payment_status === 'Pending' && status !== 'Cancelled';
}

/** The status of an order, whether it is late, and how it is paid. */
export function OrderBadges({ order }: { order: ShopOrderRow }) {
  const { t } = useI18n();
  return (
    <span className="flex flex-wrap gap-2">
      <StatusBadge status={order.status} />
      {order.is_late && <Badge tone="sale_soft">{t('Late')}</Badge>}
      {order.is_cash && order.payment_status === 'Pending' && order.status !== 'Cancelled' && <Badge>{t('Cash on delivery')}</Badge>}
      {isAwaitingPayment(order) && <Badge tone="warn">{t('Awaiting payment')}</Badge>}
    </span>
  );
}

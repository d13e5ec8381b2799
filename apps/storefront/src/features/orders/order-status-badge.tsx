import type { OrderStatus } from '@souk/contract/orders';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const tones = {
  Pending: 'warn',
  Confirm: 'primary',
  Processing: 'primary',
  Pickup: 'primary',
  'On The Way': 'primary',
  Delivered: 'success',
  Cancelled: 'sale_soft',
} as const satisfies Record<OrderStatus, BadgeTone>;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useI18n();
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}

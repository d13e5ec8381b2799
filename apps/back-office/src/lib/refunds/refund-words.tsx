import type { RefundStatus } from '@souk/contract/orders';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { useI18n } from '../services.tsx';

export const refundTexts = { Pending: 'Refund under way', Done: 'Refunded', Failed: 'Refund failed' } as const satisfies Record<
  RefundStatus,
  string
>;

const tones = { Pending: 'neutral', Done: 'success', Failed: 'sale_soft' } satisfies Record<RefundStatus, BadgeTone>;

export function RefundBadge({ status }: { status: RefundStatus }) {
  const { t } = useI18n();
  return <Badge tone={tones[status]}>{t(refundTexts[status])}</Badge>;
}

import type { Webhook, WebhookDelivery } from '@souk/contract/back-office/programs/webhooks';
import { Badge } from '@souk/ui/badge.tsx';
import { useI18n } from '../../lib/services.tsx';

/** The nouns of events, as groups of their fields. */
export const eventGroups = [
  { label: 'Orders', noun: 'order' },
  { label: 'Payments', noun: 'payment' },
  { label: 'Products', noun: 'product' },
  { label: 'People', noun: 'person' },
  { label: 'Support', noun: 'ticket' },
] as const;

export function StateBadge({ webhook: { disabled_by, failing_since } }: { webhook: Webhook }) {
  const { t } = useI18n();
  if (disabled_by === 'failures') return <Badge tone="sale_soft">{t('Switched off after days of failures')}</Badge>;
  if (disabled_by === 'receiver') return <Badge tone="sale_soft">{t('Switched off by its receiver')}</Badge>;
  if (disabled_by) return <Badge>{t('Off')}</Badge>;
  return failing_since ? <Badge tone="warn">{t('Failing')}</Badge> : <Badge tone="success">{t('Active')}</Badge>;
}

const deliveryTexts = {
  waiting: { text: 'Waiting', tone: 'warn' },
  delivered: { text: 'Delivered', tone: 'success' },
  failed: { text: 'Failed', tone: 'sale_soft' },
} as const;

export function DeliveryBadge({ status }: { status: WebhookDelivery['status'] }) {
  const { t } = useI18n();
  const { text, tone } = deliveryTexts[status];
  return <Badge tone={tone}>{t(text)}</Badge>;
}

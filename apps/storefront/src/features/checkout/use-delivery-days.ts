import type { CheckoutGroup } from '@souk/contract/checkout';
import { useI18n } from '../../lib/services/services-context.tsx';

/** `Delivery in 2–4 days`. */
export function useDeliveryDays({ min_days: from, max_days: to }: CheckoutGroup['estimated_delivery']): string {
  const { t, plural, number } = useI18n();
  if (to <= 0) return t('Delivery today');
  if (from === to) return plural(to, 'Delivery in {count} day', 'Delivery in {count} days');
  return t('Delivery in {from}–{to} days', { from: number(from), to: number(to) });
}

import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ShopCard } from '../../lib/other-servers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';

type Estimate = ShopCard['estimated_delivery'];

/** `Delivery in 2–4 days`; null if the shop gives none. */
export function useDeliveryEstimate(estimate: Estimate): string | null {
  const i18n = useI18n();
  return estimate && deliveryEstimate(estimate, i18n);
}

export function deliveryEstimate(
  { min_days: from, max_days: to }: NonNullable<Estimate>,
  { t, plural, number }: Pick<I18n, 't' | 'plural' | 'number'>,
): string {
  if (to <= 0) return t('Delivery today');
  if (from === to) return plural(to, 'Delivery in {count} day', 'Delivery in {count} days');
  return t('Delivery in {from}–{to} days', { from: number(from), to: number(to) });
}

import type { Plan } from '@souk/contract/content';
import type { I18n } from '../../lib/i18n/create-i18n.ts';

const daysAYear = 365;

/** How long a plan lasts, in words: `for 30 days`, `for 1 year`, `once, without an end`. */
export function durationWords({ t, plural }: I18n, days: number | null): string {
  if (days === null) return t('once, without an end');
  if (days % daysAYear === 0) return plural(days / daysAYear, 'for {count} year', 'for {count} years');
  return plural(days, 'for {count} day', 'for {count} days');
}

/** What a plan gives, shortest first to read. */
export function planGifts({ t, percent }: I18n, plan: Pick<Plan, 'discount_percentage' | 'free_delivery'>): string[] {
  return [
    ...(plan.discount_percentage > 0 ? [t('{percent} off every order', { percent: percent(plan.discount_percentage) })] : []),
    ...(plan.free_delivery ? [t('Free delivery from every shop')] : []),
  ];
}

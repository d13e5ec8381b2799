import type { CheckoutSummary } from '@souk/contract/checkout';
import { AmountList } from '../../lib/money/amount-list.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';
import { isTold } from '../../lib/stores/complete-cart.ts';
import { isOrderable } from './model/summary-differences.ts';

/** Every amount with where it comes from. */
export function CheckoutAmounts({ summary: { checkout, checkout_items: shops, apply_coupon: coupons } }: { summary: CheckoutSummary }) {
  const { t } = useI18n();
  const notes = { items: usePieces(shops), coupon: coupons.map(({ code }) => code).join(', '), shops: shops.filter(isTold) };
  return <AmountList amounts={checkout} notes={notes} payableLabel={t('To pay')} />;
}

/** `3 items` of what will be ordered. */
export function usePieces(groups: CheckoutSummary['checkout_items']): string {
  const { plural } = useI18n();
  const lines = groups.flatMap(({ products }) => products).filter(isOrderable);
  return plural(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    '{count} item',
    '{count} items',
  );
}

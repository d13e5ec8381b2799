import type { CheckoutSummary } from '@souk/contract/checkout';
import { AmountList } from '../../lib/money/amount-list.tsx';
import { useMoney } from '../../lib/money/use-money.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { isOrderable } from './model/summary-differences.ts';

/** Every amount with where it comes from. */
export function CheckoutAmounts({ summary: { checkout, checkout_items: groups, apply_coupon: coupons } }: { summary: CheckoutSummary }) {
  const { t } = useI18n();
  const money = useMoney();
  const items = usePieces(groups);
  const notes = {
    items,
    coupon: coupons.map(({ code }) => code).join(', '),
    delivery:
      groups.length > 1
        ? groups.map((group) => (
            <span key={group.shop_id} className="block">
              {group.shop_name}: <bdi>{group.amounts.delivery_charge > 0 ? money(group.amounts.delivery_charge) : t('Free')}</bdi>
            </span>
          ))
        : groups[0]?.shop_name,
  };
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

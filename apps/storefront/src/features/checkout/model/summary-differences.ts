import type { CartProduct } from '@souk/contract/cart';
import type { CheckoutSummary } from '@souk/contract/checkout';
import { linePrice } from '@souk/money/line-price';

/** A difference between two summaries: amounts for prices and parts of the total, numbers of items for `quantity`. */
export type Difference =
  | { kind: 'price' | 'quantity'; name: string; before: number; now: number }
  | { kind: 'unavailable'; name: string }
  | { kind: 'coupon' | 'membership' | 'tax' | 'delivery'; before: number; now: number };

type SummaryAmounts = Pick<CheckoutSummary, 'checkout_items' | 'checkout'>;

/** Differences in the page's order: lines first, then amounts. */
export function summaryDifferences(before: SummaryAmounts, now: SummaryAmounts): Difference[] {
  const lines = linesOf(now);
  return [
    ...linesOf(before).flatMap((line) =>
      lineDifferences(
        line,
        lines.find(({ line_id }) => line_id === line.line_id),
      ),
    ),
    ...amountDifferences(before.checkout, now.checkout),
  ];
}

/** A line that is sold out or no longer sold is shown, but neither counted nor ordered. */
export function isOrderable({ is_available, stock }: Pick<CartProduct, 'is_available' | 'stock'>): boolean {
  return is_available && stock > 0;
}

function linesOf({ checkout_items }: SummaryAmounts): CartProduct[] {
  return checkout_items.flatMap(({ products }) => products);
}

function lineDifferences(before: CartProduct, now: CartProduct | undefined): Difference[] {
  if (!isOrderable(before)) return [];
  const { name } = before;
  if (!now || !isOrderable(now)) return [{ kind: 'unavailable', name }];
  const differences: Difference[] = [];
  if (linePrice(before) !== linePrice(now)) differences.push({ kind: 'price', name, before: linePrice(before), now: linePrice(now) });
  if (before.quantity !== now.quantity) differences.push({ kind: 'quantity', name, before: before.quantity, now: now.quantity });
  return differences;
}

function amountDifferences(before: SummaryAmounts['checkout'], now: SummaryAmounts['checkout']): Difference[] {
  const parts = [
    { kind: 'coupon', before: before.coupon_discount, now: now.coupon_discount },
    { kind: 'membership', before: before.membership_discount_amount, now: now.membership_discount_amount },
    { kind: 'tax', before: before.order_tax_amount, now: now.order_tax_amount },
    { kind: 'delivery', before: before.delivery_charge, now: now.delivery_charge },
  ] as const;
  return parts.filter((part) => part.before !== part.now);
}

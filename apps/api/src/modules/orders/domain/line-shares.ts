import { type Amount, addAmounts, allocate, subtractAmounts } from '@souk/money/amount';

/** The amounts of an order that its lines share. */
export type SharedAmounts = { coupon_discount: Amount; membership_discount: Amount; tax_amount: Amount };

/** The shopper's price of a line: amount − coupon − membership + tax. */
export type LineShare = { coupon: Amount; membership: Amount; tax: Amount; paid: Amount };

/** Splits the discounts and taxes of an order among its lines, in proportion to their amounts and without losing a cent. */
export function shareAmong(amounts: readonly Amount[], { coupon_discount, membership_discount, tax_amount }: SharedAmounts): LineShare[] {
  const coupons = allocate(coupon_discount, amounts);
  const afterCoupon = amounts.map((amount, index) => subtractAmounts(amount, coupons[index] ?? 0));
  const memberships = allocate(membership_discount, afterCoupon);
  const taxable = afterCoupon.map((amount, index) => subtractAmounts(amount, memberships[index] ?? 0));
  const taxes = allocate(tax_amount, taxable);
  return taxable.map((amount, index) => {
    const tax = taxes[index] ?? 0;
    return { coupon: coupons[index] ?? 0, membership: memberships[index] ?? 0, tax, paid: addAmounts(amount, tax) };
  });
}

/** The part of an amount that belongs to items `done + 1` to `done + quantity` of `total`; all parts add up to the amount. */
export function partOf(amount: Amount, { done, quantity, total }: { done: number; quantity: number; total: number }): Amount {
  const upTo = (items: number) => allocate(amount, [items, total - items])[0] ?? 0;
  if (total === 0) return 0;
  return subtractAmounts(upTo(done + quantity), upTo(done));
}

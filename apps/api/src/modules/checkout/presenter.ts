import type { Coupon } from '@souk/contract/cart';
import type { Amounts } from '@souk/contract/checkout';
import { toWire } from '@souk/money/wire';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import type { PricedAmounts } from './domain/price-checkout.ts';
import type { VoucherRefusal } from './domain/refuse-voucher.ts';
import type { CouponRow } from './list-coupons.ts';

const perPercent = 100;

/** Amounts of a shop or of all as they travel. */
export function presentAmounts(amounts: PricedAmounts, membershipPoints: number, languages: Languages): Amounts {
  return {
    total_amount: toWire(amounts.total),
    delivery_charge: toWire(amounts.delivery),
    coupon_discount: toWire(amounts.coupon),
    membership_discount_percentage: membershipPoints / perPercent,
    membership_discount_amount: toWire(amounts.membership),
    membership_delivery_saved: toWire(amounts.delivery_saved),
    payable_amount: toWire(amounts.payable),
    order_tax_amount: toWire(amounts.tax),
    all_vat_taxes: amounts.taxes.map(({ tax, amount }) => ({
      name: pickText(tax.name, languages),
      percentage: tax.basis_points / perPercent,
      amount: toWire(amount),
    })),
  };
}

/** Why the voucher that was named does not count, in English. */
export const voucherRefusalTexts = {
  unknown: 'There is no such voucher',
  'not-started': 'This voucher is not valid yet',
  ended: 'This voucher has ended',
  'used-up': 'This voucher is used up',
  spent: 'You have used this voucher already',
  'other-shop': 'This voucher is of another shop',
  'below-minimum': 'Your order is below the minimum of this voucher',
} as const satisfies Record<VoucherRefusal, string>;

/** `total` is what the person's cart holds of the voucher's shop. */
export function presentCoupon(row: CouponRow, total: number): Coupon {
  return {
    id: row.id,
    code: row.code,
    shop_id: row.shop_id,
    discount_type: row.discount_type,
    discount: row.discount_type === 'Percentage' ? row.discount / perPercent : toWire(row.discount),
    min_order_amount: toWire(row.min_order_amount),
    max_discount_amount: row.max_discount_amount === null ? null : toWire(row.max_discount_amount),
    validity: row.ends_at.toISOString(),
    is_collected: row.is_collected,
    is_applicable: row.is_usable && total > 0 && total >= row.min_order_amount,
  };
}

import type { Coupon } from '@souk/contract/cart';
import type { Amounts } from '@souk/contract/checkout';
import { toPercent } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import type { PricedAmounts } from './domain/price-checkout.ts';
import type { VoucherRefusal } from './domain/vouchers.ts';
import type { CouponRow } from './queries/vouchers.ts';

/** The amounts of one shop or of the whole checkout. */
export function presentAmounts(amounts: PricedAmounts, membershipPoints: number, languages: Languages): Amounts {
  return {
    total_amount: toWire(amounts.total),
    delivery_charge: toWire(amounts.delivery),
    coupon_discount: toWire(amounts.coupon),
    membership_discount_percentage: toPercent(membershipPoints),
    membership_discount_amount: toWire(amounts.membership),
    membership_delivery_saved: toWire(amounts.delivery_saved),
    payable_amount: toWire(amounts.payable),
    order_tax_amount: toWire(amounts.tax),
    all_vat_taxes: amounts.taxes.map(({ tax, amount }) => ({
      name: pickText(tax.name, languages),
      percentage: toPercent(tax.basis_points),
      amount: toWire(amount),
    })),
  };
}

export const voucherRefusalTexts = {
  unknown: 'Voucher not found',
  'not-started': 'This voucher is not valid yet',
  ended: 'This voucher has expired',
  'used-up': 'This voucher has been fully redeemed',
  spent: 'You have already used this voucher',
  'other-shop': 'This voucher is for another shop',
  'below-minimum': 'Your order is below the minimum for this voucher',
} as const satisfies Record<VoucherRefusal, string>;

/** `total` is the amount of the voucher's shop in the cart. */
export function presentCoupon(row: CouponRow, total: number): Coupon {
  return {
    id: row.id,
    code: row.code,
    shop_id: row.shop_id,
    discount_type: row.discount_type,
    discount: row.discount_type === 'Percentage' ? toPercent(row.discount) : toWire(row.discount),
    min_order_amount: toWire(row.min_order_amount),
    max_discount_amount: row.max_discount_amount === null ? null : toWire(row.max_discount_amount),
    validity: row.ends_at.toISOString(),
    is_collected: row.is_collected,
    is_applicable: row.is_usable && total > 0 && total >= row.min_order_amount,
  };
}

import type { Amount } from '@souk/money/amount';
import { percentOf } from '@souk/money/percentage';

export type Voucher = {
  id: number;
  shop_id: number;
  code: string;
  discount_type: 'Percentage' | 'Amount';
  /** Hundredths of a percent for 'Percentage', minor units for 'Amount'. */
  discount: number;
  min_order_amount: Amount;
  max_discount_amount: Amount | null;
};

/** The voucher that counts for a shop, and what it takes off. */
export type VoucherUse = { voucher: Voucher; discount: Amount; by_code: boolean };

/** What a voucher takes off a shop's subtotal: 0 below its minimum, never more than the subtotal or its own cap. */
function voucherDiscount(voucher: Voucher, total: Amount): Amount {
  if (total < voucher.min_order_amount) return 0;
  const wanted = voucher.discount_type === 'Percentage' ? percentOf(total, voucher.discount / 100) : voucher.discount;
  return Math.min(wanted, voucher.max_discount_amount ?? wanted, total);
}

/** The named voucher where it applies, otherwise the one that takes off most; of equals the older. Null where none applies. */
export function bestVoucher(vouchers: readonly Voucher[], total: Amount, namedId: number | null): VoucherUse | null {
  const uses = vouchers
    .map((voucher) => ({ voucher, discount: voucherDiscount(voucher, total), by_code: voucher.id === namedId }))
    .filter(({ discount }) => discount > 0)
    .sort((a, b) => Number(b.by_code) - Number(a.by_code) || b.discount - a.discount || a.voucher.id - b.voucher.id);
  return uses[0] ?? null;
}

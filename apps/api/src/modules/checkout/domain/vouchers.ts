import { type Amount, percentOf, toPercent } from '@souk/money/amount';

export type Voucher = {
  id: number;
  shop_id: number;
  code: string;
  discount_type: 'Percentage' | 'Amount';
  /** Basis points for 'Percentage', minor units for 'Amount'. */
  discount: number;
  min_order_amount: Amount;
  max_discount_amount: Amount | null;
  /** The payer of the discount; present where an order is placed. */
  funded_by?: 'shop' | 'marketplace';
};

/** The voucher that is applied to a shop, and its discount. */
export type VoucherUse = { voucher: Voucher; discount: Amount; by_code: boolean };

type Terms = Pick<Voucher, 'discount_type' | 'discount' | 'min_order_amount' | 'max_discount_amount'>;

/** 0 below the minimum, and never more than the subtotal or the voucher's own maximum. */
export function voucherDiscount(voucher: Terms, total: Amount): Amount {
  if (total < voucher.min_order_amount) return 0;
  const wanted = voucher.discount_type === 'Percentage' ? percentOf(total, toPercent(voucher.discount)) : voucher.discount;
  return Math.min(wanted, voucher.max_discount_amount ?? wanted, total);
}

/** The named voucher if it applies, otherwise the one with the largest discount, the older one of equals. */
export function bestVoucher(vouchers: readonly Voucher[], total: Amount, namedId: number | null): VoucherUse | null {
  const uses = vouchers
    .map((voucher) => ({ voucher, discount: voucherDiscount(voucher, total), by_code: voucher.id === namedId }))
    .filter(({ discount }) => discount > 0)
    .sort((a, b) => Number(b.by_code) - Number(a.by_code) || b.discount - a.discount || a.voucher.id - b.voucher.id);
  return uses[0] ?? null;
}

/** The voucher with the code that a shopper entered, with every reason to refuse it. */
export type NamedVoucher = {
  id: number;
  shop_id: number;
  min_order_amount: Amount;
  is_active: boolean;
  has_started: boolean;
  has_ended: boolean;
  /** By all persons together, and by this person. */
  is_used_up: boolean;
  is_spent: boolean;
};

export type VoucherRefusal = 'unknown' | 'not-started' | 'ended' | 'used-up' | 'spent' | 'other-shop' | 'below-minimum';

/** Null if the voucher is valid. `totals` are the subtotals of the selected shops. */
export function refuseVoucher(voucher: NamedVoucher | null, totals: ReadonlyMap<number, Amount>): VoucherRefusal | null {
  if (!voucher?.is_active) return 'unknown';
  if (!voucher.has_started) return 'not-started';
  if (voucher.has_ended) return 'ended';
  if (voucher.is_used_up) return 'used-up';
  if (voucher.is_spent) return 'spent';
  const total = totals.get(voucher.shop_id);
  if (total === undefined) return 'other-shop';
  return total < voucher.min_order_amount ? 'below-minimum' : null;
}

/** A voucher in a shop's list, as it is for one person. */
export type ListedVoucher = Voucher & {
  is_collected: boolean;
  has_started: boolean;
  has_ended: boolean;
  is_used_up: boolean;
  is_spent: boolean;
};

export type CartVoucherState =
  | 'applied'
  | 'collectable'
  | 'below-minimum'
  | 'other-is-better'
  | Exclude<VoucherRefusal, 'unknown' | 'other-shop'>;

/** The state of a voucher for its shop's part of the cart. `use` is the voucher that is applied there. */
export function voucherState(voucher: ListedVoucher, total: Amount, use: VoucherUse | null): CartVoucherState {
  if (use?.voucher.id === voucher.id) return 'applied';
  const refusal = refuseVoucher({ ...voucher, is_active: true }, new Map([[voucher.shop_id, total]]));
  if (refusal !== null && refusal !== 'unknown' && refusal !== 'other-shop') return refusal;
  return voucher.is_collected ? 'other-is-better' : 'collectable';
}

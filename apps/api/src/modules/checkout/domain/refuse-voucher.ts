import type { Amount } from '@souk/money/amount';

/** The voucher that a shopper named by its code, with all that may speak against it. */
export type NamedVoucher = {
  id: number;
  shop_id: number;
  min_order_amount: Amount;
  is_active: boolean;
  has_started: boolean;
  has_ended: boolean;
  /** By everybody together, and by this person. */
  is_used_up: boolean;
  is_spent: boolean;
};

/** Why a named voucher does not count; the words are a text of the shop. */
export type VoucherRefusal = 'unknown' | 'not-started' | 'ended' | 'used-up' | 'spent' | 'other-shop' | 'below-minimum';

/** Null where it counts. `totals` are the subtotals of the chosen shops. */
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

import { expect, test } from 'vitest';
import { type NamedVoucher, refuseVoucher } from './vouchers.ts';

const voucher: NamedVoucher = {
  id: 1,
  shop_id: 5,
  min_order_amount: 2000,
  is_active: true,
  has_started: true,
  has_ended: false,
  is_used_up: false,
  is_spent: false,
};

test.each<[Partial<NamedVoucher> | null, ReturnType<typeof refuseVoucher>]>([
  [{}, null],
  [null, 'unknown'],
  [{ is_active: false }, 'unknown'],
  [{ has_started: false }, 'not-started'],
  [{ has_ended: true }, 'ended'],
  [{ is_used_up: true }, 'used-up'],
  [{ is_spent: true }, 'spent'],
  [{ shop_id: 6 }, 'other-shop'],
  [{ min_order_amount: 2001 }, 'below-minimum'],
])('a named voucher %o: %s', (over, refusal) => {
  expect(refuseVoucher(over && { ...voucher, ...over }, new Map([[5, 2000]]))).toBe(refusal);
});

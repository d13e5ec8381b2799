import type { Coupon } from '@souk/contract/cart';
import type { Context, SignedIn } from '../../context.ts';
import { collectCoupon } from '../../modules/checkout/collect-coupon.ts';
import { presentCoupon } from '../../modules/checkout/presenter.ts';
import { shopTotal } from './list-vouchers.ts';

/** Collects a voucher for the shopper and shows it as the list would. */
export async function collectVoucher({ db, actor, clock }: SignedIn<Context>, couponId: number): Promise<Coupon> {
  const whom = { personId: actor.person_id, now: clock.now() };
  const coupon = await collectCoupon(db, { ...whom, couponId });
  return presentCoupon(coupon, await shopTotal(db, { ...whom, shopId: coupon.shop_id }));
}

import type { Coupon } from '@souk/contract/cart';
import { addAmounts, multiplyAmount } from '@souk/money/amount';
import { linePrice } from '@souk/money/line-price';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { listLines } from '../../modules/cart/queries/list-lines.ts';
import { collectCoupon } from '../../modules/checkout/collect-coupon.ts';
import { assessLine } from '../../modules/checkout/domain/assess-line.ts';
import { presentCoupon } from '../../modules/checkout/present.ts';
import { listCoupons } from '../../modules/checkout/queries/vouchers.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

/** A shop's vouchers, each with whether the cart reaches its minimum. */
export async function listVouchers({ read, actor, clock }: SignedIn<ReadContext>, shopId: number): Promise<Coupon[]> {
  const key = { personId: actor.person_id, now: clock.now() };
  const coupons = await listCoupons(read, { ...key, shopId });
  const total = coupons.length === 0 ? 0 : await shopTotal(read, { ...key, shopId });
  return coupons.map((coupon) => presentCoupon(coupon, total));
}

/** The total of a shop's available items in the cart, in minor units. */
async function shopTotal(
  db: ReadDatabase<DB>,
  { personId, shopId, now }: { personId: number; shopId: number; now: Date },
): Promise<number> {
  const lines = await listLines(db, { personId, isBuyNow: false, now });
  const amounts = lines
    .filter(({ shop_id }) => shop_id === shopId)
    .map((line) => {
      const price = linePrice({ price: line.list_price, discount_price: line.discount_price });
      return multiplyAmount(price, assessLine({ ...line, price }).quantity);
    });
  return addAmounts(...amounts);
}

export async function collectVoucher({ db, actor, clock }: SignedIn<Context>, couponId: number): Promise<Coupon> {
  const key = { personId: actor.person_id, now: clock.now() };
  const coupon = await collectCoupon(db, { ...key, couponId });
  return presentCoupon(coupon, await shopTotal(db, { ...key, shopId: coupon.shop_id }));
}

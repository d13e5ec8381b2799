import type { Coupon } from '@souk/contract/cart';
import { addAmounts, multiplyAmount } from '@souk/money/amount';
import { linePrice } from '@souk/money/line-price';
import type { DB } from '../../../db/schema.ts';
import type { ReadContext, SignedIn } from '../../context.ts';
import { listLines } from '../../modules/cart/list-lines.ts';
import { assessLine } from '../../modules/checkout/domain/assess-line.ts';
import { listCoupons } from '../../modules/checkout/list-coupons.ts';
import { presentCoupon } from '../../modules/checkout/presenter.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** A shop's vouchers with whether the cart meets their minimum. */
export async function listVouchers({ read, actor, clock }: SignedIn<ReadContext>, shopId: number): Promise<Coupon[]> {
  const whom = { personId: actor.person_id, now: clock.now() };
  const coupons = await listCoupons(read, { ...whom, shopId });
  const total = coupons.length === 0 ? 0 : await shopTotal(read, { ...whom, shopId });
  return coupons.map((coupon) => presentCoupon(coupon, total));
}

/** What the cart holds of a shop, in minor units. */
export async function shopTotal(
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

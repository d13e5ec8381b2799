import type { CartOffer, CartVoucher } from '@souk/contract/cart';
import { toWire } from '@souk/money/currency';
import type { ReadContext, SignedIn } from '../../context.ts';
import type { LineFilter } from '../../modules/cart/queries/list-lines.ts';
import { cheaperDelivery, type PricedShop } from '../../modules/checkout/domain/price-checkout.ts';
import { voucherDiscount, voucherState } from '../../modules/checkout/domain/vouchers.ts';
import { presentCoupon } from '../../modules/checkout/present.ts';
import { type CouponRow, listCartCoupons } from '../../modules/checkout/queries/vouchers.ts';
import { deliveryDays } from './build-orders.ts';
import { type Summary, summarizeCheckout } from './summarize-checkout.ts';

/** Lists each shop's delivery charge and what a larger order would save. Shops without an available item have no offer. */
export function listCartOffers(context: SignedIn<ReadContext>): Promise<CartOffer[]> {
  return listOffers(context, { personId: context.actor.person_id });
}

/** The offers for the items of a visitor, or for the cart of a person. */
export async function listOffers({ read, clock }: ReadContext, owner: Pick<LineFilter, 'personId' | 'items'>): Promise<CartOffer[]> {
  const reader = { personId: owner.personId, now: clock.now() };
  const summary = await summarizeCheckout(read, { ...owner, now: reader.now, isBuyNow: false, couponCode: null });
  const { shops } = summary.priced;
  if (shops.length === 0) return [];
  const coupons = await listCartCoupons(read, { ...reader, shopIds: shops.map(({ shop_id }) => shop_id) });
  return shops.map((shop) =>
    presentOffer(
      shop,
      summary,
      coupons.filter(({ shop_id }) => shop_id === shop.shop_id),
    ),
  );
}

function presentOffer(shop: PricedShop, { bands, lines }: Summary, coupons: readonly CouponRow[]): CartOffer {
  // A membership with free delivery leaves nothing to lower.
  const own = shop.delivery === 0 ? [] : bands.filter(({ shop_id }) => shop_id === shop.shop_id);
  const cheaper = cheaperDelivery(own, shop.quantity);
  const days = deliveryDays(lines, shop.shop_id);
  return {
    shop_id: shop.shop_id,
    delivery_charge: toWire(shop.delivery),
    estimated_delivery: { min_days: days.delivery_days_min, max_days: days.delivery_days_max },
    cheaper_delivery: cheaper && { ...cheaper, charge: toWire(cheaper.charge) },
    vouchers: coupons
      .map((coupon) => presentVoucher(coupon, shop))
      .sort(
        (one, other) =>
          Number(other.state === 'applied') - Number(one.state === 'applied') ||
          one.missing_amount - other.missing_amount ||
          other.saving - one.saving ||
          one.id - other.id,
      ),
  };
}

function presentVoucher(coupon: CouponRow, { total, voucher: use }: PricedShop): CartVoucher {
  const { id, code, discount_type, discount, is_collected } = presentCoupon(coupon, total);
  const state = voucherState({ ...coupon, is_spent: !coupon.is_usable && !coupon.is_used_up }, total, use);
  return {
    ...{ id, code, discount_type, discount, is_collected, state },
    missing_amount: toWire(Math.max(0, coupon.min_order_amount - total)),
    saving: toWire(state === 'applied' ? (use?.discount ?? 0) : state === 'collectable' ? voucherDiscount(coupon, total) : 0),
  };
}

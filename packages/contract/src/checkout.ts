import { z } from 'zod';
import { CartGroup, GuestItems, noGuestCarts } from './cart.ts';
import type { Calls } from './endpoint.ts';
import { Amount, Id, KeyHeader, text } from './fields.ts';

export const TaxLine = z.object({ name: z.string(), percentage: z.number(), amount: Amount });
export type TaxLine = z.infer<typeof TaxLine>;

/** total − coupon − membership + tax + delivery = payable, to the cent; each part is the sum of the shops' parts. */
export const Amounts = z.object({
  total_amount: Amount,
  delivery_charge: Amount,
  coupon_discount: Amount,
  membership_discount_percentage: z.number(),
  membership_discount_amount: Amount,
  /** The delivery charge without the membership. */
  membership_delivery_saved: Amount,
  payable_amount: Amount,
  order_tax_amount: Amount,
  all_vat_taxes: z.array(TaxLine),
});
export type Amounts = z.infer<typeof Amounts>;

/** The voucher that counts for a shop; `by_code` where the shopper named it. */
export const AppliedCoupon = z.object({ shop_id: Id, coupon_id: Id, code: z.string(), discount: Amount, by_code: z.boolean() });
export type AppliedCoupon = z.infer<typeof AppliedCoupon>;

export const CheckoutGroup = CartGroup.extend({
  amounts: Amounts,
  estimated_delivery: z.object({ min_days: z.int(), max_days: z.int() }),
});
export type CheckoutGroup = z.infer<typeof CheckoutGroup>;

/** A change since a line was added to the cart. `before` and `now` are unit prices for `price`, quantities for `stock`. */
export const LineChange = z.object({
  line_id: Id,
  product_id: Id,
  name: z.string(),
  kind: z.enum(['price', 'stock', 'unavailable']),
  before: z.number().nullable(),
  now: z.number().nullable(),
  message: z.string(),
});
export type LineChange = z.infer<typeof LineChange>;

export const CheckoutSummary = z.object({
  checkout_items: z.array(CheckoutGroup),
  checkout: Amounts,
  apply_coupon: z.array(AppliedCoupon),
  /** Why `coupon_code` was not applied, or null. */
  coupon_message: z.string().nullable(),
  changes: z.array(LineChange),
  /** Identifies the goods: products, options, quantities and unit prices. Sent with the order, so that it is for exactly these. */
  cart_version: z.string().optional(),
});
export type CheckoutSummary = z.infer<typeof CheckoutSummary>;

const shopIds = z.array(Id).max(100);

export const PlaceOrder = z.strictObject({
  shop_ids: shopIds.min(1),
  address_id: Id,
  payment_method: text(40).min(1),
  coupon_code: text(60).nullish(),
  note: text(1000).nullish(),
  is_buy_now: z.boolean().optional(),
  /** The total that the shopper saw; an outdated one is refused with the current one. */
  payable_amount: Amount.min(0),
  /** The `cart_version` that the shopper saw: other goods at the same total are refused too. Without it only the total counts. */
  cart_version: text(64).optional(),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

export const PlacedOrder = z.object({
  id: Id,
  code: z.string(),
  shop_id: Id,
  shop_name: z.string(),
  payable_amount: Amount,
  status: z.string(),
});

export const checkoutCalls = {
  'POST /cart/checkout': {
    access: 'signed-in',
    origin: 'specification',
    summary: 'What the chosen shops come to. What is bought at once is one line of one shop: there shop_ids may be empty.',
    body: z.strictObject({
      shop_ids: shopIds,
      coupon_code: text(60).nullish(),
      address_id: Id.nullish(),
      is_buy_now: z.boolean().optional(),
    }),
    answer: CheckoutSummary,
  },
  'POST /place-order': {
    access: 'signed-in',
    summary: 'Places one order for each chosen shop. The same Idempotency-Key gives the same answer.',
    headers: KeyHeader,
    body: PlaceOrder,
    answer: z.object({ orders: z.array(PlacedOrder), order_payment_url: z.string().nullable() }),
    status: 201,
    changesPages: true,
    refusals: {
      404: 'There is no such address of yours.',
      409: 'Price, stock or availability changed; `data` holds the new summary. Or the same key is under way.',
      422: 'The payment method is not offered, there is no such voucher, nothing is chosen, or the key was used for another body.',
    },
  },
  'POST /guest-cart/checkout': {
    access: 'public',
    origin: 'ours',
    summary: "What a visitor's items in the chosen shops come to, without vouchers and memberships.",
    body: z.strictObject({ items: GuestItems, shop_ids: shopIds }),
    answer: CheckoutSummary,
    refusals: noGuestCarts,
  },
} satisfies Calls;

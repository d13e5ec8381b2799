import { z } from 'zod';
import type { Calls } from './endpoint.ts';
import { Amount, Id, IdParam, KeyHeader, Picture, Timestamp, text } from './fields.ts';

/** One cart line: a product in one size, colour and unit. `id` is the product's. */
export const CartProduct = z.object({
  id: Id,
  line_id: Id,
  variant_id: Id,
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  picture: Picture.nullable(),
  brand: z.string().nullable(),
  price: Amount,
  discount_price: Amount,
  discount_percentage: z.number(),
  size: z.object({ id: Id, name: z.string() }).nullable(),
  color: z.object({ id: Id, name: z.string(), hex: z.string() }).nullable(),
  unit: z.object({ id: Id, name: z.string() }).nullable(),
  quantity: z.int(),
  /** How many there are to be had now. */
  stock: z.int(),
  /** False once the product, its shop or this choice is no longer sold. */
  is_available: z.boolean(),
});
export type CartProduct = z.infer<typeof CartProduct>;

/** `id` and `shop_id` are both the shop's. */
export const CartGroup = z.object({
  id: Id,
  shop_id: Id,
  shop_name: z.string(),
  shop_rating: z.number(),
  products: z.array(CartProduct),
});
export type CartGroup = z.infer<typeof CartGroup>;

/** `total` counts items; `info` is a warning to show, or null. */
export const Cart = z.object({ total: z.int(), cart_items: z.array(CartGroup), info: z.string().nullable() });
export type Cart = z.infer<typeof Cart>;

/** A size, colour or unit is named by its id or its name. */
const Choice = z.union([Id, text(120)]).nullish();
const LineChoice = z.strictObject({ product_id: Id, size: Choice, color: Choice, unit: Choice, is_buy_now: z.boolean().optional() });

export const AddCartLine = LineChoice.extend({ quantity: z.int().min(1).max(999) });
export type AddCartLine = z.infer<typeof AddCartLine>;

export const Coupon = z.object({
  id: Id,
  code: z.string(),
  shop_id: Id,
  discount_type: z.enum(['Percentage', 'Amount']),
  /** Percent for 'Percentage', otherwise an amount. */
  discount: z.number(),
  min_order_amount: Amount,
  max_discount_amount: Amount.nullable(),
  validity: Timestamp,
  is_collected: z.boolean(),
  /** Whether the cart meets its minimum now. */
  is_applicable: z.boolean(),
});
export type Coupon = z.infer<typeof Coupon>;

/** `below-minimum`: `missing_amount` more in this shop. `other-is-better`: another voucher takes off more. */
export const VoucherState = z.enum([
  'applied',
  'collectable',
  'below-minimum',
  'other-is-better',
  'spent',
  'used-up',
  'ended',
  'not-started',
]);
export type VoucherState = z.infer<typeof VoucherState>;

/**
 * A voucher and its state for the cart. `missing_amount` is 0 where its minimum is met. `saving` is what it takes off, or would once it is
 * collected, and 0 in the other states.
 */
export const CartVoucher = Coupon.pick({ id: true, code: true, discount_type: true, discount: true, is_collected: true }).extend({
  state: VoucherState,
  missing_amount: Amount,
  saving: Amount,
});
export type CartVoucher = z.infer<typeof CartVoucher>;

/** A shop's part of the cart: its delivery charge, and what more of the shop would save. */
export const CartOffer = z.object({
  shop_id: Id,
  delivery_charge: Amount,
  estimated_delivery: z.object({ min_days: z.int(), max_days: z.int() }),
  /** The next lower charge and how many items are missing for it; null if no quantity lowers it. */
  cheaper_delivery: z.object({ missing_quantity: z.int(), charge: Amount }).nullable(),
  /** The applied voucher first, then by what is missing, then those that take off most. */
  vouchers: z.array(CartVoucher),
});
export type CartOffer = z.infer<typeof CartOffer>;

/** An item of a visitor's cart. The browser stores the items; the server stores nothing about them. */
export const GuestItem = z.strictObject({ variant_id: Id, quantity: z.int().min(1).max(999) });
export type GuestItem = z.infer<typeof GuestItem>;

export const GuestItems = z.array(GuestItem).max(100);
export const noGuestCarts = { 403: 'The marketplace gives carts to signed-in shoppers only.' };

const lineRefusals = {
  404: 'There is no such product, or no such line in your cart.',
  422: 'A size, colour or unit must be chosen, or is not offered.',
};

export const cartCalls = {
  'GET /carts': { access: 'signed-in', origin: 'specification', summary: 'Your cart.', answer: Cart },
  'POST /cart/store': {
    access: 'signed-in',
    origin: 'specification',
    summary: 'Puts a product into the cart; what is there already grows.',
    body: AddCartLine,
    answer: Cart,
    refusals: { ...lineRefusals, 409: 'It is sold out.' },
  },
  'POST /cart/increment': {
    access: 'signed-in',
    origin: 'specification',
    summary: 'One more of a line.',
    body: LineChoice,
    answer: Cart,
    refusals: lineRefusals,
  },
  'POST /cart/decrement': {
    access: 'signed-in',
    origin: 'specification',
    summary: "One fewer of a line, with a message; the last one removes it with the message 'product removed from cart'.",
    body: LineChoice,
    answer: Cart,
    refusals: lineRefusals,
  },
  'POST /cart/delete': {
    access: 'signed-in',
    origin: 'specification',
    summary: 'Removes a line.',
    body: LineChoice,
    answer: Cart,
    refusals: lineRefusals,
  },
  'GET /cart/offers': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      'For each shop of your cart: its delivery charge, what is missing for a lower one or a voucher, and why a voucher does not apply.',
    answer: z.object({ offers: z.array(CartOffer) }),
  },
  'GET /get-vouchers': {
    access: 'signed-in',
    origin: 'specification',
    summary: "A shop's vouchers.",
    query: z.strictObject({ shop_id: IdParam }),
    answer: z.object({ coupons: z.array(Coupon) }),
  },
  'POST /vouchers-collect': {
    access: 'signed-in',
    origin: 'specification',
    summary: 'Collects a voucher; it then applies itself where its minimum is met.',
    body: z.strictObject({ coupon_id: Id }),
    answer: z.object({ coupon: Coupon }),
    refusals: { 404: 'There is no such voucher.', 409: 'It is collected already.', 422: 'It has ended or is used up.' },
  },
  'POST /guest-cart': {
    access: 'public',
    origin: 'ours',
    summary:
      "A visitor's items as a cart with the prices and stock of now. `add` adds one product first. The items come back as they are now sold.",
    body: z.strictObject({ items: GuestItems, add: AddCartLine.omit({ is_buy_now: true }).optional() }),
    answer: z.object({ cart: Cart, items: z.array(GuestItem) }),
    refusals: {
      ...noGuestCarts,
      404: 'There is no such product.',
      409: 'It is sold out.',
      422: 'A size, colour or unit must be chosen, or is not offered.',
    },
  },
  'POST /guest-cart/offers': {
    access: 'public',
    origin: 'ours',
    summary: "For each shop of a visitor's items: its delivery charge, and what is missing for a lower one or a voucher.",
    body: z.strictObject({ items: GuestItems }),
    answer: z.object({ offers: z.array(CartOffer) }),
    refusals: noGuestCarts,
  },
  'POST /cart/merge': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      "Adds a visitor's items to your cart, up to the stock. Items that came with the same Idempotency-Key before are not added again.",
    headers: KeyHeader,
    body: z.strictObject({ items: GuestItems }),
    answer: Cart,
    refusals: { 409: 'Your cart would be too full, or the same key is under way.' },
  },
} satisfies Calls;

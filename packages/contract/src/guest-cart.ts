import { z } from 'zod';
import { AddCartLine, Cart, CartOffer } from './cart.ts';
import { CheckoutSummary } from './checkout.ts';
import type { Calls } from './endpoint.ts';
import { Id, KeyHeader } from './fields.ts';

/** An item of a visitor's cart. The browser stores the items; the server stores nothing about them. */
export const GuestItem = z.strictObject({ variant_id: Id, quantity: z.int().min(1).max(999) });
export type GuestItem = z.infer<typeof GuestItem>;

const items = z.array(GuestItem).max(100);
const closed = { 403: 'The marketplace gives carts to signed-in shoppers only.' };

export const guestCartCalls = {
  'POST /guest-cart': {
    access: 'public',
    origin: 'ours',
    summary:
      "A visitor's items as a cart with the prices and stock of now. `add` adds one product first. The items come back as they are now sold.",
    body: z.strictObject({ items, add: AddCartLine.omit({ is_buy_now: true }).optional() }),
    answer: z.object({ cart: Cart, items: z.array(GuestItem) }),
    refusals: {
      ...closed,
      404: 'There is no such product.',
      409: 'It is sold out.',
      422: 'A size, colour or unit must be chosen, or is not offered.',
    },
  },
  'POST /guest-cart/checkout': {
    access: 'public',
    origin: 'ours',
    summary: "What a visitor's items in the chosen shops come to, without vouchers and memberships.",
    body: z.strictObject({ items, shop_ids: z.array(Id).max(100) }),
    answer: CheckoutSummary,
    refusals: closed,
  },
  'POST /guest-cart/offers': {
    access: 'public',
    origin: 'ours',
    summary: "For each shop of a visitor's items: its delivery charge, and what is missing for a lower one or a voucher.",
    body: z.strictObject({ items }),
    answer: z.object({ offers: z.array(CartOffer) }),
    refusals: closed,
  },
  'POST /cart/merge': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      "Adds a visitor's items to your cart, up to the stock. Items that came with the same Idempotency-Key before are not added again.",
    headers: KeyHeader,
    body: z.strictObject({ items }),
    answer: Cart,
    refusals: { 409: 'Your cart would be too full, or the same key is under way.' },
  },
} satisfies Calls;

import { type Cart, type CartOffer, GuestItem } from '@souk/contract/cart';
import type { CheckoutSummary } from '@souk/contract/checkout';
import { z } from 'zod';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { checkGuestCarts, joinItems, mergeIntoCart } from '../../modules/cart/guest-cart.ts';
import { visitorId } from '../../modules/cart/queries/list-lines.ts';
import { claimKey } from '../../modules/idempotency/claim-key.ts';
import { storeAnswer } from '../../modules/idempotency/queries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { listOffers } from './offer-more.ts';
import { presentSummary } from './present-summary.ts';
import { summarizeCheckout } from './summarize-checkout.ts';

/** Adds up the items of a visitor in the chosen shops. */
export async function summarizeGuestCart(
  context: ReadContext,
  { items, shop_ids: shopIds }: { items: GuestItem[]; shop_ids: number[] },
): Promise<CheckoutSummary> {
  await checkGuestCarts(context.read);
  const checkout = { personId: visitorId, items: joinItems(items), isBuyNow: false, shopIds, couponCode: null, now: context.clock.now() };
  return presentSummary(await summarizeCheckout(context.read, checkout), context);
}

/** The offers for the items of a visitor. */
export async function listGuestOffers(context: ReadContext, items: GuestItem[]): Promise<CartOffer[]> {
  await checkGuestCarts(context.read);
  return listOffers(context, { personId: visitorId, items: joinItems(items) });
}

const call = 'POST /cart/merge';
const Merged = z.object({ items: z.array(GuestItem) });

/**
 * Adds the items of a visitor to the shopper's cart once, however often they are sent under one key. Items that were added under the key
 * since then are added by their difference, so nothing is lost when the answer is.
 */
export async function mergeCart(context: SignedIn<Context>, sent: { items: GuestItem[]; key: string }): Promise<Cart> {
  const items = joinItems(sent.items);
  return inTransaction(context.db, async (db) => {
    const request = { personId: context.actor.person_id, key: sent.key, call, body: null, now: context.clock.now() };
    const known = await claimKey(db, request);
    const before = known ? Merged.parse(known.answer).items : [];
    const quantityBefore = (variantId: number) => before.find(({ variant_id }) => variant_id === variantId)?.quantity ?? 0;
    const grown = items.filter(({ variant_id, quantity }) => quantity > quantityBefore(variant_id));
    const missing = grown.map(({ variant_id, quantity }) => ({ variant_id, quantity: quantity - quantityBefore(variant_id) }));
    const cart = await mergeIntoCart({ ...context, db }, missing);
    const others = before.filter(({ variant_id }) => !grown.some((item) => item.variant_id === variant_id));
    await storeAnswer(db, request, 200, { items: [...others, ...grown] });
    return cart;
  });
}

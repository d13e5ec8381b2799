import type { Cart } from '@souk/contract/cart';
import type { Context, SignedIn } from '../../context.ts';
import { readCart } from '../../modules/cart/cart.ts';
import { limitedStock } from '../../modules/cart/present.ts';
import { upsertLines } from '../../modules/cart/queries/change-lines.ts';
import { listBoughtItems } from '../../modules/orders/read-orders.ts';
import type { Message } from '../../platform/app-error.ts';
import { pickText } from '../../platform/text/texts.ts';

/** Adds the items of an order to the cart again; the message names items that are no longer sold. */
export async function orderAgain(context: SignedIn<Context>, orderId: number): Promise<{ cart: Cart; message: Message }> {
  const { db, actor, clock } = context;
  const bought = await listBoughtItems(db, { personId: actor.person_id, orderId });
  const added = await upsertLines(db, { personId: actor.person_id, lines: bought, now: clock.now() });
  const lineOf = (variantId: number) => added.find(({ variant_id }) => variant_id === variantId);
  const missing = bought.filter(({ variant_id }) => !lineOf(variant_id)).map(({ name }) => pickText(name, context));
  const capped = bought.flatMap(({ variant_id, quantity, name }) => {
    const line = lineOf(variant_id);
    return line && line.added < quantity ? [limitedStock(pickText(name, context), line.quantity)] : [];
  });
  const message =
    missing.length === 0
      ? { text: 'The products were added to your cart' }
      : {
          text: 'No longer available: {names}',
          with: { names: [...new Set(missing)].join(/^(ar|ir|fa)$/.test(context.locale) ? '، ' : ', ') },
        };
  return { cart: await readCart({ ...context, read: db }, capped), message };
}

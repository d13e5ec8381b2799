import type { Cart } from '@souk/contract/cart';
import type { Context, SignedIn } from '../../context.ts';
import { addLines } from '../../modules/cart/add-lines.ts';
import { onlySoMany } from '../../modules/cart/presenter.ts';
import { readCart } from '../../modules/cart/read-cart.ts';
import { readBought } from '../../modules/orders/read-bought.ts';
import type { Message } from '../../platform/http/problem.ts';
import { pickText } from '../../platform/text/pick-text.ts';

/** Puts what an order bought into the cart again, as far as it is still sold; the message says what is not. */
export async function orderAgain(context: SignedIn<Context>, orderId: number): Promise<{ cart: Cart; message: Message }> {
  const { db, actor, clock } = context;
  const bought = await readBought(db, { personId: actor.person_id, orderId });
  const added = await addLines(db, { personId: actor.person_id, lines: bought, now: clock.now() });
  const lineOf = (variantId: number) => added.find(({ variant_id }) => variant_id === variantId);
  const missing = bought.filter(({ variant_id }) => !lineOf(variant_id)).map(({ name }) => pickText(name, context));
  const capped = bought.flatMap(({ variant_id, quantity, name }) => {
    const line = lineOf(variant_id);
    return line && line.added < quantity ? [onlySoMany(pickText(name, context), line.quantity)] : [];
  });
  const message =
    missing.length === 0
      ? { text: 'The products are in your cart again' }
      : { text: 'No longer sold: {names}', with: { names: [...new Set(missing)].join(/^(ar|ir|fa)$/.test(context.locale) ? '، ' : ', ') } };
  return { cart: await readCart({ ...context, read: db }, capped), message };
}

import type { AddCartLine, Cart } from '@souk/contract/cart';
import type { Context, SignedIn } from '../../context.ts';
import { conflict, invalid, type Message, notFound, type Problem, refused } from '../../platform/http/problem.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { type ChoiceField, chooseVariant } from './domain/choose-variant.ts';
import { onlySoMany } from './presenter.ts';
import { readCart } from './read-cart.ts';
import { listVariants, mostLines, putLine } from './repository.ts';

/** Puts pieces of a product into the cart, as many as there are; the answer says so where they are fewer. */
export async function addCartLine(context: SignedIn<Context>, body: AddCartLine): Promise<Cart> {
  const { db, actor, clock } = context;
  const variants = await listVariants(db, { personId: actor.person_id, productId: body.product_id });
  if (variants.length === 0) throw notFound('There is no such product');
  const chosen = chooseVariant(variants, body);
  if (!('option' in chosen)) throw choiceProblem(chosen);
  const { variant_id, name, lines_in_cart } = chosen.option;
  const isBuyNow = body.is_buy_now ?? false;
  if (!isBuyNow && lines_in_cart >= mostLines) throw refused('Your cart is full');
  const put = await putLine(db, { personId: actor.person_id, variantId: variant_id, quantity: body.quantity, isBuyNow, now: clock.now() });
  if (!put) throw conflict({ text: '{name} is sold out.', with: { name: pickText(name, context) } });
  const isCapped = put.quantity < put.before + body.quantity;
  const notes: Message[] = isCapped ? [onlySoMany(pickText(name, context), put.quantity)] : [];
  return readCart({ ...context, read: db }, notes);
}

const requiredTexts = {
  size: 'Please choose a size',
  color: 'Please choose a color',
  unit: 'Please choose a unit',
} as const satisfies Record<ChoiceField, string>;

const notOfferedTexts = {
  size: 'This size is not offered',
  color: 'This color is not offered',
  unit: 'This unit is not offered',
} as const satisfies Record<ChoiceField, string>;

function choiceProblem(chosen: { missing: ChoiceField } | { notOffered: ChoiceField }): Problem {
  if ('missing' in chosen) return invalid(chosen.missing, requiredTexts[chosen.missing]);
  return invalid(chosen.notOffered, notOfferedTexts[chosen.notOffered]);
}

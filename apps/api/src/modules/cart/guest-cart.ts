import type { AddCartLine, Cart } from '@souk/contract/cart';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { AppError, conflict, type Message, notFound } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { pickText } from '../../platform/text/texts.ts';
import { choiceError, readCart } from './cart.ts';
import { chooseVariant } from './domain/choose-variant.ts';
import { limitedStock, presentCart } from './present.ts';
import { listSoldVariants, maxLines } from './queries/change-lines.ts';
import { hasGuestCarts, mergeItems } from './queries/guest-items.ts';
import { type GuestItem, type LineRow, listLines, visitorId } from './queries/list-lines.ts';

type GuestCart = { cart: Cart; items: GuestItem[] };
type Addition = Omit<AddCartLine, 'is_buy_now'>;

const noLongerSold: Message = { text: 'Some items are no longer sold and were removed from your cart.' };

/** Refuses a visitor where only signed-in shoppers have a cart. */
export async function checkGuestCarts(read: ReadDatabase<DB>): Promise<void> {
  if (!(await hasGuestCarts(read))) throw new AppError('forbidden', 'Please login first!');
}

/** Prices the items of a visitor, after one product was added to them. Nothing is stored. */
export async function readGuestCart(context: ReadContext, body: { items: GuestItem[]; add?: Addition | undefined }): Promise<GuestCart> {
  await checkGuestCarts(context.read);
  const items = joinItems(body.items);
  const added = body.add ? await addItem(context, items, body.add) : { items, notes: [] };
  const lines = await listGuestLines(context, added.items);
  const notes = lines.length < added.items.length ? [...added.notes, noLongerSold] : added.notes;
  return { cart: presentCart(lines, context, notes), items: lines.map(({ variant_id, quantity }) => ({ variant_id, quantity })) };
}

function listGuestLines({ read, clock }: ReadContext, items: readonly GuestItem[]): Promise<LineRow[]> {
  return listLines(read, { personId: visitorId, isBuyNow: false, items, now: clock.now() });
}

/** Adds a product as `addCartLine` does for a shopper: up to the stock, with a note that names the limit. */
async function addItem(
  context: ReadContext,
  items: readonly GuestItem[],
  add: Addition,
): Promise<{ items: GuestItem[]; notes: Message[] }> {
  const variants = await listSoldVariants(context.read, add.product_id);
  if (variants.length === 0) throw notFound('Product not found');
  const chosen = chooseVariant(variants, add);
  if (!('option' in chosen)) throw choiceError(chosen);
  const { variant_id, stock } = chosen.option;
  const name = pickText(chosen.option.name, context);
  if (stock === 0) throw conflict({ text: '{name} is sold out.', with: { name } });
  const before = items.find((item) => item.variant_id === variant_id)?.quantity ?? 0;
  if (before === 0 && items.length >= maxGuestItems) throw conflict('Your cart is full. Remove an item to add another.');
  const quantity = Math.min(before + add.quantity, stock, maxGuestQuantity);
  const others = items.filter((item) => item.variant_id !== variant_id);
  return {
    items: [...others, { variant_id, quantity }],
    notes: quantity < before + add.quantity ? [limitedStock(name, quantity)] : [],
  };
}

/** The limits of the contract. */
const maxGuestItems = 100;
const maxGuestQuantity = 999;

/** One item for each variant. */
export function joinItems(items: readonly GuestItem[]): GuestItem[] {
  const groups = Map.groupBy(items, ({ variant_id }) => variant_id);
  return [...groups].map(([variant_id, same]) => ({
    variant_id,
    quantity: Math.min(
      same.reduce((sum, { quantity }) => sum + quantity, 0),
      maxGuestQuantity,
    ),
  }));
}

/** Adds items to the cart of a signed-in shopper. A note names what could not be added. */
export async function mergeIntoCart(context: SignedIn<Context>, items: readonly GuestItem[]): Promise<Cart> {
  const { db, actor, clock } = context;
  const merged = await mergeItems(db, { personId: actor.person_id, items, now: clock.now() });
  if (merged.lines_in_cart > maxLines) throw conflict('Your cart is full. Remove an item to add another.');
  const notes = merged.merged < items.length ? [noLongerSold] : [];
  return readCart({ ...context, read: db }, notes);
}

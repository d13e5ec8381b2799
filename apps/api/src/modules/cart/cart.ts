import type { AccountExport } from '@souk/contract/account-export';
import type { AddCartLine, Cart } from '@souk/contract/cart';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { type AppError, conflict, invalid, type Message, notFound, refused } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Languages, pickText, pickTextOrNull } from '../../platform/text/texts.ts';
import { type Choice, type ChoiceField, chooseVariant, fittingOptions, type Option } from './domain/choose-variant.ts';
import { limitedStock, presentCart } from './present.ts';
import {
  type AddedItem,
  addLine,
  decrementLineQuantity,
  deleteCartLine,
  incrementLineQuantity,
  type LineChoice,
  listOwnLines,
  maxLines,
  type NewLine,
  type StoredLine,
} from './queries/change-lines.ts';
import { listLineNames, listLines } from './queries/list-lines.ts';

type LineBody = Choice & { product_id: number; is_buy_now?: boolean | undefined };

/** Clients compare this message exactly, so it is a placeholder's value, which is not translated. */
const removed: Message = { text: '{words}', with: { words: 'product removed from cart' } };

type Changed = { data: Cart; message: Message };

const requiredTexts = {
  size: 'Please choose a size',
  color: 'Please choose a color',
  unit: 'Please choose a unit',
} as const satisfies Record<ChoiceField, string>;

const notOfferedTexts = {
  size: 'This size is not available',
  color: 'This color is not available',
  unit: 'This unit is not available',
} as const satisfies Record<ChoiceField, string>;

/** The cart without the line of buy now. `notes` are added to the warnings. */
export async function readCart(context: SignedIn<ReadContext>, notes: readonly Message[] = []): Promise<Cart> {
  const { read, actor, clock } = context;
  const lines = await listLines(read, { personId: actor.person_id, isBuyNow: false, now: clock.now() });
  return presentCart(lines, context, notes);
}

/** Adds a product to the cart, up to the available quantity; a note names the limit. */
export async function addCartLine(context: SignedIn<Context>, body: AddCartLine): Promise<Cart> {
  const { db, actor, clock } = context;
  const { product_id: productId, quantity, is_buy_now: isBuyNow = false } = body;
  const line = { personId: actor.person_id, productId, quantity, isBuyNow, now: clock.now() };
  const added = await addLine(db, { ...line, choice: choiceOf(body) });
  const stored = added.stored ?? (await addAsChosenHere(context, line, { body, added }));
  const isCapped = stored.quantity < stored.before + quantity;
  const notes: Message[] = isCapped ? [limitedStock(pickText(stored.name, context), stored.quantity)] : [];
  return readCart({ ...context, read: db }, notes);
}

/** Explains why nothing was added, unless the database only compared a name otherwise than `chooseVariant`. */
async function addAsChosenHere(
  context: SignedIn<Context>,
  line: Omit<NewLine, 'choice'>,
  { body, added }: { body: AddCartLine; added: AddedItem },
): Promise<StoredLine> {
  if (added.variants.length === 0) throw notFound('Product not found');
  const chosen = chooseVariant(added.variants, body);
  if (!('option' in chosen)) throw choiceError(chosen);
  const { name, stock } = chosen.option;
  const { stored, lines_in_cart } = stock > 0 ? await addLine(context.db, { ...line, choice: idsOf(chosen.option) }) : added;
  if (stored) return stored;
  if (!line.isBuyNow && lines_in_cart >= maxLines) throw refused('Your cart is full. Remove an item to add another.');
  throw conflict({ text: '{name} is sold out.', with: { name: pickText(name, context) } });
}

/** Adds one item to a line, up to the available quantity; a note names the limit. */
export async function incrementLine(context: SignedIn<Context>, choice: LineBody): Promise<Cart> {
  const { db, actor, clock } = context;
  const now = clock.now();
  const changed = await changeLine(context, choice, (line) => incrementLineQuantity(db, { ...line, now }));
  const lines = await listLines(db, { personId: actor.person_id, isBuyNow: false, now });
  const full = changed.is_capped
    ? lines.find(({ line_id, quantity, stock }) => line_id === changed.line_id && quantity === stock)
    : undefined;
  return presentCart(lines, context, full ? [limitedStock(pickText(full.name, context), full.stock)] : []);
}

/** Removes one item from a line; the last one removes the line. */
export async function decrementLine(context: SignedIn<Context>, choice: LineBody): Promise<Changed> {
  const { db, clock } = context;
  const changed = await changeLine(context, choice, (line) => decrementLineQuantity(db, { ...line, now: clock.now() }));
  const data = await readCart({ ...context, read: db });
  return { data, message: changed.is_removed ? removed : { text: 'Cart updated' } };
}

export async function deleteLine(context: SignedIn<Context>, choice: LineBody): Promise<Changed> {
  const { db } = context;
  await changeLine(context, choice, (line) => deleteCartLine(db, line));
  return { data: await readCart({ ...context, read: db }), message: removed };
}

type NamedLine = Omit<LineChoice, 'now'>;

/** Changes the line that a call names by its product, size, colour and unit. */
async function changeLine<Changed>(
  { db, actor }: SignedIn<Context>,
  body: LineBody,
  change: (line: NamedLine) => Promise<Changed | undefined>,
): Promise<Changed> {
  const named = { personId: actor.person_id, productId: body.product_id, isBuyNow: body.is_buy_now ?? false };
  const changed = await change({ ...named, choice: choiceOf(body) });
  if (changed !== undefined) return changed;
  // The database may compare names otherwise than `fittingOptions`.
  const fitting = fittingOptions(await listOwnLines(db, named), body);
  const line = 'options' in fitting ? fitting.options[0] : undefined;
  const changedById = line && (await change({ ...named, choice: idsOf(line) }));
  if (changedById === undefined) throw lineNotFound();
  return changedById;
}

function choiceOf({ size, color, unit }: Choice): Choice {
  return { size, color, unit };
}

function idsOf({ size_id, color_id, unit_id }: Option): Choice {
  return { size: size_id, color: color_id, unit: unit_id };
}

function lineNotFound(): AppError {
  return notFound('This product is not in your cart');
}

export function choiceError(chosen: { missing: ChoiceField } | { notOffered: ChoiceField }): AppError {
  if ('missing' in chosen) return invalid(chosen.missing, requiredTexts[chosen.missing]);
  return invalid(chosen.notOffered, notOfferedTexts[chosen.notOffered]);
}

/** A person's cart for the export of their account. */
export async function exportCart(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<AccountExport['cart']> {
  const rows = await listLineNames(read, personId);
  return rows.map(({ name, size, color, unit, created_at, ...row }) => ({
    ...row,
    name: pickText(name, languages),
    size: pickTextOrNull(size, languages),
    color: pickTextOrNull(color, languages),
    unit: pickTextOrNull(unit, languages),
    created_at: created_at.toISOString(),
  }));
}

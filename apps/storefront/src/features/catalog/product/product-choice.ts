import type { Variant } from '@souk/contract/catalog';
import { discountPercentage, linePrice } from '@souk/money/line-price';
import type { Product } from '../../../lib/answers/answers.ts';

/** What a shopper chooses of a product. */
export const axes = ['color', 'size', 'unit'] as const;
export type Axis = (typeof axes)[number];
export type Choice = Readonly<Record<Axis, number | null>>;
/** Every option open. */
export const nothingChosen: Choice = { color: null, size: null, unit: null };
export type Choosable = Pick<Product, 'colors' | 'sizes' | 'units' | 'variants' | 'price' | 'discount_price' | 'picture'>;

/** Whether an option can be had with what else is chosen: `impossible` is not made, `sold_out` is made and gone. */
export type OptionState = 'available' | 'sold_out' | 'impossible';

/** What is paid and what it cost before; `from` where what is still to be chosen decides. */
export type ShownPrice = { amount: number; original: number | null; percentage: number; from: boolean };

export function optionsOf({ colors, sizes, units }: Choosable, axis: Axis): readonly { id: number; name: string }[] {
  return { color: colors, size: sizes, unit: units }[axis];
}

/**
 * What the address says, where it names something that there is. Otherwise a color is chosen by itself, since the
 * pictures have to show one, and so is whatever comes in one way only; a size is nobody's guess.
 */
export function readChoice(product: Choosable, query: URLSearchParams): Choice {
  const color = named(product, 'color', query) ?? usualColor(product);
  return {
    color,
    size: named(product, 'size', query) ?? only(product, 'size'),
    unit: named(product, 'unit', query) ?? only(product, 'unit'),
  };
}

/** Chooses, or takes the choice back where it was made already and can be. */
export function choose(product: Choosable, choice: Choice, axis: Axis, id: number): Choice {
  const isSet = choice[axis] === id;
  if (isSet && (axis === 'color' || optionsOf(product, axis).length === 1)) return choice;
  return { ...choice, [axis]: isSet ? null : id };
}

/** The first thing that is still to be chosen. */
export function missingAxis(product: Choosable, choice: Choice): Axis | null {
  return axes.find((axis) => optionsOf(product, axis).length > 0 && choice[axis] === null) ?? null;
}

/** The one that is chosen; undefined while something is missing, or where nobody makes that combination. */
export function variantOf(product: Choosable, choice: Choice): Variant | undefined {
  return missingAxis(product, choice) === null ? matching(product, choice)[0] : undefined;
}

export function optionState(product: Choosable, choice: Choice, axis: Axis, id: number): OptionState {
  const found = matching(product, { ...choice, [axis]: id });
  if (found.length === 0) return 'impossible';
  return found.some(({ stock }) => stock > 0) ? 'available' : 'sold_out';
}

/** Why an option cannot be had; `because` names what else is chosen where the option could be had without it. */
export type Refusal = { state: Exclude<OptionState, 'available'>; because: readonly string[] };

export function optionRefusal(product: Choosable, choice: Choice, axis: Axis, id: number): Refusal | undefined {
  const state = optionState(product, choice, axis, id);
  if (state === 'available') return undefined;
  if (optionState(product, nothingChosen, axis, id) !== 'available') return { state, because: [] };
  const others = axes.filter((other) => other !== axis && optionsOf(product, other).length > 1);
  return { state, because: others.flatMap((other) => optionsOf(product, other).find((option) => option.id === choice[other])?.name ?? []) };
}

/** Whether anything of what is chosen so far can still be had. */
export function isSoldOut(product: Choosable, choice: Choice): boolean {
  return product.variants.length > 0 && matching(product, choice).every(({ stock }) => stock <= 0);
}

export function shownPrice(product: Choosable, choice: Choice): ShownPrice {
  const found = matching(product, choice);
  const priced = found.length > 0 ? found : [product];
  const cheapest = priced.reduce((least, next) => (linePrice(next) < linePrice(least) ? next : least));
  const original = cheapest.discount_price > 0 ? cheapest.price : null;
  return {
    amount: linePrice(cheapest),
    original,
    percentage: discountPercentage(cheapest),
    from: priced.some((other) => linePrice(other) !== linePrice(cheapest)),
  };
}

/** The picture that shows the choice, where it has one of its own. */
export function pictureOf(product: Choosable, choice: Choice): Variant['picture'] {
  return matching(product, choice).find(({ picture }) => picture !== null)?.picture ?? null;
}

/** The variants that agree with everything that is chosen. */
function matching({ variants }: Choosable, choice: Choice): Variant[] {
  const agrees = (wanted: number | null, has: number | null) => wanted === null || wanted === has;
  return variants.filter(
    ({ color_id, size_id, unit_id }) => agrees(choice.color, color_id) && agrees(choice.size, size_id) && agrees(choice.unit, unit_id),
  );
}

function named(product: Choosable, axis: Axis, query: URLSearchParams): number | null {
  const asked = Number(query.get(axis));
  return optionsOf(product, axis).find(({ id }) => id === asked)?.id ?? null;
}

function only(product: Choosable, axis: Axis): number | null {
  const options = optionsOf(product, axis);
  return options.length === 1 ? (options[0]?.id ?? null) : null;
}

/** One that is in stock; among those the one that the product's card has already shown. */
function usualColor(product: Choosable): number | null {
  const inStock = product.colors.filter(({ id }) => optionState(product, nothingChosen, 'color', id) === 'available');
  const seen = inStock.find(({ id }) => pictureOf(product, { ...nothingChosen, color: id })?.src === product.picture?.src);
  return (seen ?? inStock[0] ?? product.colors[0])?.id ?? null;
}

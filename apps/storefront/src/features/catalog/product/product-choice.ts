import type { Variant } from '@souk/contract/catalog';
import { discountPercentage, linePrice } from '@souk/money/line-price';
import type { Product } from '../../../lib/other-servers/answers.ts';

/** A shopper chooses one option of each axis; together they determine the variant. */
export const axes = ['color', 'size', 'unit'] as const;
export type Axis = (typeof axes)[number];
export type Choice = Readonly<Record<Axis, number | null>>;
export const emptyChoice: Choice = { color: null, size: null, unit: null };
export type ProductOptions = Pick<Product, 'colors' | 'sizes' | 'units' | 'variants' | 'price' | 'discount_price' | 'picture'>;

/** The availability of an option with the other choices: `impossible` means that no such variant exists. */
type OptionState = 'available' | 'sold_out' | 'impossible';

/** The price and the price before the discount; `from` if it still depends on options that are not chosen. */
type ShownPrice = { amount: number; original: number | null; percentage: number; from: boolean };

export function optionsOf({ colors, sizes, units }: ProductOptions, axis: Axis): readonly { id: number; name: string }[] {
  return { color: colors, size: sizes, unit: units }[axis];
}

/**
 * The choice in the address, as far as it exists. Otherwise a color is preselected, because the pictures have to show
 * one, and so is a size or unit that is the only one, or the only one in stock; otherwise a size is never guessed.
 */
export function readChoice(product: ProductOptions, query: URLSearchParams): Choice {
  const color = optionInQuery(product, 'color', query) ?? defaultColor(product);
  const size = optionInQuery(product, 'size', query);
  const unit = optionInQuery(product, 'unit', query);
  return {
    color,
    size: size ?? onlyOption(product, { color, size, unit }, 'size'),
    unit: unit ?? onlyOption(product, { color, size, unit }, 'unit'),
  };
}

/** Chooses an option, or clears it if it is chosen already; colors and single options cannot be cleared. */
export function choose(product: ProductOptions, choice: Choice, axis: Axis, id: number): Choice {
  const isSet = choice[axis] === id;
  if (isSet && (axis === 'color' || optionsOf(product, axis).length === 1)) return choice;
  return { ...choice, [axis]: isSet ? null : id };
}

/** The first axis without a choice. */
export function findMissingAxis(product: ProductOptions, choice: Choice): Axis | null {
  return axes.find((axis) => optionsOf(product, axis).length > 0 && choice[axis] === null) ?? null;
}

/** The chosen variant; undefined while a choice is missing, or if there is no such combination. */
export function findVariant(product: ProductOptions, choice: Choice): Variant | undefined {
  return findMissingAxis(product, choice) === null ? matchingVariants(product, choice)[0] : undefined;
}

export function optionState(product: ProductOptions, choice: Choice, axis: Axis, id: number): OptionState {
  const found = matchingVariants(product, { ...choice, [axis]: id });
  if (found.length === 0) return 'impossible';
  return found.some(({ stock }) => stock > 0) ? 'available' : 'sold_out';
}

/** Why an option is unavailable; `because` has the names of the choices that make it so, if others would not. */
type UnavailableReason = { state: Exclude<OptionState, 'available'>; because: readonly string[] };

export function unavailableReason(product: ProductOptions, choice: Choice, axis: Axis, id: number): UnavailableReason | undefined {
  const state = optionState(product, choice, axis, id);
  if (state === 'available') return undefined;
  if (optionState(product, emptyChoice, axis, id) !== 'available') return { state, because: [] };
  const others = axes.filter((other) => other !== axis && optionsOf(product, other).length > 1);
  return { state, because: others.flatMap((other) => optionsOf(product, other).find((option) => option.id === choice[other])?.name ?? []) };
}

/** Whether all variants that match the choices so far are sold out. */
export function isSoldOut(product: ProductOptions, choice: Choice): boolean {
  return product.variants.length > 0 && matchingVariants(product, choice).every(({ stock }) => stock <= 0);
}

export function shownPrice(product: ProductOptions, choice: Choice): ShownPrice {
  const found = matchingVariants(product, choice);
  const priced = found.length > 0 ? found : [product];
  const cheapest = priced.reduce((min, next) => (linePrice(next) < linePrice(min) ? next : min));
  const original = cheapest.discount_price > 0 ? cheapest.price : null;
  return {
    amount: linePrice(cheapest),
    original,
    percentage: discountPercentage(cheapest),
    from: priced.some((other) => linePrice(other) !== linePrice(cheapest)),
  };
}

/** The picture of the choice, if it has one of its own. */
export function pictureForChoice(product: ProductOptions, choice: Choice): Variant['picture'] {
  return matchingVariants(product, choice).find(({ picture }) => picture !== null)?.picture ?? null;
}

/** The variants that match all choices. */
function matchingVariants({ variants }: ProductOptions, choice: Choice): Variant[] {
  const matches = (wanted: number | null, has: number | null) => wanted === null || wanted === has;
  return variants.filter(
    ({ color_id, size_id, unit_id }) => matches(choice.color, color_id) && matches(choice.size, size_id) && matches(choice.unit, unit_id),
  );
}

function optionInQuery(product: ProductOptions, axis: Axis, query: URLSearchParams): number | null {
  const asked = Number(query.get(axis));
  return optionsOf(product, axis).find(({ id }) => id === asked)?.id ?? null;
}

/** The option that needs no choosing, because there is no other or no other is in stock. */
function onlyOption(product: ProductOptions, choice: Choice, axis: Axis): number | null {
  const options = optionsOf(product, axis);
  const inStock = options.filter(({ id }) => optionState(product, choice, axis, id) === 'available');
  const [only, other] = options.length === 1 ? options : inStock;
  return only && !other ? only.id : null;
}

/** A color in stock, preferably the one on the product's card. */
function defaultColor(product: ProductOptions): number | null {
  const inStock = product.colors.filter(({ id }) => optionState(product, emptyChoice, 'color', id) === 'available');
  const seen = inStock.find(({ id }) => pictureForChoice(product, { ...emptyChoice, color: id })?.src === product.picture?.src);
  return (seen ?? inStock[0] ?? product.colors[0])?.id ?? null;
}

/** From and to, in the default currency as the address has them; null where that end is open. */
export type PriceRange = { min: number | null; max: number | null };
export type PriceBounds = { min: number; max: number };

/** Whole units around everything that is offered, so that the slider moves in steps that mean something. */
export function wholeBounds({ min, max }: PriceBounds): PriceBounds {
  return { min: Math.floor(min), max: Math.ceil(max) };
}

/** Where the slider's thumbs stand. A wish beyond what is offered stands at the end. */
export function thumbsOf({ min, max }: PriceRange, bounds: PriceBounds): readonly [number, number] {
  const inside = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);
  return [inside(min ?? bounds.min), inside(max ?? bounds.max)];
}

/** What the thumbs mean: an end of the slider is no wish, and a thumb that did not move leaves the wish as it was. */
export function rangeOfThumbs(thumbs: readonly [number, number], bounds: PriceBounds, before: PriceRange): PriceRange {
  const [low, high] = thumbs;
  const [lowBefore, highBefore] = thumbsOf(before, bounds);
  const min = low <= bounds.min ? null : low;
  const max = high >= bounds.max ? null : high;
  return { min: low === lowBefore ? before.min : min, max: high === highBefore ? before.max : max };
}

/**
 * What a field shows, in the currency that the visitor sees. Not an amount that anybody pays, so a rate that makes long
 * fractions is rounded to whole units here.
 */
export function shownLimit(amount: number | null, rate: number): string {
  if (amount === null) return '';
  return String(rate === 1 ? amount : Math.round(amount * rate));
}

/** What was typed into a field, in the default currency; null for nothing, undefined for what is no amount. */
export function typedLimit(text: string, rate: number): number | null | undefined {
  const plain = toLatinDigits(text).trim();
  if (plain === '') return null;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round((Number(plain) / rate) * 100) / 100;
}

/** A range that was typed the wrong way round is turned. */
export function orderedRange({ min, max }: PriceRange): PriceRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Arabic and Persian keyboards type digits of their own, and a comma or ٫ before the fraction. */
function toLatinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[,٫]/, '.');
}

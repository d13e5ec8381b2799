import { withLatinDigits } from '@souk/ui/forms/latin-digits.ts';

/** A price range in the default currency; null means no limit. */
export type PriceRange = { min: number | null; max: number | null };
type PriceBounds = { min: number; max: number };

/** Rounds outwards to whole units, the slider's steps. */
export function roundBounds({ min, max }: PriceBounds): PriceBounds {
  return { min: Math.floor(min), max: Math.ceil(max) };
}

/** The positions of the slider's thumbs; a limit outside the bounds is at the end. */
export function thumbsFromRange({ min, max }: PriceRange, bounds: PriceBounds): readonly [number, number] {
  const inside = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);
  return [inside(min ?? bounds.min), inside(max ?? bounds.max)];
}

/** The ends of the slider mean no limit, and the limit of a thumb that did not move stays. */
export function rangeFromThumbs(thumbs: readonly [number, number], bounds: PriceBounds, before: PriceRange): PriceRange {
  const [low, high] = thumbs;
  const [lowBefore, highBefore] = thumbsFromRange(before, bounds);
  const min = low <= bounds.min ? null : low;
  const max = high >= bounds.max ? null : high;
  return { min: low === lowBefore ? before.min : min, max: high === highBefore ? before.max : max };
}

/** A limit in the visitor's currency. Nobody pays this amount, so converted limits are rounded to whole units. */
export function formatLimit(amount: number | null, rate: number): string {
  if (amount === null) return '';
  return String(rate === 1 ? amount : Math.round(amount * rate));
}

/** Typed text as an amount in the default currency: null if empty, undefined if invalid. */
export function parseLimit(text: string, rate: number): number | null | undefined {
  const plain = toPlainNumber(text).trim();
  if (plain === '') return null;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round((Number(plain) / rate) * 100) / 100;
}

/** Swaps limits that were typed in the wrong order. */
export function sortRange({ min, max }: PriceRange): PriceRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Arabic and Persian keyboards type their own digits, and a comma or ٫ as decimal separator. */
function toPlainNumber(text: string): string {
  return withLatinDigits(text).replace(/[,٫]/, '.');
}

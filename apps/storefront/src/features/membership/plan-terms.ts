import type { Plan } from '@souk/contract/content';
import { amountOfShare, percentOf } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import { withLatinDigits } from '@souk/ui/forms/latin-digits.ts';

/** A typical order amount to illustrate the savings of a plan. */
export const exampleOrderAmount = 50;

type Terms = Pick<Plan, 'price' | 'discount_percentage'>;

export function savedOnExampleOrder({ discount_percentage }: Terms): number {
  return toWire(percentOf(fromWire(exampleOrderAmount), discount_percentage));
}

/** The order volume at which the discount equals the price; null for free plans and plans without a discount. */
export function breakEvenAmount({ price, discount_percentage }: Terms): number | null {
  return price > 0 && discount_percentage > 0 ? toWire(amountOfShare(fromWire(price), discount_percentage)) : null;
}

/** Drops benefits that repeat the terms of a plan in other digits, letter case or direction marks. */
export function dropDuplicates(texts: readonly string[]): string[] {
  const unique = new Map(texts.toReversed().map((text) => [normalise(text), text]));
  return [...unique.values()].toReversed();
}

function normalise(text: string): string {
  return withLatinDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('٪', '%')
    .toLowerCase();
}

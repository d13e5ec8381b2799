import { withLatinDigits } from '@souk/ui/forms/latin-digits.ts';

/** The quantity of a typed text, also in the digits of Arabic and Persian; undefined if it is none. */
export function readStock(text: string): number | undefined {
  const digits = withLatinDigits(text.trim());
  return /^\d{1,7}$/.test(digits) && Number(digits) <= maxStock ? Number(digits) : undefined;
}

const maxStock = 1_000_000;

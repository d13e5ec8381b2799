import { type Amount, MAX_AMOUNT, toAmount } from './amount.ts';
import { DEFAULT_CURRENCY } from './currency.ts';

/** An amount as sheets and command lines have it: 1250 → 12.50. No currency, no grouping. */
export function toAmountText(amount: Amount, minorUnit: number = DEFAULT_CURRENCY.minor_unit): string {
  const digits = String(Math.abs(toAmount(amount))).padStart(minorUnit + 1, '0');
  const whole = digits.slice(0, digits.length - minorUnit);
  const sign = amount < 0 ? '-' : '';
  return minorUnit === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-minorUnit)}`;
}

/**
 * The amount that somebody wrote: `12`, `12.5`, `12.50` or, with a decimal comma, `12,50`. Undefined for anything else: what
 * has more decimals than the currency, and `1,234`, which some read as a thousand and others as one.
 */
export function fromAmountText(text: string, minorUnit: number = DEFAULT_CURRENCY.minor_unit): Amount | undefined {
  const parts = /^(\d{1,15})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  const [, whole = '', fraction = ''] = parts ?? [];
  if (!parts || fraction.length > minorUnit) return undefined;
  const digits = BigInt(`${whole}${fraction.padEnd(minorUnit, '0')}`);
  return digits > BigInt(MAX_AMOUNT) ? undefined : toAmount(digits);
}

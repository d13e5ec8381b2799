import { type Amount, MAX_AMOUNT, toAmount } from './amount.ts';
import { roundHalfUp, toDecimal } from './decimal.ts';

/** The position of a currency's symbol. */
export type SymbolPosition = 'prefix' | 'suffix';

/** `rate_from_default` is the amount of this currency that one unit of the default currency buys. */
export type Currency = {
  name: string;
  symbol: string;
  position: SymbolPosition;
  rate_from_default: number;
  /** Decimals of its amounts: 0, 1 or 2, since a call carries at most two. */
  minor_unit: number;
};

/** The currency of a shop that has not configured one. */
export const DEFAULT_CURRENCY = {
  name: 'USD',
  symbol: '$',
  position: 'prefix',
  rate_from_default: 1,
  minor_unit: 2,
} as const satisfies Currency;

/** The JSON number of an amount, with at most two decimals: 1999 → 19.99. */
export function toWire(amount: Amount, minorUnit: number = DEFAULT_CURRENCY.minor_unit): number {
  return toAmount(amount) / 10 ** checkedMinorUnit(minorUnit);
}

/** The amount of a JSON number; refuses one with more decimals than the currency has, since rounding it would invent money. */
export function fromWire(value: number, minorUnit: number = DEFAULT_CURRENCY.minor_unit): Amount {
  const decimal = toDecimal(value);
  if (decimal.scale > checkedMinorUnit(minorUnit)) throw new RangeError(`More than ${minorUnit} decimals: ${value}`);
  return toAmount(roundHalfUp(decimal, minorUnit));
}

function checkedMinorUnit(minorUnit: number): number {
  if (minorUnit === 0 || minorUnit === 1 || minorUnit === 2) return minorUnit;
  throw new RangeError(`A call carries 0 to 2 decimals, not ${minorUnit}`);
}

/** An amount as sheets and command lines have it: 1250 → 12.50. No currency, no grouping. */
export function toAmountText(amount: Amount, minorUnit: number = DEFAULT_CURRENCY.minor_unit): string {
  const digits = String(Math.abs(toAmount(amount))).padStart(minorUnit + 1, '0');
  const whole = digits.slice(0, digits.length - minorUnit);
  const sign = amount < 0 ? '-' : '';
  return minorUnit === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-minorUnit)}`;
}

/** An amount of a call as sheets have it: 12.5 → 12.50. */
export function wireAmountText(value: number): string {
  return toAmountText(fromWire(value));
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

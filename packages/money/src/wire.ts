import { type Amount, toAmount } from './amount.ts';
import { DEFAULT_CURRENCY } from './currency.ts';
import { roundHalfUp, toDecimal } from './decimal.ts';

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

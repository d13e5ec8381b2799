/**
 * Money as a whole number of minor units (cents), of at most 15 digits: up to there a JSON number with two decimals
 * still names exactly one amount. Every function here answers such a number or throws; none rounds in silence.
 */
export type Amount = number;

/** The largest amount: 9,999,999,999,999.99 in a currency with two decimals. */
export const MAX_AMOUNT: Amount = 999_999_999_999_999;

/** Whether a value is a whole number of minor units within the limits. */
export function isAmount(value: unknown): value is Amount {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_AMOUNT;
}

/** Takes what a database column gives (number, bigint or digits as text) as an amount; throws a RangeError for anything else. */
export function toAmount(value: number | bigint | string): Amount {
  const number = typeof value === 'string' && !/^-?\d+$/.test(value) ? Number.NaN : Number(value);
  if (!isAmount(number)) throw new RangeError(`Not a whole number of minor units of at most 15 digits: ${value}`);
  return number === 0 ? 0 : number;
}

/** Adds any number of amounts; none make 0. */
export function addAmounts(...amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, amount) => toAmount(sum + toAmount(amount)), 0);
}

/** Takes the second amount from the first; the answer may be negative. */
export function subtractAmounts(from: Amount, amount: Amount): Amount {
  return toAmount(toAmount(from) - toAmount(amount));
}

/** The amount of several pieces; the quantity is a whole number from 0. */
export function multiplyAmount(amount: Amount, quantity: number): Amount {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a whole quantity from 0: ${quantity}`);
  // In bigint, because a product of two safe numbers may pass 2^53 and come back rounded.
  return toAmount(BigInt(toAmount(amount)) * BigInt(quantity));
}

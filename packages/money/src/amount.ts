import { multiplyDecimals, roundHalfUp, toDecimal } from './decimal.ts';

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

/** The amount of several items; the quantity is a whole number from 0. */
export function multiplyAmount(amount: Amount, quantity: number): Amount {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a whole quantity from 0: ${quantity}`);
  // In bigint, because a product of two safe numbers may pass 2^53 and come back rounded.
  return toAmount(BigInt(toAmount(amount)) * BigInt(quantity));
}

/**
 * Splits an amount in proportion to whole weights so that the parts always add up to it: each part is rounded down and
 * the units left over go to the largest remainders, the earlier of equals first. Weights that are all 0 share evenly.
 */
export function allocate(amount: Amount, weights: readonly number[]): Amount[] {
  const total = BigInt(Math.abs(toAmount(amount)));
  const shares = evenIfNone(weights.map(toWeight));
  if (shares.length === 0) {
    if (total === 0n) return [];
    throw new RangeError('An amount cannot be split among nobody');
  }
  const sum = shares.reduce((a, b) => a + b);
  const parts = shares.map((share, index) => ({ index, part: (total * share) / sum, remainder: (total * share) % sum }));
  const leftOver = Number(total - parts.reduce((total, { part }) => total + part, 0n));
  const byRemainder = parts.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const entry of byRemainder.slice(0, leftOver)) entry.part += 1n;
  return parts.map(({ part }) => toAmount(amount < 0 ? -part : part));
}

function toWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`Not a whole weight from 0: ${weight}`);
  return BigInt(weight);
}

function evenIfNone(weights: bigint[]): bigint[] {
  return weights.every((weight) => weight === 0n) ? weights.map(() => 1n) : weights;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const basisPointsPerPercent = 100;

/** Tax and discount rates are stored in basis points: 750 is 7.5 percent. */
export function toPercent(basisPoints: number): number {
  return basisPoints / basisPointsPerPercent;
}

/** A percentage of an amount (7.5 is seven and a half percent), rounded half up to a whole minor unit. */
export function percentOf(amount: Amount, percent: number): Amount {
  if (!(percent >= 0)) throw new RangeError(`Not a percentage from 0: ${percent}`);
  const hundredths = multiplyDecimals(toDecimal(toAmount(amount)), toDecimal(percent));
  return toAmount(roundHalfUp({ digits: hundredths.digits, scale: hundredths.scale + 2 }, 0));
}

/** The smallest amount of which a percentage is at least `share`: what is spent at 10 percent off until 39.00 are saved. */
export function amountOfShare(share: Amount, percent: number): Amount {
  if (!(percent > 0)) throw new RangeError(`Not a percentage above 0: ${percent}`);
  const { digits, scale } = toDecimal(percent);
  const hundredfold = BigInt(toAmount(share)) * 100n * 10n ** BigInt(scale);
  return toAmount((hundredfold + digits - 1n) / digits);
}

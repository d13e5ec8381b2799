import { type Amount, toAmount } from './amount.ts';

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
  const leftOver = Number(total - parts.reduce((taken, { part }) => taken + part, 0n));
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

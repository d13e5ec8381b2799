import { type Amount, toAmount } from './amount.ts';
import { multiplyDecimals, roundHalfUp, toDecimal } from './decimal.ts';

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

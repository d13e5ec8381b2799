import { addAmounts } from './amount.ts';
import { multiplyDecimals, roundHalfUp, toDecimal } from './decimal.ts';
import { fromWire, toWire } from './wire.ts';

/**
 * Amounts of the default currency, as they travel, in another one: what they come to together is converted and rounded once, and so is what each
 * of them brings it to. So the amounts that are shown below each other add up to the total that is shown, and each is at most a cent from its own.
 */
export function convertInTurn(amounts: readonly number[], rate: number): number[] {
  const converted = (sum: number) => toWire(Number(roundHalfUp(multiplyDecimals(toDecimal(toWire(sum)), toDecimal(rate)), 2)));
  let before = 0;
  return amounts.map((amount) => {
    const after = addAmounts(before, fromWire(amount));
    const part = toWire(addAmounts(fromWire(converted(after)), -fromWire(converted(before))));
    before = after;
    return part;
  });
}

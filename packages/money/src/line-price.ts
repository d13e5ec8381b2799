import { addAmounts } from './amount.ts';
import { fromWire, toWire } from './currency.ts';
import { multiplyDecimals, roundHalfUp, toDecimal } from './decimal.ts';

/** The two prices of a product or line, in minor units or as they travel. */
export type PricePair = { price: number; discount_price?: number | null | undefined };

/** Whether the discount price is the one to pay; the original is then shown struck through. */
export function hasDiscount({ discount_price }: PricePair): boolean {
  return (discount_price ?? 0) > 0;
}

/** The unit price: the discount price when it is above 0, otherwise the price. */
export function linePrice({ price, discount_price }: PricePair): number {
  return discount_price != null && discount_price > 0 ? discount_price : price;
}

/** The whole percentage off, rounded down so that a badge never promises more than the price gives; 0 without a discount. */
export function discountPercentage(pair: PricePair): number {
  const [price, paid] = [toDecimal(pair.price), toDecimal(linePrice(pair))];
  const scale = Math.max(price.scale, paid.scale);
  const whole = price.digits * 10n ** BigInt(scale - price.scale);
  const saved = whole - paid.digits * 10n ** BigInt(scale - paid.scale);
  return saved > 0n ? Number((saved * 100n) / whole) : 0;
}

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

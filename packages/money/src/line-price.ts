import { subtractAmounts, toAmount } from './amount.ts';

/** The two prices of a product or line, in minor units or as they travel. */
export type PricePair = { price: number; discount_price?: number | null | undefined };

/** Whether the discount price is the one to pay; the original is then shown struck through. */
export function hasDiscount({ discount_price }: PricePair): boolean {
  return (discount_price ?? 0) > 0;
}

/** What one piece costs: the discount price when it is above 0, otherwise the price. */
export function linePrice({ price, discount_price }: PricePair): number {
  return discount_price != null && discount_price > 0 ? discount_price : price;
}

/** The whole percentage off of prices in minor units, rounded down so that a badge never promises more than the price gives; 0 without a discount. */
export function discountPercentage(pair: PricePair): number {
  const price = toAmount(pair.price);
  const saved = subtractAmounts(price, linePrice(pair));
  return saved > 0 ? Math.floor((saved * 100) / price) : 0;
}

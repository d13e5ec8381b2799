import type { Plan } from '@souk/contract/content';
import { amountOfShare, percentOf } from '@souk/money/percentage';
import { fromWire, toWire } from '@souk/money/wire';

/** An order as many are, to show on what a plan takes off. */
export const usualOrder = 50;

type Terms = Pick<Plan, 'price' | 'discount_percentage'>;

/** What the plan takes off a usual order. */
export function savedOnUsualOrder({ discount_percentage }: Terms): number {
  return toWire(percentOf(fromWire(usualOrder), discount_percentage));
}

/** What has been ordered once the discount alone has brought its price back; null where there is nothing to bring back, or nothing that does. */
export function paysOffAt({ price, discount_percentage }: Terms): number | null {
  return price > 0 && discount_percentage > 0 ? toWire(amountOfShare(fromWire(price), discount_percentage)) : null;
}

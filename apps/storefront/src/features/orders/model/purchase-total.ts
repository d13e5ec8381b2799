import { addAmounts } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/wire';
import type { Order } from '../../../lib/answers/answers.ts';

/** What the orders of one payment come to, counted in whole minor units; a cancelled one costs nothing. */
export function purchaseTotal(orders: Order['purchase_orders']): number {
  const open = orders.filter(({ status }) => status !== 'Cancelled');
  return toWire(addAmounts(...open.map(({ payable_amount }) => fromWire(payable_amount))));
}

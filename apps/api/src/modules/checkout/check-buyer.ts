import { invalid, notFound } from '../../platform/http/problem.ts';
import type { Buyer } from './find-buyer.ts';

/** Refuses an order that this person may not place so, whatever is in it; whether the payment method is offered is known outside. */
export function checkBuyer(
  buyer: Buyer,
  { isOffered }: { isOffered: boolean },
): asserts buyer is Buyer & { address: Record<string, unknown> } {
  if (!buyer.address) throw notFound('There is no such address');
  if (buyer.order_place_account_verify && !buyer.is_verified) throw invalid('account', 'Please verify your account before you order');
  if (!isOffered) throw invalid('payment_method', 'This payment method is not offered');
}

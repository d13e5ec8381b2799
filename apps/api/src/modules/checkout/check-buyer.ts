import { invalid, notFound } from '../../platform/http/problem.ts';
import type { Buyer } from './find-buyer.ts';

/** Refuses an order that this person may not place so, whatever is in it. */
export function checkBuyer(buyer: Buyer, paymentMethod: string): asserts buyer is Buyer & { address: Record<string, unknown> } {
  if (!buyer.address) throw notFound('There is no such address');
  if (buyer.order_place_account_verify && !buyer.is_verified) throw invalid('account', 'Please verify your account before you order');
  if (!isOffered(paymentMethod, buyer)) throw invalid('payment_method', 'This payment method is not offered');
}

/** Cash on delivery is all that there is until a gateway is integrated; a gateway that is only listed could not be paid through. */
function isOffered(paymentMethod: string, buyer: Buyer): boolean {
  return paymentMethod === 'cash' && buyer.cash_on_delivery;
}

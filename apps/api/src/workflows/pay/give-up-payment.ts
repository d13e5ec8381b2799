import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { lockOwed } from '../../modules/orders/owed-orders.ts';
import { cash } from '../../modules/payments/is-method-offered.ts';
import { stopWaiting } from '../../modules/payments/lock-purchase.ts';
import { oweLessCash } from '../../modules/payments/owe-less-cash.ts';
import { closeAttempts } from './close-attempts.ts';
import { collectCash } from './collect-cash.ts';
import { refundOrder } from './refund-order.ts';

type Cancelled = { id: number; purchase_id: number; payable_amount: number; payment_status: string; payment_method: string };

/**
 * What the cancellation of an order means for its payment; its purchase is locked. What is paid goes back; what is not has no
 * longer to be: pages on which the old sum could be paid are closed.
 */
export async function giveUpPayment(transaction: Kysely<DB>, order: Cancelled, now: Date): Promise<void> {
  if (order.payment_status === 'Paid') {
    await refundOrder(transaction, order, { now });
    return;
  }
  if (order.payment_method === cash) {
    await oweLessCash(transaction, { purchaseId: order.purchase_id, amount: order.payable_amount, now });
    // What was ordered with it may have arrived before.
    return collectCash(transaction, order.purchase_id, now);
  }
  await closeAttempts(transaction, order.purchase_id, now);
  const isNothingOwed = (await lockOwed(transaction, order.purchase_id)).length === 0;
  if (isNothingOwed) await stopWaiting(transaction, order.purchase_id);
}

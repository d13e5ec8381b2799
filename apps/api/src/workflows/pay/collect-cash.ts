import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { lockOwed, markPayment } from '../../modules/orders/owed-orders.ts';
import { listOpenAttempts, markReceived } from '../../modules/payments/attempts.ts';
import { cash } from '../../modules/payments/is-method-offered.ts';

/**
 * Cash is paid order by order at the door; the payment of a locked purchase stands for all of it, so it is received once nothing that
 * was ordered with it is still on its way.
 */
export async function collectCash(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  const payment = (await listOpenAttempts(transaction, purchaseId)).find(({ gateway }) => gateway === cash);
  const owed = await lockOwed(transaction, purchaseId);
  if (!payment || owed.length === 0 || owed.some(({ status }) => status !== 'Delivered')) return;
  await markReceived(transaction, { id: payment.id, charge: null, status: 'Paid', now });
  await markPayment(
    transaction,
    owed.map(({ id }) => id),
    { status: 'Paid' },
  );
}

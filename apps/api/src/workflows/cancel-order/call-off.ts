import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notify } from '../../modules/messages/notify.ts';
import type { PendingOrder } from '../../modules/orders/cancel-pending.ts';
import { giveUpPayment } from '../pay/give-up-payment.ts';
import { takeBack } from './take-back.ts';

/** Cancels a locked order of a locked purchase, whoever wishes it: what it took goes back, and what was paid for it. */
export async function callOff(transaction: Kysely<DB>, order: PendingOrder, { reason, now }: { reason: string; now: Date }): Promise<void> {
  await takeBack(transaction, [order.id], { reason, now });
  await giveUpPayment(transaction, order, now);
  await notify(transaction, { kind: 'order-cancelled', order_id: order.id }, now);
}

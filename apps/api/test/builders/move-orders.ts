import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { MovingStatus } from '../../src/modules/orders/domain/order-path.ts';
import { lockOrder } from '../../src/modules/orders/lock-order.ts';
import { moveLockedOrder } from '../../src/workflows/change-order/move-order.ts';

const steps = {
  Confirm: ['Confirm'],
  Processing: ['Confirm', 'Processing'],
  Pickup: ['Confirm', 'Processing', 'Pickup'],
  'On The Way': ['Confirm', 'On The Way'],
  Delivered: ['Confirm', 'On The Way', 'Delivered'],
} as const satisfies Record<MovingStatus, readonly MovingStatus[]>;

/** Moves a pending order to a status step by step, without notifications and without collecting cash. The note is the last step's. */
export async function moveOrderTo(db: Kysely<DB>, orderId: number, status: MovingStatus, note: string | null = null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const step of steps[status]) {
      const order = await lockOrder(transaction, { orderId });
      await moveLockedOrder(transaction, order, { status: step, note: step === status ? note : null, now: new Date() });
    }
  });
}

/** Records that an order was paid in cash: its payment and the order in one transaction, as the delivery does. */
export async function payInCash(db: Kysely<DB>, orderId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('payments')
      .set({ status: 'Paid', settled_at: new Date() })
      .where('id', 'in', (from) => from.selectFrom('payment_orders').select('payment_id').where('order_id', '=', orderId))
      .execute();
    await transaction.updateTable('orders').set({ payment_status: 'Paid' }).where('id', '=', orderId).execute();
  });
}

import type { Context } from '../../context.ts';
import { insertOrderNote } from '../../modules/orders/queries/managed-order.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

type Writing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** Adds a note to an order that only the staff sees. */
export function addOrderNote(context: Writing, { orderId, note }: { orderId: number; note: string }): Promise<void> {
  const { operator, clock } = context;
  return inTransaction(context.db, async (transaction) => {
    const author_id = operator?.kind === 'staff' ? operator.person_id : null;
    const row = { order_id: orderId, author_id, note, created_at: clock.now() };
    const { id: note_id } = await insertOrderNote(transaction, row);
    await recordAudit(transaction, context, { action: 'order.note', subject: { kind: 'order', id: orderId }, after: { note_id } });
  });
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { cash } from './is-method-offered.ts';

/** So much less is to be collected for a locked purchase; nothing at all closes the payment. */
export async function oweLessCash(
  transaction: Kysely<DB>,
  { purchaseId, amount, now }: { purchaseId: number; amount: number; now: Date },
): Promise<void> {
  await sql`
    update payments set amount = amount - ${amount},
      status = case when amount = ${amount} then 'Failed' else status end, settled_at = case when amount = ${amount} then ${now}::timestamptz end
    where purchase_id = ${purchaseId} and gateway = ${cash} and status = 'Pending'`.execute(transaction);
}

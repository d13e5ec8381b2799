import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Counts what a membership took off the orders of a purchase that was just placed. After every other lock. */
export async function countSavings(transaction: Kysely<DB>, subscriptionId: number, saved: number): Promise<void> {
  if (saved === 0) return;
  await transaction
    .updateTable('subscriptions')
    .set({ saved_amount: sql`saved_amount + ${saved}::bigint` })
    .where('id', '=', subscriptionId)
    .execute();
}

/** An order that was cancelled has saved nothing. */
export async function uncountSavings(transaction: Kysely<DB>, orderId: number): Promise<void> {
  await sql`
    update subscriptions s set saved_amount = s.saved_amount - o.membership_discount - o.delivery_saved
    from orders o where o.id = ${orderId} and s.id = o.subscription_id`.execute(transaction);
}

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

/** Orders of one purchase that were cancelled have saved nothing. */
export async function uncountSavings(transaction: Kysely<DB>, orderIds: readonly number[]): Promise<void> {
  await sql`
    with given_back as (
      select subscription_id, sum(membership_discount + delivery_saved)::bigint as amount from orders
      where id = any(${orderIds}::bigint[]) and subscription_id is not null group by subscription_id)
    update subscriptions s set saved_amount = s.saved_amount - g.amount from given_back g where s.id = g.subscription_id`.execute(
    transaction,
  );
}

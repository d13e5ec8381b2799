import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/**
 * Takes from the orders of a person what says who they were. What a shop must be able to show of a sale stays: what was sold, for how
 * much, with which taxes, when, and to which area, for taxes may depend on the place.
 */
export async function stripOrders(transaction: Kysely<DB>, personId: number): Promise<void> {
  await sql`
    update orders set note = null, cancel_reason = null, address = jsonb_build_object('name', '', 'phone', '', 'area', address->>'area',
      'flat_no', null, 'post_code', null, 'address_line', '', 'address_line2', null, 'address_type', 'other', 'latitude', null, 'longitude', null)
    where person_id = ${personId}`.execute(transaction);
  await sql`
    update order_events e set note = null from orders o where o.id = e.order_id and o.person_id = ${personId} and e.note is not null`.execute(
    transaction,
  );
}

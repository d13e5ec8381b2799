import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** Whether the person waits for an order. */
export async function hasOrdersUnderWay(read: ReadDatabase<DB>, personId: number): Promise<boolean> {
  const order = await read
    .selectFrom('orders')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', 'not in', ['Delivered', 'Cancelled'])
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

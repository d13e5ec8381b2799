import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** Whether the marketplace has ever had an order. */
export async function hasOrders(read: ReadDatabase<DB>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from orders) as found`.execute(read);
  return rows[0]?.found ?? false;
}

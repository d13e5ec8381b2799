import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** How long the market waits for an online payment. */
export async function getUnpaidMinutes(db: ReadDatabase<DB>): Promise<number> {
  return (await db.selectFrom('settings').select('unpaid_minutes').executeTakeFirstOrThrow()).unpaid_minutes;
}

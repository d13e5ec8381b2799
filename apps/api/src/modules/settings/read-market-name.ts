import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** What the market is called, and the currency that its amounts are in. */
export function readMarketName(read: ReadDatabase<DB>): Promise<{ market: string; currency: string }> {
  return read
    .selectFrom('settings')
    .innerJoin('currencies', (join) => join.on('currencies.is_default', '=', true))
    .select(['app_name as market', 'currencies.name as currency'])
    .executeTakeFirstOrThrow();
}

import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../database/kysely.ts';

/** The most that a shop may give by vouchers and sales of its own; the same for each shop. */
export type StoredOfferLimits = { percent: number; amount: number | null; days: number };

export function getOfferLimits(read: ReadDatabase<DB>): Promise<StoredOfferLimits> {
  return read
    .selectFrom('settings')
    .select(['shop_offer_percent as percent', 'shop_offer_amount as amount', 'shop_offer_days as days'])
    .executeTakeFirstOrThrow();
}

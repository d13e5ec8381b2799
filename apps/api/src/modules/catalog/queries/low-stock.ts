import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** The stock up to which variants of the shop `s` are low. */
export const lowMark = sql`coalesce(s.low_stock, (select low_stock from settings))`;

/** The highest of all marks, so that a scan of the index product_variants_low ends there. */
export const highestMark = sql`(select greatest(max(low_stock), (select low_stock from settings)) from shops)`;

/** Whether the variant `v` of the shop `s` is low: it is not sold out. */
export const isLow = sql<boolean>`(v.stock > 0 and v.stock <= ${lowMark})`;

/** The terms of shops that set none of their own. */
export function getShopDefaults(read: ReadDatabase<DB>): Promise<{ return_days: number | null; low_stock: number }> {
  return read.selectFrom('settings').select(['return_days', 'low_stock']).executeTakeFirstOrThrow();
}

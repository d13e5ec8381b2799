import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { listShopHealth, type ShopHealthRow, type WantedHealth } from './health.ts';

/** The figures of one shop; undefined if it had no order, message or question. */
export async function findShopHealth(shopId: number, read: ReadDatabase<DB>, wanted: WantedHealth): Promise<ShopHealthRow | undefined> {
  const [row] = await listShopHealth(read, { ...wanted, shopId });
  return row;
}

import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** Whether the product is one of the shop. */
export async function hasShopProduct(shopId: number, read: ReadDatabase<DB>, productId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from products where id = ${productId} and shop_id = ${shopId}`.execute(read);
  return rows.length > 0;
}

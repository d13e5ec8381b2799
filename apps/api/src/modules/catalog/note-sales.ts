import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { insertSales } from './repository/refresh.ts';

/**
 * Tells the catalogue what was sold, in the transaction of the order; with negative quantities, what came back. It only
 * adds rows, so that orders never wait for each other here: within a second stock and prices of the products are looked at
 * (`settleCatalog`), within a minute the numbers sold are added up (`addUpPopularity`).
 */
export async function noteSales(transaction: Kysely<DB>, sales: readonly { product_id: number; quantity: number }[]): Promise<void> {
  if (sales.length > 0) await insertSales(transaction, sales);
}

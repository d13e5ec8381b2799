import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { noSuchOrder } from './read-order.ts';
import { listBought } from './repository.ts';

export type Bought = { variant_id: number; quantity: number; name: unknown };

/** What an order of the person's bought. */
export async function readBought(read: ReadDatabase<DB>, order: { personId: number; orderId: number }): Promise<Bought[]> {
  const bought = await listBought(read, order);
  if (bought.length === 0) throw noSuchOrder();
  return bought;
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type Goods, lockStock } from './lock-stock.ts';

/** So many pieces in all, or so many more or fewer than there are. */
export type StockChange = Goods & ({ to: number } | { by: number });

/**
 * Says how many pieces there are, as an operator counts them; orders that are under way wait for it a moment, and what they took is
 * never put back by `by`. Gives the variants that would have come below nothing, which stay as they are.
 */
export async function setStock(transaction: Transaction<DB>, changes: readonly StockChange[]): Promise<number[]> {
  if (changes.length === 0) return [];
  await lockStock(transaction, changes);
  const { rows } = await sql<{ variant_id: number }>`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g(variant_id bigint, "to" int, "by" int)),
    stocked as (
      update product_variants v set stock = coalesce(g."to", v.stock + g."by") from given g
      where v.id = g.variant_id and coalesce(g."to", v.stock + g."by") >= 0 returning v.id)
    select variant_id from given where variant_id not in (select id from stocked) order by 1`.execute(transaction);
  return rows.map(({ variant_id }) => variant_id);
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type Goods, lockedStock } from './lock-stock.ts';

/** Pieces that leave or come back, and the flash sale that they were sold in. */
export type Movement = Goods & { flash_sale_id: number | null; quantity: number };

/**
 * Takes pieces out of stock, all or (false) some of them: then the transaction must not commit. It locks as `lockStock` does. Call it as
 * late as possible: every other order of these goods waits until the transaction ends.
 */
export function takeStock(transaction: Kysely<DB>, movements: readonly Movement[]): Promise<boolean> {
  return moveStock(transaction, movements, -1);
}

/** Puts pieces back. It locks as `lockStock` does. */
export function returnStock(transaction: Kysely<DB>, movements: readonly Movement[]): Promise<boolean> {
  return moveStock(transaction, movements, 1);
}

/** Locks and moves in one statement. An update that follows its lock sees the latest committed version of a row, as its conditions do. */
async function moveStock(transaction: Kysely<DB>, movements: readonly Movement[], direction: 1 | -1): Promise<boolean> {
  const { rows } = await sql<{ is_complete: boolean }>`
    with ${lockedStock(movements)},
    moved as (
      select variant_id, product_id, flash_sale_id, quantity * ${direction}::int as pieces
      from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as m(variant_id bigint, product_id bigint, flash_sale_id bigint, quantity int)),
    by_variant as (select variant_id, sum(pieces)::int as pieces from moved group by variant_id),
    by_offer as (select flash_sale_id, product_id, sum(pieces)::int as pieces from moved where flash_sale_id is not null group by 1, 2),
    stocked as (
      update product_variants v set stock = v.stock + m.pieces from by_variant m join variants l on l.id = m.variant_id
      where v.id = l.id and v.stock + m.pieces >= 0 returning v.id),
    offered as (
      update flash_sale_products o set sold = o.sold - m.pieces from by_offer m join offers l using (flash_sale_id, product_id)
      where o.flash_sale_id = l.flash_sale_id and o.product_id = l.product_id and o.sold - m.pieces between 0 and o.quantity returning o.product_id)
    select (select count(*) from stocked) = (select count(*) from by_variant)
      and (select count(*) from offered) = (select count(*) from by_offer) as is_complete`.execute(transaction);
  return rows[0]?.is_complete ?? false;
}

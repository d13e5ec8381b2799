import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Goods } from './lock-stock.ts';

/** Pieces that leave or come back, and the flash sale that they were sold in. */
export type Movement = Goods & { flash_sale_id: number | null; quantity: number };

/** Takes pieces out of stock, all or (false) some of them: then the transaction must not commit. Lock first. */
export function takeStock(transaction: Kysely<DB>, movements: readonly Movement[]): Promise<boolean> {
  return moveStock(transaction, movements, -1);
}

/** Puts pieces back. Lock first. */
export function returnStock(transaction: Kysely<DB>, movements: readonly Movement[]): Promise<boolean> {
  return moveStock(transaction, movements, 1);
}

/** The conditions hold by themselves under the locks; they are here so that no mistake elsewhere ever sells what is not there. */
async function moveStock(transaction: Kysely<DB>, movements: readonly Movement[], direction: 1 | -1): Promise<boolean> {
  const { rows } = await sql<{ is_complete: boolean }>`
    with moved as (
      select variant_id, product_id, flash_sale_id, quantity * ${direction}::int as pieces
      from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as m(variant_id bigint, product_id bigint, flash_sale_id bigint, quantity int)),
    by_variant as (select variant_id, sum(pieces)::int as pieces from moved group by variant_id),
    by_offer as (select flash_sale_id, product_id, sum(pieces)::int as pieces from moved where flash_sale_id is not null group by 1, 2),
    stocked as (
      update product_variants v set stock = v.stock + m.pieces from by_variant m
      where v.id = m.variant_id and v.stock + m.pieces >= 0 returning v.id),
    offered as (
      update flash_sale_products o set sold = o.sold - m.pieces from by_offer m
      where o.flash_sale_id = m.flash_sale_id and o.product_id = m.product_id and o.sold - m.pieces between 0 and o.quantity returning o.product_id)
    select (select count(*) from stocked) = (select count(*) from by_variant)
      and (select count(*) from offered) = (select count(*) from by_offer) as is_complete`.execute(transaction);
  return rows[0]?.is_complete ?? false;
}

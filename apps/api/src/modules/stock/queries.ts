import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { after, runParts, type StatementPart } from '../../platform/database/one-statement.ts';

type Goods = { variant_id: number; product_id: number };

/** Items that are sold or returned, and the flash sale in which they were sold. */
export type Movement = Goods & { flash_sale_id: number | null; quantity: number };

/** An absolute quantity, or a difference to the current one. */
export type StockChange = Goods & ({ to: number } | { by: number });

/**
 * Locks and decrements stock; not complete if any item is not available. Run it as late as possible, because every other order of
 * these goods waits until the transaction ends.
 */
export function decrementedStock(movements: readonly Movement[]): StatementPart {
  return changedStock(movements, -1);
}

/** Locks stock and adds the items of cancelled orders to it. */
export function restoreStock(transaction: Kysely<DB>, movements: readonly Movement[]): Promise<boolean> {
  return runParts(transaction, [changedStock(movements, 1)]);
}

/**
 * Sets stock as an operator counted it, after orders that are being placed. Returns the variants whose stock would be negative;
 * those are not changed.
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

/** Rows that are read after the lock do not change until the transaction ends. */
export async function lockStock(transaction: Kysely<DB>, goods: readonly Goods[]): Promise<void> {
  await sql`with ${stockLocks(goods)} select (select count(*) from variants), (select count(*) from offers)`.execute(transaction);
}

/** Locks and updates in one statement: an update that follows its lock sees the latest committed version of a row. */
function changedStock(movements: readonly Movement[], direction: 1 | -1): StatementPart {
  const ctes = sql`${stockLocks(movements)},
    moved as (
      select variant_id, product_id, flash_sale_id, quantity * ${direction}::int as difference
      from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as m(variant_id bigint, product_id bigint, flash_sale_id bigint, quantity int)),
    by_variant as (select variant_id, sum(difference)::int as difference from moved group by variant_id),
    by_offer as (select flash_sale_id, product_id, sum(difference)::int as difference from moved where flash_sale_id is not null group by 1, 2),
    stocked as (
      update product_variants v set stock = v.stock + m.difference from by_variant m join variants l on l.id = m.variant_id
      where v.id = l.id and v.stock + m.difference >= 0 returning v.id),
    offered as (
      update flash_sale_products o set sold = o.sold - m.difference from by_offer m join offers l using (flash_sale_id, product_id)
      where o.flash_sale_id = l.flash_sale_id and o.product_id = l.product_id and o.sold - m.difference between 0 and o.quantity returning o.product_id)`;
  const isComplete = sql<boolean>`(select count(*) from stocked) = (select count(*) from by_variant)
    and (select count(*) from offered) = (select count(*) from by_offer)`;
  return { ctes, isComplete };
}

/**
 * SQL of the CTEs `variants` and `offers`, which lock variants first, then flash sales, each by id: this order prevents deadlocks
 * between orders and cancellations. The lock mode does not block foreign keys from carts. Read other columns in a later statement.
 */
function stockLocks(goods: readonly Goods[]): RawBuilder<unknown> {
  const variantIds = goods.map(({ variant_id }) => variant_id);
  const productIds = goods.map(({ product_id }) => product_id);
  return sql`variants as materialized (
      select id from product_variants where id = any(${variantIds}::bigint[]) order by id for no key update),
    offers as materialized (
      select flash_sale_id, product_id from flash_sale_products where product_id = any(${productIds}::bigint[]) and ${after('variants')}
      order by flash_sale_id, product_id for no key update)`;
}

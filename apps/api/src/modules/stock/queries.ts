import type { StockReason } from '@souk/contract/back-office/catalog/stock-movements';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AuditContext } from '../../platform/audit/record-audit.ts';
import { after, runParts, type StatementPart } from '../../platform/database/one-statement.ts';

type Goods = { variant_id: number; product_id: number };

/** Items that an order sells or gives back, and the flash sale in which they were sold. */
export type Movement = Goods & { flash_sale_id: number | null; quantity: number; order_code: string };

/** An absolute quantity, or a difference to the current one. */
export type StockChange = Goods & ({ to: number } | { by: number });

/** Why stock changes, and by whom. */
export type StockCause = Pick<AuditContext, 'operator' | 'clock'> & { reason: StockReason };

/**
 * Locks and decrements stock; not complete if any item is not available. Run it as late as possible, because every other order of
 * these goods waits until the transaction ends.
 */
export function decrementedStock(movements: readonly Movement[], now: Date): StatementPart {
  return changedStock(movements, { direction: -1, reason: 'order', now });
}

/** Locks stock and adds the items of cancelled orders or of a refund to it. */
export function restoreStock(
  transaction: Kysely<DB>,
  movements: readonly Movement[],
  cause: { reason: 'cancellation' | 'refund'; now: Date },
): Promise<boolean> {
  return runParts(transaction, [changedStock(movements, { direction: 1, ...cause })]);
}

/**
 * Sets stock as an operator counted it, after orders that are being placed. Returns the variants whose stock would be negative;
 * those are not changed.
 */
export async function setStock(transaction: Transaction<DB>, changes: readonly StockChange[], cause: StockCause): Promise<number[]> {
  if (changes.length === 0) return [];
  await lockStock(transaction, changes);
  const { rows } = await sql<{ variant_id: number }>`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g(variant_id bigint, "to" int, "by" int)),
    former as (select id, stock from product_variants where id in (select variant_id from given)),
    stocked as (
      update product_variants v set stock = coalesce(g."to", v.stock + g."by") from given g
      where v.id = g.variant_id and coalesce(g."to", v.stock + g."by") >= 0 returning v.id, v.product_id, v.stock),
    recorded as (
      insert into stock_movements (product_id, variant_id, before, after, created_at, reason, operator_kind, person_id)
      select s.product_id, s.id, f.stock, s.stock, ${columnsOf(cause)} from stocked s join former f using (id) where s.stock <> f.stock)
    select variant_id from given where variant_id not in (select id from stocked) order by 1`.execute(transaction);
  return rows.map(({ variant_id }) => variant_id);
}

/** Records the stock with which these variants were added. */
export async function recordAddedStock(transaction: Kysely<DB>, variantIds: readonly number[], cause: StockCause): Promise<void> {
  if (variantIds.length === 0) return;
  await sql`
    insert into stock_movements (product_id, variant_id, before, after, created_at, reason, operator_kind, person_id)
    select v.product_id, v.id, 0, v.stock, ${columnsOf(cause)} from product_variants v
    where v.id = any(${[...variantIds]}::bigint[]) and v.stock > 0 order by v.id`.execute(transaction);
}

/** The time, the reason and the operator of a movement. */
function columnsOf({ operator, clock, reason }: StockCause): RawBuilder<unknown> {
  const personId = operator && operator.kind !== 'command-line' ? operator.person_id : null;
  return sql`${clock.now()}::timestamptz, ${operator?.undoes === undefined ? reason : 'undo'}::text, ${operator?.kind ?? null}::text,
    ${personId}::bigint`;
}

/** Rows that are read after the lock do not change until the transaction ends. */
export async function lockStock(transaction: Kysely<DB>, goods: readonly Goods[]): Promise<void> {
  await sql`with ${stockLocks(goods)} select (select count(*) from variants), (select count(*) from offers)`.execute(transaction);
}

/** Locks and updates in one statement: an update that follows its lock sees the latest committed version of a row. */
type OrderCause = { direction: 1 | -1; reason: StockReason; now: Date };

/** The movements are recorded in the same statement, because an order pays for each round trip. */
function changedStock(movements: readonly Movement[], { direction, reason, now }: OrderCause): StatementPart {
  const ctes = sql`${stockLocks(movements)},
    moved as (
      select variant_id, product_id, flash_sale_id, order_code, quantity * ${direction}::int as difference
      from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb)
        as m(variant_id bigint, product_id bigint, flash_sale_id bigint, order_code text, quantity int)),
    by_variant as (
      select variant_id, max(order_code) as order_code, sum(difference)::int as difference from moved group by variant_id),
    by_offer as (select flash_sale_id, product_id, sum(difference)::int as difference from moved where flash_sale_id is not null group by 1, 2),
    stocked as (
      update product_variants v set stock = v.stock + m.difference from by_variant m join variants l on l.id = m.variant_id
      where v.id = l.id and v.stock + m.difference >= 0 returning v.id, v.product_id, v.stock, m.difference, m.order_code),
    recorded_stock as (
      insert into stock_movements (product_id, variant_id, before, after, created_at, reason, order_code)
      select product_id, id, stock - difference, stock, ${now}::timestamptz, ${reason}::text, order_code from stocked),
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

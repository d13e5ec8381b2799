import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

export type Goods = { variant_id: number; product_id: number };

/**
 * Locks what orders count down: variants first, then flash sales, each by id, so that no two orders or cancellations ever wait
 * for each other in a circle. What is read afterwards stays true until the transaction ends. The lock lets carts go on
 * pointing at a variant.
 */
export async function lockStock(transaction: Kysely<DB>, goods: readonly Goods[]): Promise<void> {
  await sql`with ${lockedStock(goods)} select (select count(*) from variants), (select count(*) from offers)`.execute(transaction);
}

/** SQL for the queries `variants` and `offers` of a statement, which lock as `lockStock` does. Read what else they have in a later statement. */
export function lockedStock(goods: readonly Goods[]): RawBuilder<unknown> {
  const variantIds = goods.map(({ variant_id }) => variant_id);
  const productIds = goods.map(({ product_id }) => product_id);
  return sql`variants as materialized (
      select id from product_variants where id = any(${variantIds}::bigint[]) order by id for no key update),
    offers as materialized (
      select flash_sale_id, product_id from flash_sale_products where product_id = any(${productIds}::bigint[]) and (select count(*) from variants) >= 0
      order by flash_sale_id, product_id for no key update)`;
}

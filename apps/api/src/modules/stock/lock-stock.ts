import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

export type Goods = { variant_id: number; product_id: number };

/**
 * Locks what orders count down: variants first, then flash sales, each by id, so that no two orders or cancellations ever wait
 * for each other in a circle. What is read afterwards stays true until the transaction ends. The lock lets carts go on
 * pointing at a variant.
 */
export async function lockStock(transaction: Kysely<DB>, goods: readonly Goods[]): Promise<void> {
  const variantIds = goods.map(({ variant_id }) => variant_id);
  const productIds = goods.map(({ product_id }) => product_id);
  await sql`
    with variants as materialized (
      select id from product_variants where id = any(${variantIds}::bigint[]) order by id for no key update),
    offers as materialized (
      select product_id from flash_sale_products where product_id = any(${productIds}::bigint[]) and (select count(*) from variants) >= 0
      order by flash_sale_id, product_id for no key update)
    select (select count(*) from variants), (select count(*) from offers)`.execute(transaction);
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { inShops, type LineFilter } from './list-lines.ts';

/** The products that would be ordered, without a lock. */
export async function listProductIds(db: Kysely<DB>, { personId, isBuyNow, shopIds }: LineFilter): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct l.product_id from cart_lines l join products p on p.id = l.product_id
    where l.person_id = ${personId} and l.is_buy_now = ${isBuyNow} and ${inShops(shopIds)}`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Locks the lines that are being ordered, so that they are ordered as they are. */
export async function lockLines(transaction: Kysely<DB>, { personId, isBuyNow, shopIds }: LineFilter): Promise<number[]> {
  const { rows } = await sql<{ line_id: number }>`
    select l.id as line_id from cart_lines l join products p on p.id = l.product_id
    where l.person_id = ${personId} and l.is_buy_now = ${isBuyNow} and ${inShops(shopIds)}
    order by l.id for update of l`.execute(transaction);
  return rows.map(({ line_id }) => line_id);
}

/** Takes ordered lines out of the cart. */
export async function deleteLines(transaction: Kysely<DB>, personId: number, lineIds: readonly number[]): Promise<void> {
  await sql`delete from cart_lines where person_id = ${personId} and id = any(${lineIds}::bigint[])`.execute(transaction);
}

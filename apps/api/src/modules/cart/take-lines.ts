import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { inShops, type LineFilter } from './list-lines.ts';

export type LockedLine = { line_id: number; variant_id: number; product_id: number };

/** Locks the lines that are being ordered, so that they are ordered as they are. */
export async function lockLines(transaction: Kysely<DB>, { personId, isBuyNow, shopIds }: LineFilter): Promise<LockedLine[]> {
  const { rows } = await sql<LockedLine>`
    select l.id as line_id, l.variant_id, l.product_id from cart_lines l join products p on p.id = l.product_id
    where l.person_id = ${personId} and l.is_buy_now = ${isBuyNow} and ${inShops(shopIds)}
    order by l.id for update of l`.execute(transaction);
  return rows;
}

/** Takes ordered lines out of the cart. */
export async function deleteLines(transaction: Kysely<DB>, personId: number, lineIds: readonly number[]): Promise<void> {
  await sql`delete from cart_lines where person_id = ${personId} and id = any(${lineIds}::bigint[])`.execute(transaction);
}

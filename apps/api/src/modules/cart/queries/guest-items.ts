import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { maxQuantity } from './change-lines.ts';
import { flashOffer, type GuestItem, isShopOpen, unitPrice } from './list-lines.ts';

/** Whether the settings give visitors a cart. */
export async function hasGuestCarts(read: ReadDatabase<DB>): Promise<boolean> {
  const { guest_cart } = await read.selectFrom('settings').select('guest_cart').executeTakeFirstOrThrow();
  return guest_cart;
}

type Merge = { personId: number; items: readonly GuestItem[]; now: Date };

/**
 * Adds a visitor's items to a person's lines, up to the stock. A line never loses items, and a sold-out item joins too: the cart shows
 * that it is sold out. Returns how many items are sold, and how many lines the cart then has.
 */
export async function mergeItems(db: Kysely<DB>, { personId, items, now }: Merge): Promise<{ merged: number; lines_in_cart: number }> {
  const { rows } = await sql<{ merged: number }>`
    with wanted as (select variant_id, sum(quantity)::int as quantity from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as w(variant_id bigint, quantity int) group by variant_id),
    merged as (
      insert into cart_lines (person_id, product_id, variant_id, quantity, seen_price, created_at, updated_at)
      select ${personId}, p.id, v.id, case when v.stock > 0 then least(w.quantity, v.stock) else w.quantity end, ${unitPrice}, ${now}, ${now}
      from wanted w join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id join shops s on s.id = p.shop_id
      ${flashOffer(now, sql`w.quantity`)}
      where v.active and p.active and ${isShopOpen}
      order by v.id
      on conflict (person_id, variant_id) where not is_buy_now do update set updated_at = excluded.updated_at,
        quantity = greatest(cart_lines.quantity, least(cart_lines.quantity + excluded.quantity, ${maxQuantity}::int,
          (select stock from product_variants where id = excluded.variant_id)))
      returning id)
    select count(*)::int as merged from merged`.execute(db);
  const { lines_in_cart } = await db
    .selectFrom('cart_lines')
    .select(sql<number>`count(*)::int`.as('lines_in_cart'))
    .where('person_id', '=', personId)
    .where('is_buy_now', '=', false)
    .executeTakeFirstOrThrow();
  return { merged: rows[0]?.merged ?? 0, lines_in_cart };
}

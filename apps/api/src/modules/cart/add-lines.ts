import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { offerNow, unitPrice } from './price-now.ts';

type Adding = { personId: number; lines: readonly { variant_id: number; quantity: number }[]; now: Date };

/** What a line holds now, and how many pieces were added. */
export type AddedLine = { variant_id: number; quantity: number; added: number };

/** Adds pieces of several variants at once, of each as many as there are. Gives back the lines of those that are still sold. */
export async function addLines(db: Kysely<DB>, { personId, lines, now }: Adding): Promise<AddedLine[]> {
  const { rows } = await sql<AddedLine>`
    with wanted as (select variant_id, sum(quantity)::int as quantity from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as w(variant_id bigint, quantity int) group by variant_id)
    insert into cart_lines (person_id, product_id, variant_id, quantity, seen_price, created_at, updated_at)
    select ${personId}, p.id, v.id, least(w.quantity, v.stock, 9999), ${unitPrice}, ${now}, ${now}
    from wanted w join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id join shops s on s.id = p.shop_id
    ${offerNow(now, sql`w.quantity`)}
    where v.stock > 0 and v.active and p.active and s.active
    order by v.id
    on conflict (person_id, variant_id) where not is_buy_now do update set seen_price = excluded.seen_price, updated_at = excluded.updated_at,
      quantity = least(cart_lines.quantity + excluded.quantity, 9999, greatest((select stock from product_variants where id = excluded.variant_id), 1))
    returning variant_id, quantity, quantity - coalesce((select o.quantity from cart_lines o
      where o.person_id = ${personId} and o.variant_id = cart_lines.variant_id and not o.is_buy_now), 0) as added`.execute(db);
  return rows;
}

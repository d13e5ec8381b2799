import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Option } from './domain/choose-variant.ts';
import { isShopOpen } from './list-lines.ts';
import { offerNow, unitPrice } from './price-now.ts';

/** The most pieces a line can hold, and the most lines a cart can. */
const mostPieces = 9999;
export const mostLines = 200;

export type VariantRow = Option & { variant_id: number; name: unknown; stock: number; lines_in_cart: number };

/** How a product is sold now; none where it is not. */
export async function listVariants(
  db: Kysely<DB>,
  { personId, productId }: { personId: number; productId: number },
): Promise<VariantRow[]> {
  const result = await sql<VariantRow>`
    select v.id as variant_id, p.name, v.stock, v.size_id, z.name as size, v.color_id, c.name as color, u.id as unit_id, u.name as unit,
      (select count(*) from cart_lines l where l.person_id = ${personId} and not l.is_buy_now and l.variant_id <> v.id) as lines_in_cart
    from products p
    join shops s on s.id = p.shop_id and ${isShopOpen}
    join product_variants v on v.product_id = p.id and v.active
    left join sizes z on z.id = v.size_id
    left join colors c on c.id = v.color_id
    left join units u on u.id = coalesce(v.unit_id, p.unit_id)
    where p.id = ${productId} and p.active
    order by v.id`.execute(db);
  return result.rows;
}

export type NewLine = { personId: number; variantId: number; quantity: number; isBuyNow: boolean; now: Date };
export type PutLine = { quantity: number; before: number };

/** Adds pieces to the variant's line, as many as there are; undefined where there are none. Buying now replaces what was bought so before. */
export async function putLine(db: Kysely<DB>, line: NewLine): Promise<PutLine | undefined> {
  const { personId, variantId, quantity, isBuyNow, now } = line;
  const wanted = sql<number>`${quantity}::int + coalesce((
    select sum(o.quantity) from cart_lines o where o.person_id = ${personId} and o.product_id = p.id and not o.is_buy_now and not ${isBuyNow}), 0)`;
  const onConflict = isBuyNow
    ? sql`(person_id) where is_buy_now do update set product_id = excluded.product_id, variant_id = excluded.variant_id, quantity = excluded.quantity,
        created_at = excluded.created_at`
    : sql`(person_id, variant_id) where not is_buy_now do update set quantity = least(cart_lines.quantity + ${quantity}::int, ${mostPieces}::int,
        greatest((select stock from product_variants where id = excluded.variant_id), 1))`;
  const result = await sql<PutLine>`
    insert into cart_lines (person_id, product_id, variant_id, quantity, is_buy_now, seen_price, created_at, updated_at)
    select ${personId}, p.id, v.id, least(${quantity}::int, v.stock, ${mostPieces}::int), ${isBuyNow}, ${unitPrice}, ${now}, ${now}
    from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
    ${offerNow(now, wanted)}
    where v.id = ${variantId} and v.stock > 0 and v.active and p.active and ${isShopOpen}
    on conflict ${onConflict}, seen_price = excluded.seen_price, updated_at = excluded.updated_at
    returning quantity, case when is_buy_now then 0 else coalesce((select o.quantity from cart_lines o
      where o.person_id = ${personId} and o.variant_id = ${variantId} and not o.is_buy_now), 0) end as before`.execute(db);
  return result.rows[0];
}

export type OwnLine = Option & { line_id: number };

/** A person's lines of one product, the one touched last first. */
export async function listOwnLines(
  db: Kysely<DB>,
  { personId, productId, isBuyNow }: { personId: number; productId: number; isBuyNow: boolean },
): Promise<OwnLine[]> {
  const result = await sql<OwnLine>`
    select l.id as line_id, v.size_id, z.name as size, v.color_id, c.name as color, u.id as unit_id, u.name as unit
    from cart_lines l
    join product_variants v on v.id = l.variant_id
    join products p on p.id = l.product_id
    left join sizes z on z.id = v.size_id
    left join colors c on c.id = v.color_id
    left join units u on u.id = coalesce(v.unit_id, p.unit_id)
    where l.person_id = ${personId} and l.product_id = ${productId} and l.is_buy_now = ${isBuyNow}
    order by l.updated_at desc, l.id desc`.execute(db);
  return result.rows;
}

type LineChange = { personId: number; lineId: number; now: Date };

/** One more piece, as far as there are any; a line of something sold out stays as it is. */
export async function incrementLine(db: Kysely<DB>, { personId, lineId, now }: LineChange): Promise<{ is_capped: boolean } | undefined> {
  const result = await sql<{ is_capped: boolean }>`
    with line as (select id, quantity, variant_id from cart_lines where id = ${lineId} and person_id = ${personId} for update)
    update cart_lines l set updated_at = ${now},
      quantity = case when v.stock > 0 then least(line.quantity + 1, v.stock, ${mostPieces}::int) else line.quantity end
    from line join product_variants v on v.id = line.variant_id where l.id = line.id
    returning l.quantity <= line.quantity as is_capped`.execute(db);
  return result.rows[0];
}

/** One piece fewer; the last one removes the line. */
export async function decrementLine(db: Kysely<DB>, { personId, lineId, now }: LineChange): Promise<{ is_removed: boolean } | undefined> {
  const result = await sql<{ is_removed: boolean }>`
    with line as materialized (select id, quantity from cart_lines where id = ${lineId} and person_id = ${personId} for update),
    gone as (delete from cart_lines l using line where l.id = line.id and line.quantity = 1 returning l.id),
    fewer as (update cart_lines l set quantity = line.quantity - 1, updated_at = ${now} from line
      where l.id = line.id and line.quantity > 1 returning l.id)
    select true as is_removed from gone union all select false from fewer`.execute(db);
  return result.rows[0];
}

/** False where the line was gone already. */
export async function deleteLine(db: Kysely<DB>, { personId, lineId }: Omit<LineChange, 'now'>): Promise<boolean> {
  const result = await db.deleteFrom('cart_lines').where('id', '=', lineId).where('person_id', '=', personId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

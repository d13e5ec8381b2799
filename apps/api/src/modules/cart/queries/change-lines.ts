import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { needs, type Query, type StatementPart } from '../../../platform/database/one-statement.ts';
import type { Choice, Option } from '../domain/choose-variant.ts';
import { fittingCtes, isDecided } from './fitting-options.ts';
import { flashOffer, inShops, isShopOpen, type LineFilter, unitPrice } from './list-lines.ts';

/** The maximum quantity of a line, and the maximum number of lines of a cart. */
export const maxQuantity = 9999;
export const maxLines = 200;

export type VariantRow = Option & { variant_id: number; name: unknown; stock: number };

export type NewLine = { personId: number; productId: number; choice: Choice; quantity: number; isBuyNow: boolean; now: Date };
export type StoredLine = { variant_id: number; name: unknown; quantity: number; before: number };

/** The size, colour and unit of a variant `v` of a product `p`, and the tables that they are in. */
const attributes = sql`v.size_id, z.name as size, v.color_id, c.name as color, u.id as unit_id, u.name as unit`;
const attributeTables = sql`left join sizes z on z.id = v.size_id
      left join colors c on c.id = v.color_id
      left join units u on u.id = coalesce(v.unit_id, p.unit_id)`;

/**
 * The result of adding a line: the line as it is stored, or without one the variants that are sold now, and how many other lines
 * the cart has.
 */
export type AddedItem = { stored: StoredLine | null; variants: VariantRow[]; lines_in_cart: number };

/**
 * Chooses the variant and adds items to its line, up to its stock, in one statement. Nothing is stored if no variant or several fit
 * the choice, without stock, and in a full cart. A buy-now line replaces the former one.
 */
export async function addLine(db: Kysely<DB>, line: NewLine): Promise<AddedItem> {
  const { personId, productId, choice, isBuyNow } = line;
  const { rows } = await sql<AddedItem>`
    with options as materialized (
${soldVariants(productId)}),
    ${fittingCtes(choice)},
    chosen as (select variant_id, name from fitting where ${isDecided(choice)} order by variant_id limit 1),
    held as (
      select count(*) filter (where variant_id is distinct from (select variant_id from chosen)) as other_lines,
        coalesce(sum(quantity) filter (where product_id = ${productId}), 0) as of_product,
        coalesce(sum(quantity) filter (where variant_id = (select variant_id from chosen)), 0) as of_variant
      from cart_lines where person_id = ${personId} and not is_buy_now),
    stored as (${insertedLine(line)})
    select (select other_lines from held)::int as lines_in_cart,
      (select json_build_object('variant_id', stored.variant_id, 'name', chosen.name, 'quantity', stored.quantity, 'before',
        ${isBuyNow ? sql`0` : sql`(select of_variant from held)`}) from stored, chosen) as stored,
      case when exists (select from stored) then '[]' else (select coalesce(json_agg(options order by variant_id), '[]') from options) end as variants`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A select without a from gave no row');
  return row;
}

/** The variants of a product that are sold now. */
export async function listSoldVariants(read: ReadDatabase<DB>, productId: number): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`${soldVariants(productId)} order by v.id`.execute(read);
  return rows;
}

function soldVariants(productId: number): RawBuilder<unknown> {
  return sql`
      select v.id as variant_id, p.name, v.stock, ${attributes}
      from products p
      join shops s on s.id = p.shop_id and ${isShopOpen}
      join product_variants v on v.product_id = p.id and v.active
      ${attributeTables}
      where p.id = ${productId} and p.active`;
}

/** SQL that stores the line of the CTE `chosen`. */
function insertedLine({ personId, quantity, isBuyNow, now }: NewLine): RawBuilder<unknown> {
  const wanted = isBuyNow ? sql<number>`${quantity}::int` : sql<number>`${quantity}::int + (select of_product from held)`;
  const hasPlace = isBuyNow ? sql`true` : sql`(select other_lines from held) < ${maxLines}`;
  const onConflict = isBuyNow
    ? sql`(person_id) where is_buy_now do update set product_id = excluded.product_id, variant_id = excluded.variant_id, quantity = excluded.quantity,
        created_at = excluded.created_at`
    : sql`(person_id, variant_id) where not is_buy_now do update set quantity = least(cart_lines.quantity + ${quantity}::int, ${maxQuantity}::int,
        greatest((select stock from product_variants where id = excluded.variant_id), 1))`;
  return sql`
    insert into cart_lines (person_id, product_id, variant_id, quantity, is_buy_now, seen_price, created_at, updated_at)
    select ${personId}, p.id, v.id, least(${quantity}::int, v.stock, ${maxQuantity}::int), ${isBuyNow}, ${unitPrice}, ${now}, ${now}
    from chosen join product_variants v on v.id = chosen.variant_id join products p on p.id = v.product_id
    ${flashOffer(now, wanted)}
    where v.stock > 0 and ${hasPlace}
    on conflict ${onConflict}, seen_price = excluded.seen_price, updated_at = excluded.updated_at
    returning variant_id, quantity`;
}

export type OwnLine = Option & { line_id: number };

/** A person's lines of one product, last changed first. */
export async function listOwnLines(db: Kysely<DB>, choice: Pick<LineChoice, 'personId' | 'productId' | 'isBuyNow'>): Promise<OwnLine[]> {
  const result = await sql<OwnLine>`
    select line_id, size_id, size, color_id, color, unit_id, unit from (${ownLines(choice)}) l order by updated_at desc, line_id desc`.execute(
    db,
  );
  return result.rows;
}

export type LineChoice = { personId: number; productId: number; choice: Choice; isBuyNow: boolean; now: Date };

/** SQL of a person's lines of one product with the attributes of their variants. */
function ownLines({ personId, productId, isBuyNow }: Pick<LineChoice, 'personId' | 'productId' | 'isBuyNow'>): RawBuilder<unknown> {
  return sql`select l.id as line_id, l.updated_at, ${attributes}
      from cart_lines l
      join product_variants v on v.id = l.variant_id
      join products p on p.id = l.product_id
      ${attributeTables}
      where l.person_id = ${personId} and l.product_id = ${productId} and l.is_buy_now = ${isBuyNow}`;
}

/** The CTE `line`: the person's line of a product that fits the choice and was changed last, locked. */
function chosenLine(line: Omit<LineChoice, 'now'>): RawBuilder<unknown> {
  return sql`options as materialized (${ownLines(line)}),
    ${fittingCtes(line.choice)},
    line as materialized (
      select id, quantity, variant_id from cart_lines
      where id = (select line_id from fitting order by updated_at desc, line_id desc limit 1) for update)`;
}

/** Adds one item, up to the stock; the line of a sold-out variant does not change. */
export async function incrementLineQuantity(
  db: Kysely<DB>,
  change: LineChoice,
): Promise<{ line_id: number; is_capped: boolean } | undefined> {
  const result = await sql<{ line_id: number; is_capped: boolean }>`
    with ${chosenLine(change)}
    update cart_lines l set updated_at = ${change.now},
      quantity = case when v.stock > 0 then least(line.quantity + 1, v.stock, ${maxQuantity}::int) else line.quantity end
    from line join product_variants v on v.id = line.variant_id where l.id = line.id
    returning l.id as line_id, l.quantity <= line.quantity as is_capped`.execute(db);
  return result.rows[0];
}

/** Removes one item; the last one deletes the line. */
export async function decrementLineQuantity(db: Kysely<DB>, change: LineChoice): Promise<{ is_removed: boolean } | undefined> {
  const result = await sql<{ is_removed: boolean }>`
    with ${chosenLine(change)},
    deleted as (delete from cart_lines l using line where l.id = line.id and line.quantity = 1 returning l.id),
    updated as (update cart_lines l set quantity = line.quantity - 1, updated_at = ${change.now} from line
      where l.id = line.id and line.quantity > 1 returning l.id)
    select true as is_removed from deleted union all select false from updated`.execute(db);
  return result.rows[0];
}

export async function deleteCartLine(db: Kysely<DB>, change: Omit<LineChoice, 'now'>): Promise<{ id: number } | undefined> {
  const result = await sql<{ id: number }>`
    with ${chosenLine(change)} delete from cart_lines l using line where l.id = line.id returning l.id`.execute(db);
  return result.rows[0];
}

type Adding = { personId: number; lines: readonly { variant_id: number; quantity: number }[]; now: Date };

/** The quantity of a line, and how many items were added to it. */
export type AddedLine = { variant_id: number; quantity: number; added: number };

/** Adds items of several variants, up to their stock. Returns the lines of the variants that are still sold. */
export async function upsertLines(db: Kysely<DB>, { personId, lines, now }: Adding): Promise<AddedLine[]> {
  const { rows } = await sql<AddedLine>`
    with wanted as (select variant_id, sum(quantity)::int as quantity from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as w(variant_id bigint, quantity int) group by variant_id)
    insert into cart_lines (person_id, product_id, variant_id, quantity, seen_price, created_at, updated_at)
    select ${personId}, p.id, v.id, least(w.quantity, v.stock, ${maxQuantity}::int), ${unitPrice}, ${now}, ${now}
    from wanted w join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id join shops s on s.id = p.shop_id
    ${flashOffer(now, sql`w.quantity`)}
    where v.stock > 0 and v.active and p.active and s.active
    order by v.id
    on conflict (person_id, variant_id) where not is_buy_now do update set seen_price = excluded.seen_price, updated_at = excluded.updated_at,
      quantity = least(cart_lines.quantity + excluded.quantity, ${maxQuantity}::int, greatest((select stock from product_variants where id = excluded.variant_id), 1))
    returning variant_id, quantity, quantity - coalesce((select o.quantity from cart_lines o
      where o.person_id = ${personId} and o.variant_id = cart_lines.variant_id and not o.is_buy_now), 0) as added`.execute(db);
  return rows;
}

/** The products that would be ordered; locks nothing. */
export async function listProductIds(db: Kysely<DB>, { personId, isBuyNow, shopIds }: LineFilter): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct l.product_id from cart_lines l join products p on p.id = l.product_id
    where l.person_id = ${personId} and l.is_buy_now = ${isBuyNow} and ${inShops(shopIds)}`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** The query that locks the lines that are being ordered, so that they cannot change meanwhile. */
export function lockLinesQuery({ personId, isBuyNow, shopIds }: LineFilter, cte: string): Query<{ line_id: number }> {
  return sql`
    select l.id as line_id from cart_lines l join products p on p.id = l.product_id
    where l.person_id = ${personId} and l.is_buy_now = ${isBuyNow} and ${inShops(shopIds)} and ${needs(cte)}
    order by l.id for update of l`;
}

export function deletedLines(personId: number, lineIds: readonly number[]): StatementPart {
  return { ctes: sql`deleted_lines as (delete from cart_lines where person_id = ${personId} and id = any(${lineIds}::bigint[]))` };
}

/** Includes the buy-now line. */
export async function deleteAllLines(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('cart_lines').where('person_id', '=', personId).execute();
}

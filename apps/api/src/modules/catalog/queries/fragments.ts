import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { ProductFilter } from '../domain/product-filter.ts';

export type Read = ReadDatabase<DB>;

/** A joined row of `pictures` as one JSON value; null if there is none. */
export function pictureOf(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('id')} is not null then jsonb_build_object('key', ${column('key')}, 'width', ${column('width')},
    'height', ${column('height')}, 'preview', ${column('preview')}, 'alt', ${column('alt')}) end`;
}

/** For `lateral`: the picture of the product `p` that comes after its main one. */
export const secondPicture = sql`(
  select other.* from product_pictures pp join pictures other on other.id = pp.picture_id
  where pp.product_id = p.id and pp.picture_id is distinct from p.thumbnail_id
  order by pp.position limit 1)`;

/** The price of product `p` without a flash sale. */
export const regularPrice = sql`coalesce(nullif(p.discount_price, 0), p.price)`;

/** Joins as `f` the lowest price of product `p` in a running flash sale, if it is below the regular price. */
export function flashOffer(now: Date): RawBuilder<unknown> {
  return sql`left join lateral (
    select fs.id, fs.ends_at, fp.price
    from flash_sale_products fp join flash_sales fs on fs.id = fp.flash_sale_id
    where fp.product_id = p.id and fs.active and fs.starts_at <= ${now}::timestamptz and fs.ends_at > ${now}::timestamptz
      and fp.sold < fp.quantity and fp.price > 0 and fp.price < ${regularPrice}
    order by fp.price, fs.ends_at desc, fs.id limit 1) f on true`;
}

/** The conditions of a filter on product `p`. */
export function whereProducts(filter: ProductFilter): RawBuilder<unknown> {
  const conditions = [sql`p.active`];
  for (const part of ['shop', 'category', 'sub_category', 'brand'] as const) {
    const ids = filter[part];
    if (ids) conditions.push(oneOf(`p.${part}_id`, ids));
  }
  if (filter.color) conditions.push(sql`p.color_ids && ${[...filter.color]}::bigint[]`);
  if (filter.size) conditions.push(sql`p.size_ids && ${[...filter.size]}::bigint[]`);
  if (filter.rating !== undefined) conditions.push(sql`p.rating_stars >= ${filter.rating}::int`);
  if (filter.min_price !== undefined) conditions.push(sql`p.selling_price >= ${filter.min_price}::bigint`);
  if (filter.max_price !== undefined) conditions.push(sql`p.selling_price <= ${filter.max_price}::bigint`);
  if (filter.in_stock) conditions.push(sql`p.in_stock`);
  if (filter.offer) conditions.push(sql`p.has_offer`);
  if (filter.search !== undefined) conditions.push(sql`p.search @@ ${filter.search}::tsquery`);
  return sql.join(conditions, sql` and `);
}

/** For one id an equality, because only that lets an ordered index be scanned. */
function oneOf(column: string, ids: readonly number[]): RawBuilder<unknown> {
  const [only, ...others] = ids;
  return others.length === 0 ? sql`${sql.ref(column)} = ${only}::bigint` : sql`${sql.ref(column)} = any (${[...ids]}::bigint[])`;
}

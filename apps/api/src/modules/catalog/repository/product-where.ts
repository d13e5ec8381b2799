import { type RawBuilder, sql } from 'kysely';
import type { ProductFilter } from '../domain/product-filter.ts';

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

/** An index in order serves one value only where the condition is an equality. */
function oneOf(column: string, ids: readonly number[]): RawBuilder<unknown> {
  const [only, ...others] = ids;
  return others.length === 0 ? sql`${sql.ref(column)} = ${only}::bigint` : sql`${sql.ref(column)} = any (${[...ids]}::bigint[])`;
}

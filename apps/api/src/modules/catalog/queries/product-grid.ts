import { sql } from 'kysely';
import type { Read } from './fragments.ts';
import { isPublished, type ManagedFilter, type ManagedPage, managedOrders, whereManaged } from './managed-products.ts';

export type GridRow = {
  id: number;
  slug: string;
  name: unknown;
  price: number;
  discount_price: number;
  is_published: boolean;
  variants: { sku: string; stock: number; size: unknown; color: unknown; unit: unknown }[];
};

/** A page of products with the variants that are on sale. */
export async function listGridRows(read: Read, filter: ManagedFilter, { sort, limit, offset }: ManagedPage): Promise<GridRow[]> {
  const { rows } = await sql<GridRow>`
    with page as materialized (
      select p.id from products p
      where ${await whereManaged(read, filter)} order by ${managedOrders[sort]} limit ${limit}::int offset ${offset}::int)
    select p.id, p.slug, p.name, p.price, p.discount_price, ${isPublished} as is_published, (
      select coalesce(jsonb_agg(jsonb_build_object('sku', v.sku, 'stock', v.stock, 'size', s.name, 'color', c.name, 'unit', u.name)
        order by v.id), '[]')
      from product_variants v
      left join sizes s on s.id = v.size_id left join colors c on c.id = v.color_id left join units u on u.id = v.unit_id
      where v.product_id = p.id and v.active) as variants
    from page join products p on p.id = page.id order by ${managedOrders[sort]}`.execute(read);
  return rows;
}

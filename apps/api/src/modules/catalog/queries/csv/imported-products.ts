import { sql } from 'kysely';
import type { ProductRecord, VariantRecord } from '../csv/csv-import.ts';
import type { Read } from '../fragments.ts';

export type ImportedFields = Omit<ProductRecord, 'id' | 'slug' | 'shop_id' | 'active' | 'hidden_with_shop'> & { is_published: boolean };
export type ImportedVariant = Omit<VariantRecord, 'id' | 'product_id' | 'stock'>;

/** All that an import can write of a product. */
export type ImportedRow = {
  id: number;
  slug: string;
  shop_id: number;
  shop_active: boolean;
  fields: ImportedFields;
  picture_ids: number[];
  /** By id. */
  variants: Record<string, ImportedVariant>;
  stock: Record<string, number>;
};

export async function listImportedRows(read: Read, ids: readonly number[]): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    select p.id, p.slug, p.shop_id, s.active as shop_active,
      jsonb_build_object('category_id', p.category_id, 'sub_category_id', p.sub_category_id, 'brand_id', p.brand_id, 'name', p.name,
        'short_description', p.short_description, 'description', p.description, 'price', p.price, 'discount_price', p.discount_price,
        'video_url', p.video_url, 'thumbnail_id', p.thumbnail_id, 'is_published', p.active or p.hidden_with_shop) as fields,
      (select coalesce(jsonb_agg(picture_id order by position), '[]') from product_pictures where product_id = p.id) as picture_ids,
      (select coalesce(jsonb_object_agg(v.id, jsonb_build_object('sku', v.sku, 'size_id', v.size_id, 'color_id', v.color_id, 'unit_id', v.unit_id,
        'extra_price', v.extra_price, 'picture_id', v.picture_id, 'active', v.active)), '{}') from product_variants v where v.product_id = p.id) as variants,
      (select coalesce(jsonb_object_agg(v.id, v.stock), '{}') from product_variants v where v.product_id = p.id) as stock
    from products p join shops s on s.id = p.shop_id where p.id = any (${[...ids]}::bigint[]) order by p.id`.execute(read);
  return rows;
}

import { sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from './fragments.ts';

type Texts = Record<string, string>;

/** The fields that an operator edits; the stock of variants is apart, because orders change it. */
export type EditableProduct = {
  category_id: number;
  sub_category_id: number | null;
  brand_id: number | null;
  name: Texts;
  short_description: Texts;
  description: Texts;
  price: number;
  /** 0 without a discount. */
  discount_price: number;
  is_published: boolean;
  picture_ids: number[];
  variants: EditableVariant[];
};

export type EditableVariant = {
  id: number;
  color_id: number | null;
  size_id: number | null;
  unit_id: number | null;
  sku: string;
  extra_price: number;
  is_active: boolean;
};

export type EditorRow = {
  id: number;
  slug: string;
  shop_id: number;
  shop_active: boolean;
  video_url: string | null;
  editable: EditableProduct;
  stock: Record<string, number>;
  pictures: { id: number; picture: PictureRow }[];
};

/** Archived products too. */
export async function findEditorRow(read: Read, id: number): Promise<EditorRow | undefined> {
  return (await listEditorRows(read, [id])).get(id);
}

/** Products by their ids, archived ones too. */
export async function listEditorRows(read: Read, ids: readonly number[]): Promise<Map<number, EditorRow>> {
  if (ids.length === 0) return new Map();
  const named = sql`${[...ids]}::bigint[]`;
  const { rows } = await sql<EditorRow>`
    with shown as (
      select product_id, i.id, min(place) as place, ${pictureOf('i')} as picture
      from (select p.id as product_id, p.thumbnail_id as picture_id, -1 as place from products p where p.id = any (${named}) and p.thumbnail_id is not null
        union all select product_id, picture_id, position from product_pictures where product_id = any (${named})) every
      join pictures i on i.id = every.picture_id group by product_id, i.id)
    select p.id, p.slug, p.shop_id, s.active as shop_active, p.video_url,
      jsonb_build_object('category_id', p.category_id, 'sub_category_id', p.sub_category_id, 'brand_id', p.brand_id, 'name', p.name,
        'short_description', p.short_description, 'description', p.description, 'price', p.price, 'discount_price', p.discount_price,
        'is_published', p.active or p.hidden_with_shop,
        'picture_ids', (select coalesce(jsonb_agg(g.id order by g.place), '[]') from shown g where g.product_id = p.id),
        'variants', (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'color_id', v.color_id, 'size_id', v.size_id, 'unit_id', v.unit_id,
          'sku', v.sku, 'extra_price', v.extra_price, 'is_active', v.active) order by v.id), '[]') from product_variants v where v.product_id = p.id)
      ) as editable,
      (select coalesce(jsonb_object_agg(v.id, v.stock), '{}') from product_variants v where v.product_id = p.id) as stock,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'picture', g.picture) order by g.place), '[]') from shown g where g.product_id = p.id) as pictures
    from products p join shops s on s.id = p.shop_id where p.id = any (${named})`.execute(read);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The slugs that begin like this one. */
export async function listProductSlugs(read: Read, slug: string): Promise<Set<string>> {
  const rows = await read.selectFrom('products').select('slug').where('slug', 'like', `${slug}%`).execute();
  return new Set(rows.map((row) => row.slug));
}

export function findShopState(read: Read, id: number) {
  return read.selectFrom('shops').select(['id', 'active']).where('id', '=', id).executeTakeFirst();
}

export async function findContentLocale(read: Read): Promise<string> {
  return (await read.selectFrom('settings').select('app_locale').executeTakeFirstOrThrow()).app_locale;
}

export function findPictureFile(read: Read, id: number): Promise<{ key: string; width: number }> {
  return read.selectFrom('pictures').select(['key', 'width']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The picture of each variant, which the editor leaves as it is. */
export async function listVariantPictures(read: Read, productId: number): Promise<Map<number, number | null>> {
  const rows = await read.selectFrom('product_variants').select(['id', 'picture_id']).where('product_id', '=', productId).execute();
  return new Map(rows.map(({ id, picture_id }) => [id, picture_id]));
}

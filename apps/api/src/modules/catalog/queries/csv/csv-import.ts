import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../../db/schema.ts';
import type { Texts } from './csv-products.ts';

/** A product as it is inserted or updated; `id` is null for a new one. */
export type ProductRecord = {
  id: number | null;
  slug: string;
  shop_id: number | null;
  category_id: number | null;
  sub_category_id: number | null;
  brand_id: number | null;
  name: Texts;
  short_description: Texts;
  description: Texts;
  price: number;
  discount_price: number;
  video_url: string | null;
  thumbnail_id: number | null;
  active: boolean;
  hidden_with_shop: boolean;
};

const columns = sql`shop_id, brand_id, category_id, sub_category_id, slug, name, short_description, description, price, discount_price,
  thumbnail_id, video_url, active, hidden_with_shop`;

function productRecordset(records: readonly ProductRecord[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g(id bigint, slug text, shop_id bigint, category_id bigint, sub_category_id bigint,
    brand_id bigint, name jsonb, short_description jsonb, description jsonb, price bigint, discount_price bigint, video_url text, thumbnail_id bigint,
    active boolean, hidden_with_shop boolean)`;
}

export async function insertProducts(db: Kysely<DB>, records: readonly ProductRecord[]): Promise<{ id: number; slug: string }[]> {
  if (records.length === 0) return [];
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into products (selling_price, ${columns}) select coalesce(nullif(discount_price, 0), price), ${columns} from ${productRecordset(records)}
    returning id, slug`.execute(db);
  return rows;
}

export async function updateProducts(db: Kysely<DB>, records: readonly ProductRecord[]): Promise<void> {
  if (records.length === 0) return;
  await sql`
    update products p set brand_id = g.brand_id, category_id = g.category_id, sub_category_id = g.sub_category_id, name = g.name,
      short_description = g.short_description, description = g.description, price = g.price, discount_price = g.discount_price,
      thumbnail_id = g.thumbnail_id, video_url = g.video_url, active = g.active, hidden_with_shop = g.hidden_with_shop, changed_at = now()
    from ${productRecordset(records)} where p.id = g.id`.execute(db);
}

type ProductPicture = { product_id: number; picture_id: number | null; position: number };

export async function replaceProductPictures(
  db: Kysely<DB>,
  productIds: readonly number[],
  pictures: readonly ProductPicture[],
): Promise<void> {
  await sql`delete from product_pictures where product_id = any (${[...productIds]}::bigint[])`.execute(db);
  await sql`
    insert into product_pictures (product_id, picture_id, position)
    select product_id, picture_id, position
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as g(product_id bigint, picture_id bigint, position int)`.execute(db);
}

/** A variant as it is inserted or updated; `id` is null for a new one, which gets a SKU if it has none. */
export type VariantRecord = {
  id: number | null;
  product_id: number;
  sku: string | null;
  size_id: number | null;
  color_id: number | null;
  unit_id: number | null;
  extra_price: number;
  stock: number;
  picture_id: number | null;
  active: boolean;
};

function variantRecordset(records: readonly VariantRecord[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g(id bigint, product_id bigint, sku text, size_id bigint, color_id bigint,
    unit_id bigint, extra_price bigint, stock int, picture_id bigint, active boolean)`;
}

/** Leaves the stock of existing variants as it is. */
export async function updateVariants(db: Kysely<DB>, records: readonly VariantRecord[]): Promise<void> {
  if (records.length === 0) return;
  await sql`
    update product_variants v set size_id = g.size_id, color_id = g.color_id, unit_id = g.unit_id, extra_price = g.extra_price,
      picture_id = g.picture_id, active = g.active
    from ${variantRecordset(records)} where v.id = g.id`.execute(db);
}

/** Returns the ids of the new variants. */
export async function insertVariants(db: Kysely<DB>, records: readonly VariantRecord[]): Promise<number[]> {
  if (records.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into product_variants (product_id, sku, size_id, color_id, unit_id, extra_price, stock, picture_id, active)
    select product_id, coalesce(sku, 'SK' || nextval('skus')), size_id, color_id, unit_id, extra_price, stock, picture_id, active
    from ${variantRecordset(records)} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Moves the sequence of SKUs behind those that an import brought, so that none is given out twice. */
export async function advanceSkuSequence(db: Kysely<DB>): Promise<void> {
  await sql`
    select setval('skus', greatest((select last_value from skus),
      (select max(substring(sku from 3)::bigint) from product_variants where sku ~ '^SK[1-9][0-9]{5,14}$')))`.execute(db);
}

/** Appends sizes that are missing after the existing ones, with names in one language, which the other languages show too. */
export async function insertSizes(db: Kysely<DB>, names: readonly string[], language: string): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with given as (select name, place from unnest(${[...names]}::text[]) with ordinality as t(name, place)),
    existing as (select s.id, g.name from given g join sizes s on s.name ->> ${language}::text = g.name),
    added as (
      insert into sizes (name, position)
      select jsonb_build_object(${language}::text, name), (select coalesce(max(position), 0) from sizes) + place
      from given where name not in (select name from existing) returning id, name ->> ${language}::text as name)
    select id, name from existing union all select id, name from added`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { pickText } from '../../../../platform/text/texts.ts';
import type { Read } from '../fragments.ts';

/** Translated texts of a product by language. */
export type Texts = Readonly<Record<string, unknown>>;

export type CsvVariantRow = {
  id: number;
  sku: string;
  size: Texts | null;
  color: string | null;
  unit: Texts | null;
  extra_price: number;
  stock: number;
  picture: string | null;
  active: boolean;
};

export type CsvProductRow = {
  id: number;
  slug: string;
  shop: string;
  category: string;
  sub_category: string | null;
  brand: string | null;
  name: Texts;
  short_description: Texts;
  description: Texts;
  price: number;
  discount_price: number;
  video: string | null;
  thumbnail: string | null;
  pictures: string[];
  active: boolean;
  variants: CsvVariantRow[];
};

const variantsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'size', z.name, 'color', k.slug, 'unit', u.name,
    'extra_price', v.extra_price, 'stock', v.stock, 'picture', i.key, 'active', v.active) order by v.id), '[]')
  from product_variants v left join sizes z on z.id = v.size_id left join colors k on k.id = v.color_id left join units u on u.id = v.unit_id
    left join pictures i on i.id = v.picture_id where v.product_id = p.id)`;

const picturesOf = sql`(select coalesce(jsonb_agg(i.key order by pp.position), '[]')
  from product_pictures pp join pictures i on i.id = pp.picture_id where pp.product_id = p.id)`;

export async function listCsvProducts(read: Read, ids: readonly number[]): Promise<CsvProductRow[]> {
  const { rows } = await sql<CsvProductRow>`
    select p.id, p.slug, s.slug as shop, c.slug as category, part.slug as sub_category, b.slug as brand, p.name, p.short_description, p.description,
      p.price, p.discount_price, p.video_url as video, t.key as thumbnail, ${picturesOf} as pictures,
      p.active or p.hidden_with_shop as active, ${variantsOf} as variants
    from products p join shops s on s.id = p.shop_id join categories c on c.id = p.category_id left join categories part on part.id = p.sub_category_id
      left join brands b on b.id = p.brand_id left join pictures t on t.id = p.thumbnail_id
    where p.id = any (${[...ids]}::bigint[]) order by p.id`.execute(read);
  return rows;
}

export type ExportFilter = { shopId?: number | undefined; categoryId?: number | undefined };

/** A batch of product ids above `after`. */
export async function listIdsToExport(
  read: Read,
  { after, limit, shopId, categoryId }: ExportFilter & { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where id > ${after} and (${shopId ?? null}::bigint is null or shop_id = ${shopId ?? null}::bigint)
      and (${categoryId ?? null}::bigint is null or ${categoryId ?? null}::bigint in (category_id, sub_category_id))
    order by id limit ${limit}::int`.execute(read);
  return rows.map(({ id }) => id);
}

export type CsvNames = { slugs: readonly string[]; skus: readonly string[] };

/** The products of some CSV rows, by their slugs or by the SKUs of their variants; only those of a shop, if one is given. */
export async function listProductIdsByName(read: Read, { slugs, skus }: CsvNames, shopId: number | undefined): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    where p.id in (select id from products where slug = any (${[...slugs]}::text[])
        union select product_id from product_variants where sku = any (${[...skus]}::text[]))
      and (${shopId ?? null}::bigint is null or p.shop_id = ${shopId ?? null}::bigint)
    order by p.id`.execute(read);
  return rows.map(({ id }) => id);
}

/** Slugs of products by the SKUs of their variants; only those of a shop, if one is given. */
export async function listSkuOwners(read: Read, skus: readonly string[], shopId: number | undefined): Promise<Map<string, string>> {
  const { rows } = await sql<{ sku: string; slug: string }>`
    select v.sku, p.slug from product_variants v join products p on p.id = v.product_id
    where v.sku = any (${[...skus]}::text[]) and (${shopId ?? null}::bigint is null or p.shop_id = ${shopId ?? null}::bigint)`.execute(
    read,
  );
  return new Map(rows.map(({ sku, slug }) => [sku, slug]));
}

/** Ids of stored pictures by their keys. */
export async function listPictureIds(read: Read, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ id: number; key: string }>`select id, key from pictures where key = any (${[...keys]}::text[])`.execute(
    read,
  );
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Everything that CSV cells may name; sizes and units, which have no slug, by their names in the default language. */
export async function listCsvTerms(read: Read) {
  const [{ app_locale }, languages, shops, categories, brands, colors, sizes, units] = await Promise.all([
    read.selectFrom('settings').select('app_locale').executeTakeFirstOrThrow(),
    read.selectFrom('languages').select('name').where('active', '=', true).orderBy('position').orderBy('name').execute(),
    read.selectFrom('shops').select(['id', 'slug', 'active', 'trusted_at']).orderBy('slug').execute(),
    read
      .selectFrom('categories as c')
      .leftJoin('categories as parent', 'parent.id', 'c.parent_id')
      .select(['c.id', 'c.slug', 'parent.slug as parent'])
      .orderBy('c.slug')
      .execute(),
    read.selectFrom('brands').select(['id', 'slug']).orderBy('slug').execute(),
    read.selectFrom('colors').select(['id', 'slug']).orderBy('slug').execute(),
    read.selectFrom('sizes').select(['id', 'name']).orderBy('position').orderBy('id').execute(),
    read.selectFrom('units').select(['id', 'name']).orderBy('id').execute(),
  ]);
  const named = ({ id, name }: { id: number; name: unknown }) => ({
    id,
    slug: pickText(name, { locale: app_locale, defaultLocale: app_locale }),
  });
  return {
    app_locale,
    languages: languages.map(({ name }) => name),
    shops,
    categories,
    brands,
    colors,
    sizes: sizes.map(named),
    units: units.map(named),
  };
}

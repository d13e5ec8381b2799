import { sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import type { SeoRow } from '../../../platform/text/present-seo.ts';
import { pictureOf, type Read } from './fragments.ts';

/** Active categories, brands and shops, all colours and sizes, with their names in all languages. */
export async function listTerms(read: Read) {
  const [categories, brands, shops, colors, sizes] = await Promise.all([
    read
      .selectFrom('categories')
      .select(['id', 'parent_id', 'slug', 'name'])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    read.selectFrom('brands').select(['id', 'slug', 'name']).where('active', '=', true).orderBy('id').execute(),
    read.selectFrom('shops').select(['id', 'slug', 'name']).where('active', '=', true).orderBy('id').execute(),
    read.selectFrom('colors').select(['id', 'name', 'hex']).orderBy('id').execute(),
    read.selectFrom('sizes').select(['id', 'name']).orderBy('position').orderBy('id').execute(),
  ]);
  return { categories, brands, shops, colors, sizes };
}
export type Terms = Awaited<ReturnType<typeof listTerms>>;

/** Help questions with the titles of their topics, in all languages. */
export function listHelpQuestions(read: Read) {
  return read
    .selectFrom('help_questions as q')
    .innerJoin('help_topics as t', 't.id', 'q.topic_id')
    .select(['q.slug', 'q.question', 't.title as topic'])
    .orderBy('t.position')
    .orderBy('q.position')
    .orderBy('q.id')
    .execute();
}
export type HelpQuestionRow = Awaited<ReturnType<typeof listHelpQuestions>>[number];

/** The number of products on sale of a shop in a category. */
export type ShopCategoryCount = { shop_id: number; category_id: number; sub_category_id: number | null; count: number };

export async function listShopCategoryCounts(read: Read): Promise<ShopCategoryCount[]> {
  const result = await sql<ShopCategoryCount>`
    select shop_id, category_id, sub_category_id, count(*) as count from products where active group by 1, 2, 3`.execute(read);
  return result.rows;
}

export function findVendorSettings(read: Read): Promise<{ multi_vendor: boolean; single_shop_id: number | null }> {
  return read.selectFrom('settings').select(['multi_vendor', 'single_shop_id']).executeTakeFirstOrThrow();
}

/** The shop of a single-vendor marketplace: the one of the settings, or else the first open one. */
export async function findScope(read: Read): Promise<{ multi_vendor: boolean; shop_id: number | null }> {
  const { multi_vendor, single_shop_id } = await findVendorSettings(read);
  if (multi_vendor || single_shop_id !== null) return { multi_vendor, shop_id: multi_vendor ? null : single_shop_id };
  const first = await read.selectFrom('shops').select('id').where('active', '=', true).orderBy('id').limit(1).executeTakeFirst();
  return { multi_vendor, shop_id: first?.id ?? null };
}

type Label = { id: number; name: unknown };

/** Names of everything that products refer to by id, in all languages; sizes in their order. */
export type Labels = {
  brands: ReadonlyMap<number, Label>;
  shops: ReadonlyMap<number, Label>;
  colors: ReadonlyMap<number, Label & { hex: string }>;
  categories: ReadonlyMap<number, Label & { slug: string; active: boolean }>;
  sizes: ReadonlyMap<number, Label>;
  units: ReadonlyMap<number, Label>;
};

export async function listLabels(read: Read): Promise<Labels> {
  const [brands, shops, colors, categories, sizes, units] = await Promise.all([
    read.selectFrom('brands').select(['id', 'name']).execute(),
    read.selectFrom('shops').select(['id', 'name']).execute(),
    read.selectFrom('colors').select(['id', 'name', 'hex']).execute(),
    read.selectFrom('categories').select(['id', 'name', 'slug', 'active']).execute(),
    read.selectFrom('sizes').select(['id', 'name']).orderBy('position').orderBy('id').execute(),
    read.selectFrom('units').select(['id', 'name']).orderBy('id').execute(),
  ]);
  return {
    brands: byId(brands),
    shops: byId(shops),
    colors: byId(colors),
    categories: byId(categories),
    sizes: byId(sizes),
    units: byId(units),
  };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

export type CategoryRow = {
  id: number;
  parent_id: number | null;
  slug: string;
  name: unknown;
  picture: PictureRow | null;
  seo: SeoRow;
};

/** Active categories and sub-categories in their order. */
export async function listCategories(read: Read): Promise<CategoryRow[]> {
  const result = await sql<CategoryRow>`
    select c.id, c.parent_id, c.slug, c.name, ${pictureOf('i')} as picture,
      (select jsonb_build_object('title', seo.title, 'description', seo.description) from seo_texts seo where seo.kind = 'category' and seo.key = c.id::text) as seo
    from categories c left join pictures i on i.id = c.thumbnail_id
    where c.active order by c.position, c.id`.execute(read);
  return result.rows;
}

type OperatorTerm = { id: number; slug: string; parent: string | null; name: unknown; active: boolean; products: number };

/** All categories, each followed by its sub-categories, with their number of products on sale. */
export async function listCategoriesForOperator(read: Read): Promise<OperatorTerm[]> {
  const { rows } = await sql<OperatorTerm>`
    select c.id, c.slug, parent.slug as parent, c.name, c.active,
      (select count(*) from products p where p.active and c.id in (p.category_id, p.sub_category_id)) as products
    from categories c left join categories parent on parent.id = c.parent_id
    order by coalesce(parent.position, c.position), coalesce(parent.id, c.id), c.parent_id is not null, c.position, c.id`.execute(read);
  return rows;
}

export async function listBrandsForOperator(read: Read): Promise<OperatorTerm[]> {
  const { rows } = await sql<OperatorTerm>`
    select b.id, b.slug, null as parent, b.name, b.active, (select count(*) from products p where p.active and p.brand_id = b.id) as products
    from brands b order by b.slug`.execute(read);
  return rows;
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from './fragments.ts';
import { hasLowVariant, isLow, readLowMarks } from './low-stock.ts';

export type ManagedFilter = {
  is_published?: boolean | undefined;
  in_stock?: boolean | undefined;
  is_low?: boolean | undefined;
  shop?: number | undefined;
  category?: number | undefined;
  brand?: number | undefined;
  /** A tsquery, and the typed text for a SKU. */
  search?: { query: string | null; typed: string } | undefined;
};

/** A search finds no more than this: nobody pages further. */
const maxMatches = 5000;

/** A product of a closed shop is hidden with it and stays published. */
export const isPublished = sql`(p.active or p.hidden_with_shop)`;

/** The condition on the products `p` of a list. */
export async function whereManaged(read: Read, filter: ManagedFilter): Promise<RawBuilder<unknown>> {
  const { is_published, in_stock, is_low, shop, category, brand, search } = filter;
  const conditions = [sql`true`];
  if (is_published !== undefined) conditions.push(sql`${isPublished} = ${is_published}`);
  if (in_stock !== undefined) conditions.push(sql`p.in_stock = ${in_stock}`);
  if (is_low) conditions.push(hasLowVariant(await readLowMarks(read)));
  if (shop !== undefined) conditions.push(sql`p.shop_id = ${shop}::bigint`);
  if (category !== undefined) conditions.push(sql`${category}::bigint in (p.category_id, p.sub_category_id)`);
  if (brand !== undefined) conditions.push(sql`p.brand_id = ${brand}::bigint`);
  if (search) {
    const words =
      search.query === null
        ? sql``
        : sql`union (select id from products where search @@ ${search.query}::tsquery limit ${sql.lit(maxMatches)})`;
    conditions.push(sql`p.id in (select product_id from product_variants where sku = ${search.typed} ${words})`);
  }
  return sql.join(conditions, sql` and `);
}

export async function countManagedProducts(read: Read, filter: ManagedFilter): Promise<{ published: number; archived: number }> {
  const { rows } = await sql<{ published: number; archived: number }>`
    select count(*) filter (where ${isPublished}) as published, count(*) filter (where not ${isPublished}) as archived
    from products p where ${await whereManaged(read, filter)}`.execute(read);
  return rows[0] ?? { published: 0, archived: 0 };
}

export const managedOrders = {
  newest: sql`p.id desc`,
  oldest: sql`p.id`,
  cheapest: sql`p.selling_price, p.id`,
  dearest: sql`p.selling_price desc, p.id desc`,
  best_selling: sql`p.sold_count desc, p.id desc`,
};

export type ManagedRow = {
  id: number;
  name: unknown;
  shop_id: number;
  shop_name: unknown;
  category_id: number;
  category_name: unknown;
  price: number;
  discount_price: number;
  stock: number;
  is_low: boolean;
  variants: number;
  sold_count: number;
  is_published: boolean;
  picture: PictureRow | null;
};

export type ManagedPage = { sort: keyof typeof managedOrders; limit: number; offset: number };

/** The page is chosen from the index before any product is read. */
export async function listManagedProducts(read: Read, filter: ManagedFilter, { sort, limit, offset }: ManagedPage): Promise<ManagedRow[]> {
  const { rows } = await sql<ManagedRow>`
    with page as materialized (
      select p.id from products p
      where ${await whereManaged(read, filter)} order by ${managedOrders[sort]} limit ${limit}::int offset ${offset}::int)
    select p.id, p.name, p.shop_id, s.name as shop_name, c.id as category_id, c.name as category_name, p.price, p.discount_price,
      stocked.stock, stocked.is_low, stocked.variants, p.sold_count, ${isPublished} as is_published, ${pictureOf('i')} as picture
    from page join products p on p.id = page.id
    join shops s on s.id = p.shop_id
    join categories c on c.id = coalesce(p.sub_category_id, p.category_id)
    left join pictures i on i.id = p.thumbnail_id
    cross join lateral (
      select coalesce(sum(v.stock), 0) as stock, count(*)::int as variants, coalesce(bool_or(${isLow}), false) as is_low
      from product_variants v where v.product_id = p.id and v.active) stocked
    order by ${managedOrders[sort]}`.execute(read);
  return rows;
}

/** A batch of the ids of all products of a list above `after`, in their order. */
export async function listManagedIds(
  read: Read,
  filter: ManagedFilter,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where p.id > ${after} and ${await whereManaged(read, filter)} order by p.id limit ${limit}::int`.execute(
    read,
  );
  return rows.map(({ id }) => id);
}

export type BulkRow = {
  id: number;
  name: unknown;
  price: number;
  discount_price: number;
  category_id: number;
  sub_category_id: number | null;
  is_published: boolean;
  shop_active: boolean;
  variants: { id: number; stock: number }[];
};

/** In the order of their ids. */
export async function listBulkRows(db: Read, ids: readonly number[]): Promise<BulkRow[]> {
  const { rows } = await sql<BulkRow>`
    select p.id, p.name, p.price, p.discount_price, p.category_id, p.sub_category_id, ${isPublished} as is_published, s.active as shop_active,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'stock', v.stock) order by v.id), '[]')
        from product_variants v where v.product_id = p.id and v.active) as variants
    from products p join shops s on s.id = p.shop_id where p.id = any (${[...ids]}::bigint[]) order by p.id`.execute(db);
  return rows;
}

export type BulkRecord = Pick<BulkRow, 'id' | 'price' | 'discount_price' | 'category_id' | 'sub_category_id'> & {
  active: boolean;
  hidden_with_shop: boolean;
};

/** Their stock is written by the module of stock. */
export async function updateBulkRows(db: Kysely<DB>, records: readonly BulkRecord[]): Promise<void> {
  await sql`
    update products p set price = g.price, discount_price = g.discount_price, category_id = g.category_id,
      sub_category_id = g.sub_category_id, active = g.active, hidden_with_shop = g.hidden_with_shop, changed_at = now()
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g(id bigint, price bigint, discount_price bigint, category_id bigint,
      sub_category_id bigint, active boolean, hidden_with_shop boolean)
    where p.id = g.id`.execute(db);
}

/** A category with its parent; undefined if there is none. */
export function findCategory(read: Read, id: number) {
  return read.selectFrom('categories').select(['id', 'parent_id']).where('id', '=', id).executeTakeFirst();
}

/** Everything that a product can refer to, each in its order. */
export async function listProductChoices(read: Read) {
  const [{ app_locale }, languages, currency, shops, categories, brands, colors, sizes, units] = await Promise.all([
    read.selectFrom('settings').select('app_locale').executeTakeFirstOrThrow(),
    read
      .selectFrom('languages')
      .select(['name', 'title', 'direction'])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('name')
      .execute(),
    findCurrencyName(read),
    read.selectFrom('shops').select(['id', 'name']).orderBy('slug').execute(),
    read.selectFrom('categories').select(['id', 'name', 'parent_id']).orderBy('position').orderBy('id').execute(),
    read.selectFrom('brands').select(['id', 'name']).orderBy('slug').execute(),
    read.selectFrom('colors').select(['id', 'name', 'hex']).orderBy('slug').execute(),
    read.selectFrom('sizes').select(['id', 'name']).orderBy('position').orderBy('id').execute(),
    read.selectFrom('units').select(['id', 'name']).orderBy('id').execute(),
  ]);
  return { app_locale, languages, currency, shops, categories, brands, colors, sizes, units };
}

/** The default currency. */
export async function findCurrencyName(read: Read): Promise<string> {
  return (await read.selectFrom('currencies').select('name').where('is_default', '=', true).executeTakeFirstOrThrow()).name;
}

export type FoundGoods = { id: number; name: unknown; detail: unknown };

/** Products with their shops, in the order of the ids. */
export async function listFoundProducts(read: Read, ids: readonly number[]): Promise<FoundGoods[]> {
  const { rows } = await sql<FoundGoods>`
    select p.id, p.name, s.name as detail from unnest(${[...ids]}::bigint[]) with ordinality as given(id, place)
    join products p on p.id = given.id join shops s on s.id = p.shop_id order by given.place`.execute(read);
  return rows;
}

/** The ids of the product with that SKU, and of archived products with the words; a search of the shop has only the published ones. */
export async function listHiddenMatches(
  read: Read,
  { query, sku, limit }: { query: string | null; sku: string; limit: number },
): Promise<{ id: number; has_sku: boolean }[]> {
  const archived =
    query === null
      ? sql``
      : sql`union all (select id, false as has_sku from products where not active and search @@ ${query}::tsquery limit ${limit}::int)`;
  const { rows } = await sql<{ id: number; has_sku: boolean }>`
    select product_id as id, true as has_sku from product_variants where sku = ${sku} ${archived}`.execute(read);
  return rows;
}

/** The number of published products with a variant that is low on stock. */
export async function countLowStock(read: Read): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from products p where ${isPublished} and ${hasLowVariant(await readLowMarks(read))}`.execute(read);
  return rows[0]?.count ?? 0;
}

import type { ShopSort } from '@souk/contract/back-office/shops';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../../db/schema.ts';
import type { PictureRow } from '../../../../platform/media/present-picture.ts';
import type { Texts } from '../../../../platform/text/texts.ts';
import { pictureOf, type Read } from '../fragments.ts';

/** The fields that an operator edits. */
export type EditableShop = {
  name: Texts;
  tagline: Texts;
  description: Texts;
  address: Texts;
  phone: string | null;
  logo_id: number | null;
  banner_id: number | null;
  delivery_days_min: number;
  delivery_days_max: number;
  delivery: { from: number; to: number | null; charge: number }[];
  /** Days as `2026-12-24`. */
  holiday_from: string | null;
  back_on: string | null;
  return_days: number | null;
  low_stock: number | null;
};

export type ManagedShopDetails = {
  id: number;
  slug: string;
  editable: EditableShop;
  active: boolean;
  trusted_at: Date | null;
  created_at: Date;
  rating_sum: number;
  rating_count: number;
  logo: PictureRow | null;
  banner: PictureRow | null;
  products: number;
  hidden_products: number;
  orders: number;
  sales: number;
  application_id: number | null;
};

export async function findManagedShop(read: Read, id: number): Promise<ManagedShopDetails | undefined> {
  const { rows } = await sql<ManagedShopDetails>`
    select s.id, s.slug, s.active, s.trusted_at, s.created_at, s.rating_sum, s.rating_count, ${pictureOf('logo')} as logo,
      ${pictureOf('banner')} as banner,
      jsonb_build_object('name', s.name, 'tagline', s.tagline, 'description', s.description, 'address', s.address, 'phone', s.phone,
        'logo_id', s.logo_id, 'banner_id', s.banner_id, 'delivery_days_min', s.delivery_days_min, 'delivery_days_max', s.delivery_days_max,
        'delivery', (select coalesce(jsonb_agg(jsonb_build_object('from', d.from_quantity, 'to', d.to_quantity, 'charge', d.charge)
          order by d.from_quantity), '[]') from delivery_bands d where d.shop_id = s.id),
        'holiday_from', s.holiday_from, 'back_on', s.back_on,
        'return_days', s.return_days, 'low_stock', s.low_stock) as editable,
      goods.products, goods.hidden_products, sold.orders, sold.sales, (select max(a.id) from shop_applications a where a.shop_id = s.id) as application_id
    from shops s left join pictures logo on logo.id = s.logo_id left join pictures banner on banner.id = s.banner_id
    cross join lateral (select count(*) filter (where p.active) as products, count(*) filter (where p.hidden_with_shop) as hidden_products
      from products p where p.shop_id = s.id) goods
    cross join lateral (select count(*) as orders, coalesce(sum(o.payable_amount) filter (where o.status <> 'Cancelled'), 0)::bigint as sales
      from orders o where o.shop_id = s.id) sold
    where s.id = ${id}`.execute(read);
  return rows[0];
}

export type ManagedShopFilter = { search: string | undefined; active?: boolean | undefined };

function whereShops({ search, active }: ManagedShopFilter): RawBuilder<unknown> {
  const words = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = sql`(s.slug ilike ${words} or s.phone like ${words} or exists (select 1 from jsonb_each_text(s.name) each where each.value ilike ${words}))`;
  return sql.join([search ? named : sql`true`, active === undefined ? sql`true` : sql`s.active = ${active}`], sql` and `);
}

export async function countManagedShops(read: Read, filter: ManagedShopFilter): Promise<{ open: number; closed: number }> {
  const { rows } = await sql<{ open: number; closed: number }>`
    select count(*) filter (where s.active) as open, count(*) filter (where not s.active) as closed from shops s where ${whereShops(filter)}`.execute(
    read,
  );
  return rows[0] ?? { open: 0, closed: 0 };
}

export type ManagedShopListRow = {
  id: number;
  slug: string;
  name: unknown;
  active: boolean;
  created_at: Date;
  rating_sum: number;
  rating_count: number;
  logo: PictureRow | null;
  products: number;
  sold: number;
};

type Page = { sort: ShopSort; locale: string; defaultLocale: string; limit: number; offset: number };

export async function listManagedShops(read: Read, filter: ManagedShopFilter, page: Page): Promise<ManagedShopListRow[]> {
  const { sort, locale, defaultLocale, limit, offset } = page;
  const orders = {
    newest: sql`s.id desc`,
    name: sql`lower(coalesce(s.name ->> ${locale}, s.name ->> ${defaultLocale})), s.id`,
    top_rated: sql`s.rating_sum::float8 / greatest(s.rating_count, 1) desc, s.rating_count desc, s.id`,
    most_products: sql`s.product_count desc, s.id`,
  };
  const { rows } = await sql<ManagedShopListRow>`
    with page as materialized (
      select * from shops s where ${whereShops(filter)} order by ${orders[sort]} limit ${limit}::int offset ${offset}::int),
    goods as (
      select p.shop_id, count(*) as products, sum(p.sold_count)::bigint as sold from products p
      where p.shop_id in (select id from page) group by p.shop_id)
    select s.id, s.slug, s.name, s.active, s.created_at, s.rating_sum, s.rating_count, ${pictureOf('logo')} as logo,
      coalesce(goods.products, 0) as products, coalesce(goods.sold, 0) as sold
    from page s
    left join pictures logo on logo.id = s.logo_id
    left join goods on goods.shop_id = s.id
    order by ${orders[sort]}`.execute(read);
  return rows;
}

/** Nobody else changes the shop until the transaction ends. */
export async function lockShop(db: Kysely<DB>, id: number): Promise<boolean> {
  const row = await db.selectFrom('shops').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Locks the shop; whether it is trusted. */
export async function lockShopTrust(db: Kysely<DB>, id: number): Promise<boolean> {
  const row = await db.selectFrom('shops').select('trusted_at').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
  return row.trusted_at !== null;
}

export async function updateShopTrust(db: Kysely<DB>, id: number, trustedAt: Date | null): Promise<void> {
  await db.updateTable('shops').set({ trusted_at: trustedAt }).where('id', '=', id).execute();
}

/** Its delivery charges are apart. */
export async function updateShop(db: Kysely<DB>, id: number, { delivery: _bands, ...shop }: EditableShop): Promise<void> {
  await db
    .updateTable('shops')
    .set({ ...shop, ...shopTexts(shop) })
    .where('id', '=', id)
    .execute();
}

type ShopTexts = Pick<EditableShop, 'name' | 'tagline' | 'description' | 'address'>;

/** The texts as the columns store them. */
export function shopTexts({ name, tagline, description, address }: ShopTexts) {
  return {
    name: JSON.stringify(name),
    tagline: JSON.stringify(tagline),
    description: JSON.stringify(description),
    address: JSON.stringify(address),
  };
}

/** Removes a shop that nothing refers to but its delivery charges. */
export async function deleteShop(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('shops').where('id', '=', id).execute();
}

export async function listProductsOfShop(read: Read, id: number): Promise<number[]> {
  const rows = await read.selectFrom('products').select('id').where('shop_id', '=', id).orderBy('id').execute();
  return rows.map((row) => row.id);
}

import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { daysAway } from '../../../platform/clock/days-away.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { Query } from '../../../platform/database/one-statement.ts';

/** A cart line with its shop, product, variant and price as they are now. Amounts are minor units. */
export type LineRow = {
  line_id: number;
  product_id: number;
  variant_id: number;
  quantity: number;
  seen_price: number;
  slug: string;
  name: unknown;
  brand: unknown;
  list_price: number;
  /** 0 without a discount. The flash price if the sale has enough left for all lines of the product. */
  discount_price: number;
  flash_sale_id: number | null;
  /** The payer of the flash price; null without one. */
  flash_funded_by: 'shop' | 'marketplace' | null;
  /** The category and, if it has one, the sub-category. */
  category_ids: number[];
  stock: number;
  is_available: boolean;
  size_id: number | null;
  size: unknown;
  color_id: number | null;
  color: unknown;
  hex: string | null;
  unit_id: number | null;
  unit: unknown;
  picture_id: number | null;
  picture: { key: string; width: number; height: number; preview: string; alt: unknown } | null;
  shop_id: number;
  shop_name: unknown;
  rating_sum: number;
  rating_count: number;
  delivery_days_min: number;
  delivery_days_max: number;
};

/** An item of a visitor's cart, which the browser stores. */
export type GuestItem = { variant_id: number; quantity: number };

/**
 * `shopIds` selects shops of a multi-vendor marketplace; with a single shop it is ignored. `items` are a visitor's, who has no stored
 * lines; `personId` is then `visitorId`.
 */
export type LineFilter = {
  personId: number;
  isBuyNow: boolean;
  shopIds?: readonly number[] | undefined;
  items?: readonly GuestItem[] | undefined;
};

/** No person has this id, so a visitor has no vouchers and no membership. */
export const visitorId = 0;

/** Days of delivery are those of a shop that is not away. */
export type StoredLine = LineRow & { holiday_from: string | null; back_on: string | null; time_zone: string };

type PricedFilter = LineFilter & { now: Date };

/** The lines of a cart with their prices at `now`, shop by shop, oldest line first. */
export async function listLines(db: ReadDatabase<DB>, filter: PricedFilter): Promise<LineRow[]> {
  return (await linesQuery(filter).execute(db)).rows.map((row) => addDaysAway(row, filter.now));
}

/** The query of `listLines`. */
export function linesQuery({ now, ...filter }: PricedFilter): Query<StoredLine> {
  return sql<StoredLine>`
    with mine as (
      select l.*, sum(case when v.active then least(l.quantity, v.stock) else 0 end) over (partition by l.product_id) as wanted
      from (${linesOf(filter)}) l join product_variants v on v.id = l.variant_id
    )
    select l.id as line_id, l.product_id, l.variant_id, l.quantity, coalesce(l.seen_price, ${unitPrice}) as seen_price, p.slug, p.name, b.name as brand,
      p.price + v.extra_price as list_price, ${discountPrice} as discount_price, f.flash_sale_id, f.funded_by as flash_funded_by,
      array_remove(array[p.category_id, p.sub_category_id], null) as category_ids,
      v.stock, p.active and v.active and ${isShopOpen} as is_available,
      v.size_id, z.name as size, v.color_id, c.name as color, c.hex, u.id as unit_id, u.name as unit,
      i.id as picture_id, case when i.id is not null then
        json_build_object('key', i.key, 'width', i.width, 'height', i.height, 'preview', i.preview, 'alt', i.alt) end as picture,
      s.id as shop_id, s.name as shop_name, s.rating_sum, s.rating_count,
      s.delivery_days_min, s.delivery_days_max, s.holiday_from::text as holiday_from, s.back_on::text as back_on,
      (select time_zone from settings) as time_zone
    from mine l
    join products p on p.id = l.product_id
    join product_variants v on v.id = l.variant_id
    join shops s on s.id = p.shop_id
    left join brands b on b.id = p.brand_id
    left join sizes z on z.id = v.size_id
    left join colors c on c.id = v.color_id
    left join units u on u.id = coalesce(v.unit_id, p.unit_id)
    left join pictures i on i.id = coalesce(v.picture_id, p.thumbnail_id)
    ${flashOffer(now, sql`greatest(l.wanted, 1)`)}
    where ${inShops(filter.shopIds)}
    order by min(l.id) over (partition by s.id), s.id, l.id`;
}

/** The query of the shops of a cart's lines. */
export function shopsQuery(filter: LineFilter): Query<number> {
  return sql<number>`
    select distinct p.shop_id from (${linesOf(filter)}) l join products p on p.id = l.product_id where ${inShops(filter.shopIds)}`;
}

/** The deliveries of a shop that is away begin when it is back. */
export function addDaysAway({ holiday_from, back_on, time_zone, ...line }: StoredLine, now: Date): LineRow {
  const days = daysAway({ holiday_from, back_on, time_zone }, now);
  return { ...line, delivery_days_min: line.delivery_days_min + days, delivery_days_max: line.delivery_days_max + days };
}

/** SQL of the stored lines of a person, or of the items of a visitor that are sold now: nobody learns of products that are not. */
function linesOf({ personId, isBuyNow, items }: LineFilter): RawBuilder<unknown> {
  if (!items) return sql`select * from cart_lines where person_id = ${personId} and is_buy_now = ${isBuyNow}`;
  return sql`
    select v.id, v.product_id, v.id as variant_id, w.quantity, null::bigint as seen_price
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as w(variant_id bigint, quantity int)
    join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id join shops s on s.id = p.shop_id
    where v.active and p.active and ${isShopOpen}`;
}

/** SQL of whether the shop `s` is open; a single-vendor marketplace has one shop, by default its first. */
export const isShopOpen = sql`(s.active and (select multi_vendor or s.id = coalesce(single_shop_id,
  (select o.id from shops o where o.active order by o.id limit 1)) from settings))`;

/** SQL of whether the product `p` belongs to one of the selected shops. */
export function inShops(shopIds: readonly number[] | undefined) {
  if (shopIds === undefined) return sql`true`;
  return sql`(p.shop_id = any(${shopIds}::bigint[]) or not (select multi_vendor from settings))`;
}

/**
 * SQL of the lateral join `f` that finds the flash price of a product `p` in a variant `v`. It is valid while the sale runs and has
 * the wanted quantity of the product left.
 */
export function flashOffer(now: Date, wanted: RawBuilder<number>) {
  return sql`left join lateral (
      select fp.price, fp.flash_sale_id, fs.funded_by from flash_sale_products fp join flash_sales fs on fs.id = fp.flash_sale_id
      where fp.product_id = p.id and fs.active and fs.starts_at <= ${now} and fs.ends_at > ${now}
        and fp.quantity - fp.sold >= ${wanted} and fp.price > 0 and fp.price < p.price
        and (p.discount_price = 0 or fp.price < p.discount_price)
      order by fp.price, fp.flash_sale_id limit 1
    ) f on true`;
}

/** SQL of the discount price, 0 without a discount. */
const discountPrice = sql<number>`case when f.price is not null then f.price + v.extra_price
  when p.discount_price > 0 then p.discount_price + v.extra_price else 0 end`;

export const unitPrice = sql<number>`v.extra_price + coalesce(f.price, nullif(p.discount_price, 0), p.price)`;

/** Every line of a person, oldest first, with the names of its product and variant. */
export function listLineNames(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .leftJoin('sizes', 'sizes.id', 'product_variants.size_id')
    .leftJoin('colors', 'colors.id', 'product_variants.color_id')
    .leftJoin('units', 'units.id', 'product_variants.unit_id')
    .select(['cart_lines.product_id', 'products.name', 'sizes.name as size', 'colors.name as color', 'units.name as unit'])
    .select(['cart_lines.quantity', 'cart_lines.is_buy_now', 'cart_lines.created_at'])
    .where('cart_lines.person_id', '=', personId)
    .orderBy('cart_lines.id')
    .execute();
}

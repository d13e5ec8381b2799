import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { discountPrice, offerNow } from './price-now.ts';

/** A cart line with everything that its shop, product, choice and price are now. Amounts are minor units. */
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
  /** 0 where nothing is off. A running flash sale's where it has enough left for all lines of the product. */
  discount_price: number;
  flash_sale_id: number | null;
  stock: number;
  is_available: boolean;
  size_id: number | null;
  size: string | null;
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

/** `shopIds` chooses shops in a market of many; where there is only one, every line belongs to it. */
export type LineFilter = { personId: number; isBuyNow: boolean; shopIds?: readonly number[] | undefined };

/** The lines of a cart with their prices at `now`, in one statement: shop by shop, the oldest line first. */
export async function listLines(
  db: ReadDatabase<DB>,
  { personId, isBuyNow, shopIds, now }: LineFilter & { now: Date },
): Promise<LineRow[]> {
  const result = await sql<LineRow>`
    with mine as (
      select l.*, sum(case when v.active then least(l.quantity, v.stock) else 0 end) over (partition by l.product_id) as wanted
      from cart_lines l join product_variants v on v.id = l.variant_id
      where l.person_id = ${personId} and l.is_buy_now = ${isBuyNow}
    )
    select l.id as line_id, l.product_id, l.variant_id, l.quantity, l.seen_price, p.slug, p.name, b.name as brand,
      p.price + v.extra_price as list_price, ${discountPrice} as discount_price, f.flash_sale_id,
      v.stock, p.active and v.active and ${isShopOpen} as is_available,
      v.size_id, z.name as size, v.color_id, c.name as color, c.hex, u.id as unit_id, u.name as unit,
      i.id as picture_id, case when i.id is not null then
        json_build_object('key', i.key, 'width', i.width, 'height', i.height, 'preview', i.preview, 'alt', i.alt) end as picture,
      s.id as shop_id, s.name as shop_name, s.rating_sum, s.rating_count, s.delivery_days_min, s.delivery_days_max
    from mine l
    join products p on p.id = l.product_id
    join product_variants v on v.id = l.variant_id
    join shops s on s.id = p.shop_id
    left join brands b on b.id = p.brand_id
    left join sizes z on z.id = v.size_id
    left join colors c on c.id = v.color_id
    left join units u on u.id = coalesce(v.unit_id, p.unit_id)
    left join pictures i on i.id = coalesce(v.picture_id, p.thumbnail_id)
    ${offerNow(now, sql`greatest(l.wanted, 1)`)}
    where ${inShops(shopIds)}
    order by min(l.id) over (partition by s.id), s.id, l.id`.execute(db);
  return result.rows;
}

/** SQL for whether the shop `s` sells: a single-vendor marketplace has one shop, by default its first. */
export const isShopOpen = sql`(s.active and (select multi_vendor or s.id = coalesce(single_shop_id,
  (select o.id from shops o where o.active order by o.id limit 1)) from settings))`;

/** SQL for whether the product `p` is of one of the chosen shops. */
export function inShops(shopIds: readonly number[] | undefined) {
  if (shopIds === undefined) return sql`true`;
  return sql`(p.shop_id = any(${shopIds}::bigint[]) or not (select multi_vendor from settings))`;
}

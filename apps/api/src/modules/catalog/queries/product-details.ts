import { sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from './fragments.ts';
import { type CardRow, cardColumns, cardJoins } from './product-lists.ts';

export type VariantRow = {
  id: number;
  size_id: number | null;
  color_id: number | null;
  unit_id: number | null;
  extra_price: number;
  stock: number;
  picture: PictureRow | null;
};

/** A product with everything its page shows, except the shop and the labels. */
export type DetailsRow = CardRow & {
  short_description: unknown;
  description: unknown;
  video_url: string | null;
  thumbnail_id: number | null;
  category_id: number;
  sub_category_id: number | null;
  variants: VariantRow[];
  pictures: { id: number; picture: PictureRow }[];
  /** For a quantity of one. */
  delivery_charge: number;
};

const variants = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'size_id', v.size_id, 'color_id', v.color_id, 'unit_id', v.unit_id,
    'extra_price', v.extra_price, 'stock', v.stock, 'picture', ${pictureOf('i')}) order by v.id), '[]')
  from product_variants v left join pictures i on i.id = v.picture_id where v.product_id = p.id and v.active)`;

const pictures = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'picture', ${pictureOf('i')}) order by shown.place), '[]')
  from (select picture_id, min(position) as place
    from (select p.thumbnail_id as picture_id, -1 as position where p.thumbnail_id is not null
      union all select pp.picture_id, pp.position from product_pictures pp where pp.product_id = p.id) every
    group by 1) shown join pictures i on i.id = shown.picture_id)`;

const deliveryCharge = sql`coalesce((select d.charge from delivery_bands d
  where d.shop_id = p.shop_id and d.from_quantity <= 1 and (d.to_quantity is null or d.to_quantity >= 1)
  order by d.from_quantity limit 1), 0)`;

/** An active product; with `shopId`, only of that shop. */
export async function findProduct(
  read: Read,
  id: number,
  { shopId, now }: { shopId: number | null; now: Date },
): Promise<DetailsRow | undefined> {
  const result = await sql<DetailsRow>`
    select ${cardColumns}, p.short_description, p.description, p.video_url, p.thumbnail_id,
      p.category_id, p.sub_category_id, ${variants} as variants, ${pictures} as pictures, ${deliveryCharge} as delivery_charge
    from products p
    ${cardJoins(now)}
    where p.id = ${id} and p.active ${shopId === null ? sql`` : sql`and p.shop_id = ${shopId}`}`.execute(read);
  return result.rows[0];
}

export type RecommendedRow = CardRow & { reason: 'related' | 'popular' };

/**
 * Up to `limit` products for each reason: related products are the best-selling of the same sub-category, then of the
 * category; popular ones the best-selling of the same shop. One statement, because round trips cost more than rows.
 */
export async function listRecommendations(
  read: Read,
  id: number,
  { shopId, now, limit }: RecommendationsRequest,
): Promise<RecommendedRow[]> {
  const ofShop = shopId === null ? sql`` : sql`and p.shop_id = ${shopId}`;
  const max = sql.lit(limit);
  // Lateral, so that each scans its index up to the limit instead of sorting all products that share the column.
  const bestSelling = (column: string) => sql`cross join lateral (
    select p.id, p.sold_count from products p
    where p.active and p.${sql.ref(column)} = me.${sql.ref(column)} and p.id <> me.id ${ofShop}
    order by p.sold_count desc, p.id desc limit ${max}) p`;
  const result = await sql<RecommendedRow>`
    with me as (select id, shop_id, category_id, sub_category_id from products where id = ${id}),
    near as (
      select p.id, 1 as rank, p.sold_count from me ${bestSelling('sub_category_id')}
      union all select p.id, 2, p.sold_count from me ${bestSelling('category_id')}),
    recommended as (
      (select 'related' as reason, id, row_number() over (order by min(rank), max(sold_count) desc, id desc) as place from near group by id order by place limit ${max})
      union all select 'popular', p.id, row_number() over (order by p.sold_count desc, p.id desc) from me ${bestSelling('shop_id')})
    select recommended.reason, ${cardColumns}
    from recommended join products p on p.id = recommended.id
    ${cardJoins(now)}
    order by recommended.reason, recommended.place`.execute(read);
  return result.rows;
}

type RecommendationsRequest = { shopId: number | null; now: Date; limit: number };

import { sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { type CardRow, cardColumns, cardJoins } from './product-cards.ts';
import { pictureOf, type Read } from './sql.ts';

export type VariantRow = {
  id: number;
  size_id: number | null;
  color_id: number | null;
  unit_id: number | null;
  extra_price: number;
  stock: number;
  picture: PictureRow | null;
};

/** A product with everything its page shows but the shop and the labels. */
export type DetailsRow = CardRow & {
  short_description: unknown;
  description: unknown;
  video_url: string | null;
  thumbnail_id: number | null;
  category_id: number;
  sub_category_id: number | null;
  variants: VariantRow[];
  pictures: { id: number; picture: PictureRow }[];
  /** What sending one piece costs. */
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

/** A product on sale, of that shop if one is given. */
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

export type BesidesRow = CardRow & { why: 'related' | 'popular' };

/**
 * What else to look at, so many for each reason, best first: related is the most sold of the same sub-category, filled up from the category; popular the
 * most sold of the same shop. One statement: a round trip costs the server more than these rows.
 */
export async function listBesides(read: Read, id: number, { shopId, now, limit }: BesidesRequest): Promise<BesidesRow[]> {
  const ofShop = shopId === null ? sql`` : sql`and p.shop_id = ${shopId}`;
  const most = sql.lit(limit);
  // Lateral, so that each walks its index and stops, instead of sorting all that share the column.
  const mostSold = (column: string) => sql`cross join lateral (
    select p.id, p.sold_count from products p
    where p.active and p.${sql.ref(column)} = me.${sql.ref(column)} and p.id <> me.id ${ofShop}
    order by p.sold_count desc, p.id desc limit ${most}) p`;
  const result = await sql<BesidesRow>`
    with me as (select id, shop_id, category_id, sub_category_id from products where id = ${id}),
    near as (
      select p.id, 1 as rank, p.sold_count from me ${mostSold('sub_category_id')}
      union all select p.id, 2, p.sold_count from me ${mostSold('category_id')}),
    besides as (
      (select 'related' as why, id, row_number() over (order by min(rank), max(sold_count) desc, id desc) as place from near group by id order by place limit ${most})
      union all select 'popular', p.id, row_number() over (order by p.sold_count desc, p.id desc) from me ${mostSold('shop_id')})
    select besides.why, ${cardColumns}
    from besides join products p on p.id = besides.id
    ${cardJoins(now)}
    order by besides.why, besides.place`.execute(read);
  return result.rows;
}

type BesidesRequest = { shopId: number | null; now: Date; limit: number };

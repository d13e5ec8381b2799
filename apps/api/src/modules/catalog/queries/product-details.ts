import { sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import type { SeoRow } from '../../../platform/text/present-seo.ts';
import { flashOffer, pictureOf, type Read } from './fragments.ts';
import type { CardRow } from './product-lists.ts';

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
  category_id: number;
  sub_category_id: number | null;
  variants: VariantRow[];
  /** The main picture first, if there is one. */
  pictures: { id: number; picture: PictureRow }[];
  /** For a quantity of one. */
  delivery_charge: number;
  seo: SeoRow;
};

const variants = sql`(select coalesce(json_agg(json_build_object('id', v.id, 'stock', v.stock, 'size_id', v.size_id, 'unit_id', v.unit_id,
    'color_id', v.color_id, 'extra_price', v.extra_price, 'picture', ${pictureOf('i')}) order by v.id), '[]')
  from product_variants v left join pictures i on i.id = v.picture_id where v.product_id = p.id and v.active)`;

const pictures = sql`(select coalesce(json_agg(json_build_object('id', i.id, 'picture', ${pictureOf('i')}) order by shown.place), '[]')
  from (select picture_id, min(position) as place
    from (select p.thumbnail_id as picture_id, -1 as position where p.thumbnail_id is not null
      union all select pp.picture_id, pp.position from product_pictures pp where pp.product_id = p.id) every
    group by 1) shown join pictures i on i.id = shown.picture_id)`;

const deliveryCharge = sql`coalesce((select d.charge from delivery_bands d
  where d.shop_id = p.shop_id and d.from_quantity <= 1 and (d.to_quantity is null or d.to_quantity >= 1)
  order by d.from_quantity limit 1), 0)`;

type FoundRow = Omit<DetailsRow, 'has_choices' | 'picture' | 'second_picture'> & { thumbnail_id: number | null };

/** An active product; with `shopId`, only of that shop. */
export async function findProduct(
  read: Read,
  id: number,
  { shopId, now }: { shopId: number | null; now: Date },
): Promise<DetailsRow | undefined> {
  const result = await sql<FoundRow>`
    select p.id, p.slug, p.name, p.price, coalesce(f.price, p.discount_price) as discount_price, p.sold_count, p.rating_average,
      p.rating_count, p.in_stock, p.brand_id, p.shop_id, p.color_ids, f.id as flash_sale_id, f.ends_at as flash_ends_at,
      p.short_description, p.description, p.video_url, p.thumbnail_id, p.category_id, p.sub_category_id,
      ${variants} as variants, ${pictures} as pictures, ${deliveryCharge} as delivery_charge,
      (select jsonb_build_object('title', seo.title, 'description', seo.description) from seo_texts seo where seo.kind = 'product' and seo.key = p.id::text) as seo
    from products p
    ${flashOffer(now)}
    where p.id = ${id} and p.active ${shopId === null ? sql`` : sql`and p.shop_id = ${shopId}`}`.execute(read);
  return result.rows[0] && withCardFields(result.rows[0]);
}

/** The fields of a card that the other columns contain already. */
function withCardFields({ thumbnail_id, ...row }: FoundRow): DetailsRow {
  const pictureThat = (isMain: boolean) => row.pictures.find(({ id }) => (id === thumbnail_id) === isMain)?.picture ?? null;
  return { ...row, has_choices: row.variants.length > 1, picture: pictureThat(true), second_picture: pictureThat(false) };
}

/** The first products by sales of a sub-category, a category and a shop. */
export type BestSellers = { sub_category: number[]; category: number[]; shop: number[] };

type BestSellersRequest = { sub_category_id: number | null; category_id: number; shop_id: number; shopId: number | null; limit: number };

/** With `shopId`, only of that shop. One statement, because round trips cost more than rows. */
export async function listBestSellers(read: Read, { shopId, limit, ...of }: BestSellersRequest): Promise<BestSellers> {
  const ofShop = shopId === null ? sql`` : sql`and p.shop_id = ${shopId}`;
  const bestSellingOf = (column: 'sub_category_id' | 'category_id' | 'shop_id') => sql`(select coalesce(array_agg(id), '{}') from (
    select p.id from products p where p.active and p.${sql.ref(column)} = ${of[column]}::bigint ${ofShop}
    order by p.sold_count desc, p.id desc limit ${sql.lit(limit)}) best)`;
  const result = await sql<BestSellers>`
    select ${bestSellingOf('sub_category_id')} as sub_category, ${bestSellingOf('category_id')} as category,
      ${bestSellingOf('shop_id')} as shop`.execute(read);
  return result.rows[0] ?? { sub_category: [], category: [], shop: [] };
}

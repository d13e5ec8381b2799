import { type RawBuilder, sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { flashOffer, pictureOf, type Read } from './sql.ts';

/** What a card shows of a product, with the price at the moment it was asked for. */
export type CardRow = {
  id: number;
  slug: string;
  name: unknown;
  price: number;
  /** 0 where nothing is off. */
  discount_price: number;
  sold_count: number;
  rating_average: number;
  rating_count: number;
  in_stock: boolean;
  has_choices: boolean;
  brand_id: number | null;
  shop_id: number;
  color_ids: number[];
  picture: PictureRow | null;
  second_picture: PictureRow | null;
  flash_sale_id: number | null;
  flash_ends_at: Date | null;
};

export const cardColumns = sql`p.id, p.slug, p.name, p.price, coalesce(f.price, p.discount_price) as discount_price,
  p.sold_count, p.rating_average, p.rating_count, p.in_stock,
  (select count(*) > 1 from (select 1 from product_variants v where v.product_id = p.id and v.active limit 2) choices) as has_choices,
  p.brand_id, p.shop_id, p.color_ids,
  ${pictureOf('front')} as picture, ${pictureOf('second')} as second_picture,
  f.id as flash_sale_id, f.ends_at as flash_ends_at`;

export function cardJoins(now: Date): RawBuilder<unknown> {
  return sql`left join pictures front on front.id = p.thumbnail_id
  left join lateral (
    select other.* from product_pictures pp join pictures other on other.id = pp.picture_id
    where pp.product_id = p.id and pp.picture_id is distinct from p.thumbnail_id
    order by pp.position limit 1) second on true
  ${flashOffer(now)}`;
}

/** Products on sale in the order of their ids. One statement whatever the list, so that its plan is made once. */
export function listCards(read: Read, ids: readonly number[], now: Date): Promise<CardRow[]> {
  return listCardsOf(read, sql`unnest(${[...ids]}::bigint[]) with ordinality`, now);
}

/** The products on sale of a page, which gives `id` and `place`. */
export function listPageCards(read: Read, page: RawBuilder<unknown>, now: Date): Promise<CardRow[]> {
  return listCardsOf(read, sql`(${page})`, now);
}

async function listCardsOf(read: Read, page: RawBuilder<unknown>, now: Date): Promise<CardRow[]> {
  const result = await sql<CardRow>`
    select ${cardColumns}
    from ${page} as page(id, place)
    join products p on p.id = page.id
    ${cardJoins(now)}
    where p.active
    order by page.place`.execute(read);
  return result.rows;
}

/** Which of the products the person keeps. */
export async function listFavoriteIds(read: Read, personId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await read
    .selectFrom('favorites')
    .select('product_id')
    .where('person_id', '=', personId)
    .where('product_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

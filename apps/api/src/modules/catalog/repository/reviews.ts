import { type RawBuilder, sql } from 'kysely';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from './sql.ts';

export type ReviewRow = {
  id: number;
  author: string;
  rating: number;
  description: string;
  created_at: Date;
  product_id: number;
  product_name: unknown;
  photos: PictureRow[];
};

/** Whose reviews: a product's, perhaps only where one shop sells it, or a shop's. */
export type ReviewsOf = { product_id?: number | undefined; shop_id?: number | undefined };

function whereReviews({ product_id, shop_id }: ReviewsOf): RawBuilder<unknown> {
  const conditions = [
    ...(product_id === undefined ? [] : [sql`r.product_id = ${product_id}`]),
    ...(shop_id === undefined ? [] : [sql`r.shop_id = ${shop_id}`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Of those, the ones with so many stars, or with photos. */
export type ReviewsWanted = { rating: number | undefined; withPhotos: boolean };
type ReviewsRequest = ReviewsWanted & { of: ReviewsOf; offset: number; limit: number };

const hasPhotos = sql<boolean>`exists (select from review_pictures rp where rp.review_id = r.id)`;

/** The latest first. */
export async function listReviews(read: Read, { of, rating, withPhotos, offset, limit }: ReviewsRequest): Promise<ReviewRow[]> {
  const stars = rating === undefined ? sql`` : sql`and r.rating = ${rating}`;
  const photos = withPhotos ? sql`and ${hasPhotos}` : sql``;
  const result = await sql<ReviewRow>`
    select r.id, r.author, r.rating, r.description, r.created_at, p.id as product_id, p.name as product_name,
      (select coalesce(jsonb_agg(${pictureOf('i')} order by rp.position), '[]')
        from review_pictures rp join pictures i on i.id = rp.picture_id where rp.review_id = r.id) as photos
    from reviews r join products p on p.id = r.product_id
    where ${whereReviews(of)} ${stars} ${photos} order by r.id desc limit ${limit}::int offset ${offset}::int`.execute(read);
  return result.rows;
}

export type StarCount = { rating: number; count: number; with_photos: number };

/** How many reviews gave each number of stars, and how many of them have photos. */
export async function countStars(read: Read, of: ReviewsOf): Promise<StarCount[]> {
  const result = await sql<StarCount>`
    select r.rating, count(*) as count, count(*) filter (where ${hasPhotos}) as with_photos
    from reviews r where ${whereReviews(of)} group by 1`.execute(read);
  return result.rows;
}

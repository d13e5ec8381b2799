import type { ReviewSort } from '@souk/contract/catalog';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB, Reviews } from '../../../../db/schema.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { pictureOf, type Read } from './fragments.ts';

export type ReviewRow = {
  id: number;
  author: string;
  rating: number;
  description: string;
  created_at: Date;
  product_id: number;
  product_name: unknown;
  photos: PictureRow[];
  language: string;
  /** The reply of the shop. */
  reply: string | null;
  /** As it was bought. */
  size: unknown;
  color: unknown;
  unit: unknown;
};

/** Reviews of a product, of a shop, or of a product in a single-vendor shop. */
type ReviewScope = { product_id?: number | undefined; shop_id?: number | undefined };

function whereReviews({ product_id, shop_id }: ReviewScope): RawBuilder<unknown> {
  const conditions = [
    sql`r.hidden_at is null`,
    ...(product_id === undefined ? [] : [sql`r.product_id = ${product_id}`]),
    ...(shop_id === undefined ? [] : [sql`r.shop_id = ${shop_id}`]),
  ];
  return sql.join(conditions, sql` and `);
}

export type ReviewFilter = { rating: number | undefined; withPhotos: boolean };
type ReviewsRequest = ReviewFilter & { scope: ReviewScope; sort: ReviewSort; offset: number; limit: number };

const hasPhotos = sql<boolean>`exists (select from review_pictures rp where rp.review_id = r.id)`;

const reviewOrders = {
  newest: sql`r.id desc`,
  highest: sql`r.rating desc, r.id desc`,
  lowest: sql`r.rating, r.id desc`,
} as const satisfies Record<ReviewSort, RawBuilder<unknown>>;

export async function listReviews(read: Read, { scope, rating, withPhotos, sort, offset, limit }: ReviewsRequest): Promise<ReviewRow[]> {
  const stars = rating === undefined ? sql`` : sql`and r.rating = ${rating}`;
  const photos = withPhotos ? sql`and ${hasPhotos}` : sql``;
  const result = await sql<ReviewRow>`
    select r.id, r.author, r.rating, r.description, r.created_at, r.locale as language, r.reply, p.id as product_id, p.name as product_name,
      bought.size, bought.color, bought.unit,
      (select coalesce(jsonb_agg(${pictureOf('i')} order by rp.position), '[]')
        from review_pictures rp join pictures i on i.id = rp.picture_id where rp.review_id = r.id) as photos
    from reviews r join products p on p.id = r.product_id
    left join lateral (
      select l.size, l.color, l.unit from order_lines l
      where l.order_id = r.order_id and l.product_id = r.product_id order by l.id limit 1) bought on true
    where ${whereReviews(scope)} ${stars} ${photos} order by ${reviewOrders[sort]} limit ${limit}::int offset ${offset}::int`.execute(read);
  return result.rows;
}

/** The newest photos of the reviews. */
export async function listNewestPhotos(read: Read, scope: ReviewScope, limit: number): Promise<PictureRow[]> {
  const result = await sql<{ picture: PictureRow }>`
    select ${pictureOf('i')} as picture
    from reviews r join review_pictures rp on rp.review_id = r.id join pictures i on i.id = rp.picture_id
    where ${whereReviews(scope)} order by r.id desc, rp.position limit ${limit}::int`.execute(read);
  return result.rows.map(({ picture }) => picture);
}

export type StarCount = { rating: number; count: number; with_photos: number };

/** The number of reviews by stars, all and with photos. */
export async function countStars(read: Read, scope: ReviewScope): Promise<StarCount[]> {
  const result = await sql<StarCount>`
    select r.rating, count(*) as count, count(*) filter (where ${hasPhotos}) as with_photos
    from reviews r where ${whereReviews(scope)} group by 1`.execute(read);
  return result.rows;
}

/** One review for each product of an order; the row stays locked until the transaction ends. */
export function upsertReview(db: Kysely<DB>, review: Insertable<Reviews>): Promise<{ id: number }> {
  const { author, rating, description, locale } = review;
  return db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doUpdateSet({ author, rating, description, locale }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function listReviewPictures(db: Kysely<DB>, reviewId: number): Promise<number[]> {
  const rows = await db.selectFrom('review_pictures').select('picture_id').where('review_id', '=', reviewId).orderBy('position').execute();
  return rows.map(({ picture_id }) => picture_id);
}

export async function replaceReviewPictures(db: Kysely<DB>, reviewId: number, pictureIds: readonly number[]): Promise<void> {
  await db.deleteFrom('review_pictures').where('review_id', '=', reviewId).execute();
  await sql`
    insert into review_pictures (review_id, position, picture_id)
    select ${reviewId}, position, id from unnest(${[...pictureIds]}::bigint[]) with ordinality as given(id, position)`.execute(db);
}

export function listReviewsOfPerson(read: Read, personId: number) {
  return read
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.product_id',
      'products.name',
      'author',
      'rating',
      'reviews.description',
      'locale',
      'reviews.created_at',
    ])
    .where('person_id', '=', personId)
    .orderBy('reviews.id')
    .execute();
}

export function listReviewPhotosOfPerson(read: Read, personId: number) {
  return read
    .selectFrom('review_pictures')
    .innerJoin('reviews', 'reviews.id', 'review_pictures.review_id')
    .innerJoin('pictures', 'pictures.id', 'review_pictures.picture_id')
    .select(['review_pictures.review_id', 'pictures.key', 'pictures.width'])
    .where('reviews.person_id', '=', personId)
    .orderBy('review_pictures.position')
    .execute();
}

export async function deleteReviewPhotosOfPerson(db: Kysely<DB>, personId: number): Promise<number[]> {
  const reviews = db.selectFrom('reviews').select('id').where('person_id', '=', personId);
  const photos = await db.deleteFrom('review_pictures').where('review_id', 'in', reviews).returning('picture_id').execute();
  return photos.map(({ picture_id }) => picture_id);
}

/** Returns the number of reviews. */
export async function clearReviewAuthor(db: Kysely<DB>, personId: number): Promise<number> {
  const rows = await db
    .updateTable('reviews')
    .set({ author: '', person_id: null })
    .where('person_id', '=', personId)
    .returning('id')
    .execute();
  return rows.length;
}

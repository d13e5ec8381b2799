import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Reviews } from '../../../../db/schema.ts';

/** Writes the review of a product in an order, or writes it anew; the row stays locked until the transaction ends. */
export function upsertReview(db: Kysely<DB>, review: Insertable<Reviews>): Promise<{ id: number }> {
  const { author, rating, description, locale } = review;
  return db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doUpdateSet({ author, rating, description, locale }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The pictures of a review in their order. */
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

import { reviewPhotos } from '@souk/contract/files';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { invalid } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { insertPersonalPicture, type StoredPicture } from '../../../platform/media/store-picture.ts';
import { authorName } from '../domain/review-figures.ts';
import { listReviewPictures, replaceReviewPictures, upsertReview } from '../queries/reviews.ts';
import { refreshRating } from '../refresh/refresh-products.ts';

type NewReview = {
  product_id: number;
  shop_id: number;
  order_id: number;
  person_id: number;
  name: string;
  rating: number;
  description: string;
  locale: string;
  /** Pictures of the existing review that remain; undefined means all. */
  kept_photos: readonly number[] | undefined;
  photos: readonly StoredPicture[];
};

/** Inserts or updates a review and the rating of its product. Returns the pictures to release. */
export async function saveReview(
  transaction: Transaction<DB>,
  { name, kept_photos, photos, ...review }: NewReview,
  clock: Clock,
): Promise<{ dropped: number[] }> {
  const { id } = await upsertReview(transaction, { ...review, author: authorName(name), created_at: clock.now() });
  const existing = await listReviewPictures(transaction, id);
  const remaining = existing.filter((picture) => kept_photos === undefined || kept_photos.includes(picture));
  if (remaining.length + photos.length > reviewPhotos.max_count) throw tooManyPhotos();
  const added: number[] = [];
  for (const photo of photos) added.push(await insertPersonalPicture<DB>(transaction, photo));
  await replaceReviewPictures(transaction, id, [...remaining, ...added]);
  await refreshRating(transaction, review.product_id);
  return { dropped: existing.filter((picture) => !remaining.includes(picture)) };
}

function tooManyPhotos() {
  return invalid('photos', {
    text: 'The {field} field may have at most {limit} files',
    with: { field: 'photos', limit: reviewPhotos.max_count },
  });
}

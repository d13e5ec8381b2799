import { mostReviewPhotos } from '@souk/contract/orders';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { invalid } from '../../platform/http/problem.ts';
import { insertPicture, type StoredPicture } from '../../platform/media/store-picture.ts';
import { authorName } from './domain/author-name.ts';
import { refreshProducts } from './refresh-products.ts';
import { listReviewPictures, replaceReviewPictures, upsertReview } from './repository/review-writing.ts';

export type GivenReview = {
  product_id: number;
  shop_id: number;
  order_id: number;
  person_id: number;
  name: string;
  rating: number;
  description: string;
  locale: string;
  /** Which of the photos that it has stay: all, unless said. */
  kept_photos: readonly number[] | undefined;
  photos: readonly StoredPicture[];
};

/** Keeps what somebody says of a product, and what that makes of its stars; gives the pictures that it has let go of. */
export async function saveReview(
  transaction: Transaction<DB>,
  { name, kept_photos, photos, ...review }: GivenReview,
  clock: Clock,
): Promise<{ dropped: number[] }> {
  const { id } = await upsertReview(transaction, { ...review, author: authorName(name), created_at: clock.now() });
  const had = await listReviewPictures(transaction, id);
  const kept = had.filter((picture) => kept_photos === undefined || kept_photos.includes(picture));
  if (kept.length + photos.length > mostReviewPhotos) throw tooManyPhotos();
  const added: number[] = [];
  for (const photo of photos) added.push(await insertPicture<DB>(transaction, photo));
  await replaceReviewPictures(transaction, id, [...kept, ...added]);
  await refreshProducts(transaction, [review.product_id], clock);
  await bumpTags(transaction, ['reviews']);
  return { dropped: had.filter((picture) => !kept.includes(picture)) };
}

function tooManyPhotos() {
  return invalid('photos', {
    text: 'The {field} field may have at most {limit} files',
    with: { field: 'photos', limit: mostReviewPhotos },
  });
}

import { limitsOf, reviewPhotos } from '@souk/contract/files';
import type { OwnReview } from '@souk/contract/orders';

export type ReviewValues = {
  /** 0 until a star is chosen. */
  rating: number;
  description: string;
  /** Photos of the sent review that are retained. */
  retained: OwnReview['photos'];
  photos: File[];
};

export const reviewPhotoLimits = limitsOf(reviewPhotos);
export const maxReviewLength = 2000;

export function reviewValues(review: OwnReview | null): ReviewValues {
  return { rating: review?.rating ?? 0, description: review?.description ?? '', retained: review?.photos ?? [], photos: [] };
}

/** Without the new photos, which are sent as files. */
export function toReviewRequest({ rating, description, retained }: ReviewValues) {
  return { rating, description: description.trim(), kept_photos: retained.map(({ id }) => id).join(',') };
}

/** A product with several variants has several lines; its review is offered at the first. */
export function isFirstOfProduct(lines: readonly { id: number }[], index: number): boolean {
  return lines.findIndex(({ id }) => id === lines[index]?.id) === index;
}

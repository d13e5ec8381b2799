import type { OwnReview } from '@souk/contract/orders';

/** What the dialog holds until it is sent. */
export type ReviewValues = {
  /** 0 while no star is chosen. */
  rating: number;
  description: string;
  /** Photos that are with the server already and stay there. */
  kept: OwnReview['photos'];
  photos: File[];
};

export const photoLimits = { accept: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * 1024 * 1024, maxCount: 5 };
export const longestReview = 2000;

/** What there is to change, or an empty page. */
export function reviewValues(review: OwnReview | null): ReviewValues {
  return { rating: review?.rating ?? 0, description: review?.description ?? '', kept: review?.photos ?? [], photos: [] };
}

/** The values as they are sent; photos go along as files. */
export function toReviewFields({ rating, description, kept }: ReviewValues) {
  return { rating, description: description.trim(), kept_photos: kept.map(({ id }) => id).join(',') };
}

/** A product comes in several lines where several of its kinds were bought: it is reviewed once, at the first. */
export function isFirstOfProduct(lines: readonly { id: number }[], index: number): boolean {
  return lines.findIndex(({ id }) => id === lines[index]?.id) === index;
}

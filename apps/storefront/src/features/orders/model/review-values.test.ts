import { mostReviewPhotos, ordersCalls } from '@souk/contract/orders';
import { expect, test } from 'vitest';
import { isFirstOfProduct, longestReview, photoLimits, reviewValues, toReviewFields } from './review-values.ts';

const picture = { src: '/media/a', widths: [96], width: 96, height: 96, preview: '', alt: '' };
const review = {
  id: 4,
  rating: 3,
  description: 'Good',
  created_at: '2026-01-01T00:00:00Z',
  photos: [
    { id: 7, picture },
    { id: 8, picture },
  ],
};

test('a review is changed from what it says', () => {
  const values = reviewValues(review);
  expect(values).toEqual({ rating: 3, description: 'Good', kept: review.photos, photos: [] });
  expect(toReviewFields({ ...values, description: ' Very good ' })).toEqual({ rating: 3, description: 'Very good', kept_photos: '7,8' });
  expect(toReviewFields({ ...values, kept: [] }).kept_photos).toBe('');
});

test('a new one begins with nothing', () => {
  expect(reviewValues(null)).toEqual({ rating: 0, description: '', kept: [], photos: [] });
});

test('the limits are those of the call', () => {
  const { files, body } = ordersCalls['POST /product-review'];
  expect({ bytes: photoLimits.maxBytes, count: photoLimits.maxCount }).toEqual({ bytes: files.photos.max_bytes, count: mostReviewPhotos });
  expect(photoLimits.accept).toEqual(files.photos.kinds.map((kind) => `image/${kind}`));
  const fields = { product_id: '1', order_id: '1', rating: '5' };
  expect(body.safeParse({ ...fields, description: 'x'.repeat(longestReview) }).success).toBe(true);
  expect(body.safeParse({ ...fields, description: 'x'.repeat(longestReview + 1) }).success).toBe(false);
});

test('a product is reviewed at its first line', () => {
  const lines = [{ id: 1 }, { id: 2 }, { id: 1 }];
  expect(lines.map((_, index) => isFirstOfProduct(lines, index))).toEqual([true, true, false]);
});

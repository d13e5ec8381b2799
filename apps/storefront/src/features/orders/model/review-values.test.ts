import { ordersCalls } from '@souk/contract/orders';
import { expect, test } from 'vitest';
import { isFirstOfProduct, maxReviewLength, reviewValues, toReviewRequest } from './review-values.ts';

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

test('an existing review fills the form', () => {
  const values = reviewValues(review);
  expect(values).toEqual({ rating: 3, description: 'Good', retained: review.photos, photos: [] });
  expect(toReviewRequest({ ...values, description: ' Very good ' })).toEqual({ rating: 3, description: 'Very good', kept_photos: '7,8' });
  expect(toReviewRequest({ ...values, retained: [] }).kept_photos).toBe('');
});

test('a new review starts empty', () => {
  expect(reviewValues(null)).toEqual({ rating: 0, description: '', retained: [], photos: [] });
});

test('the longest review is that of the contract', () => {
  const { body } = ordersCalls['POST /product-review'];
  const fields = { product_id: '1', order_id: '1', rating: '5' };
  expect(body.safeParse({ ...fields, description: 'x'.repeat(maxReviewLength) }).success).toBe(true);
  expect(body.safeParse({ ...fields, description: 'x'.repeat(maxReviewLength + 1) }).success).toBe(false);
});

test('the review is offered at the first line of a product', () => {
  const lines = [{ id: 1 }, { id: 2 }, { id: 1 }];
  expect(lines.map((_, index) => isFirstOfProduct(lines, index))).toEqual([true, true, false]);
});

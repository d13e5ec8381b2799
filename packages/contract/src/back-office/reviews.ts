import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp, text } from '../fields.ts';

/** Unanswered: shown, and the shop has not replied. */
export const reviewStates = ['shown', 'unanswered', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];
export const managedReviewSorts = ['newest', 'lowest', 'highest'] as const;
export type ManagedReviewSort = (typeof managedReviewSorts)[number];

const Named = z.object({ id: Id, name: z.string() });

export const ReviewLine = z.object({
  id: Id,
  /** Empty after the author has erased their account. */
  author: z.string(),
  rating: z.int(),
  description: z.string(),
  language: z.string(),
  created_at: Timestamp,
  product: Named,
  shop: Named,
  photos: z.int(),
  is_hidden: z.boolean(),
  has_reply: z.boolean(),
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
});
export type ReviewLine = z.infer<typeof ReviewLine>;

export const ManagedReview = ReviewLine.extend({
  /** The addresses of the photos. */
  pictures: z.array(z.string()),
  /** The code of the order; null without the permission to see orders. */
  order_code: z.string().nullable(),
  person_id: Id.nullable(),
  hidden_reason: z.string().nullable(),
  reply: z.string().nullable(),
  replied_at: Timestamp.nullable(),
  /** The rating of the product without hidden reviews. */
  product_rating: z.number(),
  product_reviews: z.int(),
});
export type ManagedReview = z.infer<typeof ManagedReview>;

const params = z.strictObject({ id: IdParam });
const version = text(100);
const Changed = z.object({ review: ManagedReview, entry_id: Id.nullable() });
const missing = 'There is no such review.';
const refusals = { 404: missing, 409: 'Somebody else, or the shopper, has changed the review.' };

const reviewFilters = {
  state: z.enum(reviewStates).optional(),
  rating: z.enum(['1', '2', '3', '4', '5']).transform(Number).optional(),
  shop: IdParam.optional(),
  product: IdParam.optional(),
  /** A part of the text, of the author, or of the name of the product. */
  search: text(60).optional(),
};

export const adminReviewsCalls = {
  'GET /admin/review-export': {
    access: 'admin',
    needs: 'reviews:read',
    summary: 'The reviews of a list as CSV, at most 100,000. The audit log has who exported them.',
    query: z.strictObject(reviewFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000: filter them.' },
  },
  'GET /admin/reviews': {
    access: 'admin',
    needs: 'reviews:read',
    summary: 'The reviews of all products, hidden ones too.',
    query: z.strictObject({
      ...reviewFilters,
      sort: z.enum(managedReviewSorts).default('newest'),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), shown: z.int(), unanswered: z.int(), hidden: z.int() }),
      reviews: z.array(ReviewLine),
    }),
  },
  'GET /admin/reviews/{id}': {
    access: 'admin',
    needs: 'reviews:read',
    summary: 'One review with its photos and the reply of the shop.',
    params,
    answer: ManagedReview,
    refusals: { 404: missing },
  },
  'POST /admin/reviews/{id}/hide': {
    access: 'admin',
    needs: 'reviews:write',
    summary: 'Hides a review from shoppers. The rating of the product follows.',
    params,
    body: z.strictObject({ reason: requiredText(300), version }),
    answer: Changed,
    refusals,
  },
  'POST /admin/reviews/{id}/show': {
    access: 'admin',
    needs: 'reviews:write',
    summary: 'Shows a hidden review again.',
    params,
    body: z.strictObject({ version }),
    answer: Changed,
    refusals,
  },
  'POST /admin/reviews/{id}/reply': {
    access: 'admin',
    needs: 'reviews:write',
    summary: 'Writes or changes the reply of the shop, which shoppers see below the review; an empty one removes it.',
    params,
    body: z.strictObject({ reply: text(1000), version }),
    answer: Changed,
    refusals,
  },
} satisfies AdminCalls;

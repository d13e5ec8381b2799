import { z } from 'zod';
import { reportReasons } from '../catalog/review-reports.ts';
import type { AdminCalls } from '../endpoint.ts';
import { Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp, text } from '../fields.ts';

/** Unanswered: shown, and the shop has not replied. Reported: with open reports. */
export const reviewStates = ['shown', 'unanswered', 'reported', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];
export const managedReviewSorts = ['newest', 'reported', 'lowest', 'highest'] as const;
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
  /** Reports of shoppers that operators have not answered. */
  open_reports: z.int(),
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
});
export type ReviewLine = z.infer<typeof ReviewLine>;

/** A report is closed when it is dismissed, or when the review is hidden. */
export const ReviewReport = z.object({
  id: Id,
  reason: z.enum(reportReasons),
  details: z.string(),
  created_at: Timestamp,
  outcome: z.enum(['dismissed', 'hidden']).nullable(),
  closed_at: Timestamp.nullable(),
  /** Null without the permission to see people, and after the account was erased. */
  person: Named.nullable(),
});
export type ReviewReport = z.infer<typeof ReviewReport>;

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
  /** The newest first, at most 100. */
  reports: z.array(ReviewReport),
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
      counts: z.object({ all: z.int(), shown: z.int(), unanswered: z.int(), reported: z.int(), hidden: z.int() }),
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
    summary: 'Hides a review from shoppers and closes its reports. The rating of the product follows.',
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
  'POST /admin/reviews/{id}/dismiss-reports': {
    access: 'admin',
    needs: 'reviews:write',
    summary: 'Closes the open reports of a review, which stays as it is.',
    params,
    /** The newest report that the operator saw: later ones stay open. */
    body: z.strictObject({ seen_report_id: Id }),
    answer: Changed,
    refusals: { 404: missing, 409: 'Somebody else has closed the reports.' },
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

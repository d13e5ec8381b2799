import { z } from 'zod';
import type { Calls } from '../endpoint.ts';
import { Empty, Id, IdParam, text } from '../fields.ts';

/** Why a shopper reports a review. */
export const reportReasons = ['spam', 'offensive', 'false', 'personal-data', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reviewReportsCalls = {
  'POST /reviews/{id}/report': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Reports a review to the operators. A second report of the same shopper changes nothing.',
    params: z.strictObject({ id: IdParam }),
    body: z.strictObject({ reason: z.enum(reportReasons), details: text(500).default('') }),
    answer: Empty,
    refusals: { 404: 'There is no such review, or it is hidden.', 409: 'The shopper wrote the review.' },
  },
  'GET /reviews/reported': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      'The ids of the reviews that you reported, the latest report first; at most 500. Lists of reviews are the same for everybody and do not mark them.',
    answer: z.object({ review_ids: z.array(Id) }),
  },
} satisfies Calls;

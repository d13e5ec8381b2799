import { z } from 'zod';
import type { Calls } from '../endpoint.ts';
import { Empty, IdParam, text } from '../fields.ts';

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
} satisfies Calls;

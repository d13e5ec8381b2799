import { z } from 'zod';
import { answerText } from '../conversations/questions.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Id, IdParam, PageParam, perPage, Timestamp, text } from '../fields.ts';

/** Unanswered and answered ones without those that the marketplace has hidden. */
export const questionStates = ['unanswered', 'answered', 'hidden'] as const;
export type QuestionState = (typeof questionStates)[number];

export const ShopQuestion = z.object({
  id: Id,
  /** Names the stored state: a change names the one that the member saw. */
  version: z.string(),
  product: z.object({ id: Id, name: z.string(), picture: z.string().nullable() }),
  question: z.string(),
  answer: z.string().nullable(),
  answered_by: z.enum(['shop', 'marketplace']).nullable(),
  answered_at: Timestamp.nullable(),
  /** Why the marketplace has hidden it; null while it is not hidden. */
  hidden_reason: z.string().nullable(),
  created_at: Timestamp,
});
export type ShopQuestion = z.infer<typeof ShopQuestion>;

export const QuestionCounts = z.object({ all: z.int(), unanswered: z.int(), answered: z.int(), hidden: z.int() });

export const questionQuery = z.strictObject({
  state: z.enum(questionStates).optional(),
  /** A part of the question, of the answer, or of the name of the product. */
  search: text(60).optional(),
  page: PageParam,
  per_page: perPage(25),
});

export const sellerQuestionsCalls = {
  'GET /seller/questions': {
    access: 'seller',
    needs: 'messages',
    summary: 'The public questions about the products of the shop: unanswered ones first, then the newest.',
    query: questionQuery,
    answer: z.object({ total: z.int(), counts: QuestionCounts, questions: z.array(ShopQuestion) }),
  },
  'POST /seller/questions/{question_id}/answer': {
    access: 'seller',
    needs: 'messages',
    summary: 'Answers a question, which everybody then sees on the page of the product, or changes the answer.',
    params: z.strictObject({ question_id: IdParam }),
    body: z.strictObject({ answer: answerText, version: text(100) }),
    answer: z.object({ question: ShopQuestion }),
    refusals: { 404: 'The shop has no such question.', 409: 'Somebody else has changed it, or it is hidden.' },
  },
} satisfies SellerCalls;

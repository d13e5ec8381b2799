import { z } from 'zod';
import type { Calls } from '../endpoint.ts';
import { Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp } from '../fields.ts';

export const questionText = requiredText(500);
export const answerText = requiredText(1000);

/** A question with its answer, as everybody reads it. */
export const ProductQuestion = z.object({
  id: Id,
  question: z.string(),
  answer: z.string(),
  /** The name of the shop; null for an answer of the marketplace. */
  answered_by: z.string().nullable(),
  answered_at: Timestamp,
  created_at: Timestamp,
});
export type ProductQuestion = z.infer<typeof ProductQuestion>;

const tags = ['catalog', 'questions', 'settings'] as const;

export const questionsCalls = {
  'GET /product-questions': {
    access: 'public',
    origin: 'ours',
    summary: 'The answered questions about a product, the last answered one first.',
    query: z.strictObject({ product_id: IdParam, page: PageParam, per_page: perPage(3) }),
    answer: z.object({ total: z.int(), questions: z.array(ProductQuestion) }),
    tags,
  },
  'GET /product-questions/{id}': {
    access: 'public',
    origin: 'ours',
    summary: 'One answered question with its product.',
    params: z.strictObject({ id: IdParam }),
    answer: z.object({ question: ProductQuestion, product: z.object({ id: Id, name: z.string(), picture: z.string().nullable() }) }),
    refusals: { 404: 'There is no such question, or it is hidden or not answered.' },
    tags,
  },
  'POST /product-questions': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Asks a question that is shown with its answer on the page of the product.',
    body: z.strictObject({ product_id: Id, question: questionText }),
    answer: Empty,
    status: 201,
    refusals: { 404: 'There is no such product.' },
  },
} satisfies Calls;

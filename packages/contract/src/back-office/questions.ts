import { z } from 'zod';
import { answerText } from '../conversations/questions.ts';
import type { AdminCalls } from '../endpoint.ts';
import { Id, IdParam, requiredText, text } from '../fields.ts';
import { QuestionCounts, questionQuery, ShopQuestion } from '../seller/questions.ts';

export const ManagedQuestion = ShopQuestion.extend({
  shop: z.object({ id: Id, name: z.string() }),
  /** The shopper who asked; null once the account is erased. */
  person_id: Id.nullable(),
});
export type ManagedQuestion = z.infer<typeof ManagedQuestion>;

const params = z.strictObject({ id: IdParam });
const version = text(100);
const Changed = z.object({ question: ManagedQuestion, entry_id: Id.nullable() });
const refusals = { 404: 'There is no such question.', 409: 'Somebody else has changed the question.' };

export const adminQuestionsCalls = {
  'GET /admin/questions': {
    access: 'admin',
    needs: 'reviews:read',
    summary: 'The public questions about all products: unanswered ones first, then the newest.',
    query: questionQuery,
    answer: z.object({ total: z.int(), counts: QuestionCounts, questions: z.array(ManagedQuestion) }),
  },
  'POST /admin/questions/{id}/answer': {
    access: 'admin',
    needs: 'reviews:write',
    summary: 'Answers a question for the marketplace, or changes the answer.',
    params,
    body: z.strictObject({ answer: answerText, version }),
    answer: Changed,
    refusals,
  },
  'POST /admin/questions/{id}/hide': {
    access: 'admin',
    needs: 'reviews:write',
    summary: 'Hides a question with its answer from everybody. The shop reads the reason.',
    params,
    body: z.strictObject({ reason: requiredText(300), version }),
    answer: Changed,
    refusals,
  },
  'POST /admin/questions/{id}/show': {
    access: 'admin',
    needs: 'reviews:write',
    summary: 'Shows a hidden question again.',
    params,
    body: z.strictObject({ version }),
    answer: Changed,
    refusals,
  },
} satisfies AdminCalls;

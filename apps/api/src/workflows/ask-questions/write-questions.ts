import type { CallBody } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { AsSeller, Context, SignedIn } from '../../context.ts';
import { maskContacts } from '../../modules/conversations/domain/mask-contacts.ts';
import { notify } from '../../modules/messages/notify.ts';
import {
  countRecentQuestions,
  findAskedProduct,
  insertQuestion,
  lockQuestion,
  type StoredQuestion,
  updateQuestion,
} from '../../modules/questions/queries/questions.ts';
import { getQuestion, getShopQuestion } from '../../modules/questions/read-questions.ts';
import { notFound, operatorError, tooMany } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { checkVersion } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const maxQuestionsPerDay = 10;
const daySeconds = 24 * 3600;

/** Stores a question about a product on sale. It is shown once it is answered. */
export function askQuestion(
  { db, actor, clock }: SignedIn<Context>,
  { product_id, question }: CallBody<'POST /product-questions'>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    const product = await findAskedProduct(transaction, product_id);
    if (!product) throw notFound('Product not found');
    const recent = await countRecentQuestions(transaction, actor.person_id, new Date(now.getTime() - daySeconds * 1000));
    if (recent >= maxQuestionsPerDay) throw tooMany('You have asked many questions. Please try again tomorrow.', daySeconds);
    const { text } = maskContacts(question);
    await insertQuestion(transaction, {
      product_id,
      shop_id: product.shop_id,
      person_id: actor.person_id,
      question: text,
      created_at: now,
    });
  });
}

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Seen = { id: number; version?: string | undefined };

/** Answers a question about a product of the shop, or changes the answer. */
export async function answerAsShop(context: AsSeller<Context>, { answer, ...seen }: Seen & { answer: string }): Promise<void> {
  await getShopQuestion({ ...context, read: context.db }, seen.id);
  await answerQuestion(context, { ...seen, answer, by: 'shop' });
}

/** Answers a question for the marketplace, or changes the answer. */
export function answerAsMarketplace(context: Acting, answer: Seen & { answer: string }): Promise<number | null> {
  return answerQuestion(context, { ...answer, by: 'marketplace' });
}

function answerQuestion(
  context: Acting,
  { answer, by, ...seen }: Seen & { answer: string; by: 'shop' | 'marketplace' },
): Promise<number | null> {
  return change(context, seen, 'question.answer', ({ hidden_at }) => {
    if (hidden_at !== null) throw operatorError('conflict', 'The question is hidden.');
    return { answer: maskContacts(answer).text, answered_by: by, answered_at: context.clock.now().toISOString() };
  });
}

/** Hides a question with its answer from everybody. */
export function hideQuestion(context: Acting, { reason, ...seen }: Seen & { reason: string }): Promise<number | null> {
  return change(context, seen, 'question.hide', ({ hidden_at }) => {
    if (hidden_at !== null) throw operatorError('conflict', 'The question is hidden already.');
    return { hidden_at: context.clock.now().toISOString(), hidden_reason: reason };
  });
}

/** Shows a hidden question again. */
export function showQuestion(context: Acting, seen: Seen): Promise<number | null> {
  return change(context, seen, 'question.show', ({ hidden_at }) => {
    if (hidden_at === null) throw operatorError('conflict', 'The question is shown already.');
    return { hidden_at: null, hidden_reason: null };
  });
}

/** The fields of an entry of the audit log. */
const Recorded = z.object({
  answer: z.string().nullable(),
  answered_by: z.enum(['shop', 'marketplace']).nullable(),
  answered_at: z.string().nullable(),
  hidden_at: z.string().nullable(),
  hidden_reason: z.string().nullable(),
});

/** Writes the former state of an entry again. */
export function restoreQuestion(context: Acting, { subject_id, before }: { subject_id: string; before: unknown }): Promise<number | null> {
  const former = Recorded.partial().parse(before);
  const action = !('hidden_at' in former) ? 'question.answer' : former.hidden_at === null ? 'question.show' : 'question.hide';
  return change(context, { id: Number(subject_id) }, action, (stored) => Recorded.parse({ ...stored, ...former }));
}

type Change = Partial<Omit<StoredQuestion, 'question'>>;

/** Returns the entry of the audit log. The shopper who asked gets one message, about the first answer. */
function change(
  context: Acting,
  { id, version }: Seen,
  action: 'question.answer' | 'question.hide' | 'question.show',
  decide: (stored: StoredQuestion) => Change,
): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    await lockQuestion(transaction, id);
    const { stored } = await getQuestion(transaction, id);
    checkVersion(stored, version);
    const decided = decide(stored);
    await updateQuestion(transaction, id, decided);
    if (decided.answer) await notify(transaction, { kind: 'question-answered', question_id: id }, context.clock.now());
    await bumpTags(transaction, ['questions']);
    return record(context, transaction, { id, action, stored });
  });
}

async function record(
  context: Acting,
  transaction: Transaction<DB>,
  { id, action, stored }: { id: number; action: string; stored: StoredQuestion },
): Promise<number | null> {
  const { stored: after } = await getQuestion(transaction, id);
  // The text of the shopper is not part of an entry: it did not change.
  return recordAudit(transaction, context, { action, subject: { kind: 'question', id }, ...changedFields(stored, after) });
}

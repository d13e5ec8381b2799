import type { AccountExport } from '@souk/contract/account-export';
import type { ManagedQuestion } from '@souk/contract/back-office/questions';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ProductQuestion } from '@souk/contract/conversations/questions';
import type { ShopQuestion } from '@souk/contract/seller/questions';
import type { DB } from '../../../db/schema.ts';
import type { AsSeller, ReadContext } from '../../context.ts';
import { type AppError, notFound } from '../../platform/app-error.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import {
  countQuestions,
  countShownQuestions,
  findQuestion,
  findShownQuestion,
  listQuestions,
  listQuestionsToExport,
  listShownQuestions,
  type QuestionRow,
} from './queries/questions.ts';
import { findShopQuestion } from './queries/shop-questions.ts';

/** A page of the answered questions about a product. */
export async function readProductQuestions(
  context: ReadContext,
  { product_id, page, per_page }: CallQuery<'GET /product-questions'>,
): Promise<CallAnswer<'GET /product-questions'>> {
  const [total, rows] = await Promise.all([
    countShownQuestions(context.read, product_id),
    listShownQuestions(context.read, product_id, { limit: per_page, offset: (page - 1) * per_page }),
  ]);
  return { total, questions: rows.flatMap((row) => presentShown(row, context)) };
}

export async function readProductQuestion(context: ReadContext, id: number): Promise<CallAnswer<'GET /product-questions/{id}'>> {
  const row = await findShownQuestion(context.read, id);
  const [question] = row ? presentShown(row, context) : [];
  if (!row || !question) throw questionNotFound();
  return { question, product: presentProduct(row, context) };
}

/** None for a question without an answer. */
function presentShown({ id, stored, shop_name, created_at }: QuestionRow, languages: Languages): ProductQuestion[] {
  const { question, answer, answered_at, answered_by } = stored;
  if (answer === null || answered_at === null) return [];
  return [
    {
      ...{ id, question, answer },
      answered_by: answered_by === 'shop' ? pickText(shop_name, languages) : null,
      answered_at: new Date(answered_at).toISOString(),
      created_at: created_at.toISOString(),
    },
  ];
}

/** A page of the questions about the products of the shop. */
export async function readShopQuestions(
  context: AsSeller<ReadContext>,
  query: CallQuery<'GET /seller/questions'>,
): Promise<CallAnswer<'GET /seller/questions'>> {
  const { rows, ...counted } = await readQuestionPage(context.read, query, { shopId: context.operator.shop_id });
  return { ...counted, questions: rows.map((row) => presentShopQuestion(row, context)) };
}

/** A page of the questions about all products. */
export async function readManagedQuestions(
  context: ReadContext,
  query: CallQuery<'GET /admin/questions'>,
): Promise<CallAnswer<'GET /admin/questions'>> {
  const { rows, ...counted } = await readQuestionPage(context.read, query, {});
  return { ...counted, questions: rows.map((row) => presentManagedQuestion(row, context)) };
}

async function readQuestionPage(
  read: ReadDatabase<DB>,
  { state, search, page, per_page }: CallQuery<'GET /seller/questions'>,
  shop: { shopId?: number },
) {
  const others = { ...shop, words: search || undefined };
  const [counts, rows] = await Promise.all([
    countQuestions(read, others),
    listQuestions(read, { ...others, state }, { limit: per_page, offset: (page - 1) * per_page }),
  ]);
  return { total: counts[state ?? 'all'], counts, rows };
}

/** A question about a product of the shop; that of another shop is not found either. */
export async function getShopQuestion(
  { read, operator }: Pick<AsSeller<ReadContext>, 'read' | 'operator'>,
  id: number,
): Promise<QuestionRow> {
  const row = await findShopQuestion(operator.shop_id, read, id);
  if (!row) throw questionNotFound();
  return row;
}

export async function getQuestion(read: ReadDatabase<DB>, id: number): Promise<QuestionRow> {
  const row = await findQuestion(read, id);
  if (!row) throw questionNotFound();
  return row;
}

function questionNotFound(): AppError {
  return notFound('Question not found');
}

export function presentShopQuestion(row: QuestionRow, languages: Languages): ShopQuestion {
  const { question, answer, answered_by, answered_at, hidden_reason } = row.stored;
  return {
    ...{ id: row.id, version: versionOf(row.stored), product: presentProduct(row, languages) },
    ...{ question, answer, answered_by, hidden_reason },
    answered_at: answered_at === null ? null : new Date(answered_at).toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

export function presentManagedQuestion(row: QuestionRow, languages: Languages): ManagedQuestion {
  return {
    ...presentShopQuestion(row, languages),
    shop: { id: row.shop_id, name: pickText(row.shop_name, languages) },
    person_id: row.person_id,
  };
}

function presentProduct({ product_id, product_name, picture }: QuestionRow, languages: Languages) {
  return { id: product_id, name: pickText(product_name, languages), picture: picture ? thumbnailUrl(picture) : null };
}

/** The person's questions for the export of their account. */
export async function exportQuestions(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<AccountExport['questions']> {
  const rows = await listQuestionsToExport(read, personId);
  return rows.map(({ name, question, answer, created_at }) => ({
    ...{ product: pickText(name, languages), question, answer },
    created_at: created_at.toISOString(),
  }));
}

import type { QuestionState } from '@souk/contract/seller/questions';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB, ProductQuestions } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

type Read = ReadDatabase<DB>;

/** The state that a change names. Times are strings, as in the audit log. */
export type StoredQuestion = {
  question: string;
  answer: string | null;
  answered_by: 'shop' | 'marketplace' | null;
  answered_at: string | null;
  hidden_at: string | null;
  hidden_reason: string | null;
};

export type QuestionRow = {
  id: number;
  stored: StoredQuestion;
  person_id: number | null;
  shop_id: number;
  shop_name: unknown;
  product_id: number;
  product_name: unknown;
  picture: Pick<PictureRow, 'key' | 'width'> | null;
  created_at: Date;
};

export async function selectQuestions(read: Read, which: RawBuilder<unknown>): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.id, json_build_object('question', q.question, 'answer', q.answer, 'answered_by', q.answered_by, 'answered_at', q.answered_at,
        'hidden_at', q.hidden_at, 'hidden_reason', q.hidden_reason) as stored,
      q.person_id, q.shop_id, s.name as shop_name, q.product_id, p.name as product_name,
      case when i.id is not null then json_build_object('key', i.key, 'width', i.width) end as picture, q.created_at
    from product_questions q join products p on p.id = q.product_id join shops s on s.id = q.shop_id
      left join pictures i on i.id = p.thumbnail_id
    ${which}`.execute(read);
  return rows;
}

const isShown = sql`(q.answer is not null and q.hidden_at is null and p.active and s.active)`;

type Page = { limit: number; offset: number };

/** Answered questions about a product, the last answered one first. */
export function listShownQuestions(read: Read, productId: number, { limit, offset }: Page): Promise<QuestionRow[]> {
  return selectQuestions(
    read,
    sql`where q.product_id = ${productId} and ${isShown} order by q.answered_at desc, q.id desc limit ${limit}::int offset ${offset}::int`,
  );
}

export async function countShownQuestions(read: Read, productId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product_questions q join products p on p.id = q.product_id join shops s on s.id = q.shop_id
    where q.product_id = ${productId} and ${isShown}`.execute(read);
  return rows[0]?.count ?? 0;
}

export async function findShownQuestion(read: Read, id: number): Promise<QuestionRow | undefined> {
  const [row] = await selectQuestions(read, sql`where q.id = ${id} and ${isShown}`);
  return row;
}

export type QuestionFilter = { state?: QuestionState | undefined; words: string | undefined; shopId?: number };

/** SQL of which questions `q` of products `p` match. */
function whereQuestions({ state, words, shopId }: QuestionFilter): RawBuilder<unknown> {
  const inState = {
    unanswered: sql`q.answer is null and q.hidden_at is null`,
    answered: sql`q.answer is not null and q.hidden_at is null`,
    hidden: sql`q.hidden_at is not null`,
  } satisfies Record<QuestionState, RawBuilder<unknown>>;
  const like = `%${escapeLike(words ?? '')}%`;
  return sql`${shopId === undefined ? sql`true` : sql`q.shop_id = ${shopId}`} and ${state ? inState[state] : sql`true`}
    and ${
      words
        ? sql`(q.question ilike ${like} or q.answer ilike ${like} or exists (
      select from jsonb_each_text(p.name) each where each.value ilike ${like}))`
        : sql`true`
    }`;
}

/** Unanswered ones first, then the newest. */
export function listQuestions(read: Read, filter: QuestionFilter, { limit, offset }: Page): Promise<QuestionRow[]> {
  return selectQuestions(
    read,
    sql`where ${whereQuestions(filter)} order by q.answer is null and q.hidden_at is null desc, q.id desc
      limit ${limit}::int offset ${offset}::int`,
  );
}

export async function countQuestions(read: Read, filter: QuestionFilter) {
  const { rows } = await sql<{ all: number; unanswered: number; answered: number; hidden: number }>`
    select count(*) as all, count(*) filter (where q.answer is null and q.hidden_at is null) as unanswered,
      count(*) filter (where q.answer is not null and q.hidden_at is null) as answered, count(*) filter (where q.hidden_at is not null) as hidden
    from product_questions q join products p on p.id = q.product_id where ${whereQuestions(filter)}`.execute(read);
  return rows[0] ?? { all: 0, unanswered: 0, answered: 0, hidden: 0 };
}

export async function findQuestion(read: Read, id: number): Promise<QuestionRow | undefined> {
  const [row] = await selectQuestions(read, sql`where q.id = ${id}`);
  return row;
}

/** The shop of a product on sale. */
export function findAskedProduct(read: Read, productId: number): Promise<{ id: number; shop_id: number } | undefined> {
  return read
    .selectFrom('products')
    .innerJoin('shops', 'shops.id', 'products.shop_id')
    .select(['products.id', 'products.shop_id'])
    .where('products.id', '=', productId)
    .where('products.active', '=', true)
    .where('shops.active', '=', true)
    .executeTakeFirst();
}

export async function countRecentQuestions(read: Read, personId: number, since: Date): Promise<number> {
  const { count } = await read
    .selectFrom('product_questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertQuestion(db: Kysely<DB>, question: Insertable<ProductQuestions>): Promise<void> {
  await db.insertInto('product_questions').values(question).execute();
}

/** Locked until the end of the transaction. */
export async function lockQuestion(db: Kysely<DB>, id: number): Promise<void> {
  await db.selectFrom('product_questions').select('id').where('id', '=', id).forUpdate().execute();
}

export async function updateQuestion(db: Kysely<DB>, id: number, change: Partial<Omit<StoredQuestion, 'question'>>): Promise<void> {
  await db.updateTable('product_questions').set(change).where('id', '=', id).execute();
}

export function listQuestionsToExport(read: Read, personId: number) {
  return read
    .selectFrom('product_questions')
    .innerJoin('products', 'products.id', 'product_questions.product_id')
    .select(['products.name', 'question', 'answer', 'product_questions.created_at'])
    .where('person_id', '=', personId)
    .orderBy('product_questions.id')
    .execute();
}

/** Deletes unanswered questions of a person; answered ones remain without their name. */
export async function anonymizeQuestions(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('product_questions').where('person_id', '=', personId).where('answer', 'is', null).execute();
  await db.updateTable('product_questions').set({ person_id: null }).where('person_id', '=', personId).execute();
}

import type { HelpState, PageState, PostState } from '@souk/contract/back-office/content-state';
import type { Selectable, Transaction } from 'kysely';
import type { DB, HelpQuestions, HelpTopics } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { replaceRows } from '../../platform/database/replace-rows.ts';
import { mergeTexts } from '../../platform/text/texts.ts';
import { rebuildPostSearch } from './edit-posts.ts';
import { findManagedPage, updateManagedPage } from './queries/managed-pages.ts';
import { findManagedPost, updateManagedPost } from './queries/managed-posts.ts';
import { listHelpQuestions, listHelpTopics } from './queries/pages.ts';
import { replacePostTags } from './queries/posts.ts';

type Read = ReadDatabase<DB>;

/** A state as shoppers see it, if `is_public`; null if nothing was ever published. */
export type StoredContent<State> = { state: State | null; is_public: boolean; published_at: Date | null };

/** The texts for search engines are stored elsewhere. */
type WithoutSeo<State> = Omit<State, 'seo'>;

export async function findPostContent(read: Read, id: number): Promise<StoredContent<WithoutSeo<PostState>> | undefined> {
  const row = await findManagedPost(read, id);
  if (!row) return undefined;
  const { slug, title, excerpt, body, author, category_id, tags, picture_id, active, published_at } = row;
  const texts = { title: { ...title }, excerpt: { ...excerpt }, body: { ...body }, author: { ...author } };
  const wasPublished = Object.keys(title).length > 0;
  return {
    state: wasPublished ? { kind: 'posts', slug, ...texts, category_id, tags, picture_id } : null,
    is_public: active,
    published_at: wasPublished ? published_at : null,
  };
}

/** Writes what shoppers see of a post. Without a state it is a post that was never published. */
export async function writePostContent(
  transaction: Transaction<DB>,
  id: number,
  { state, is_public, published_at }: StoredContent<WithoutSeo<PostState>>,
): Promise<void> {
  await updateManagedPost(transaction, id, {
    ...(state && { slug: state.slug }),
    title: JSON.stringify(state?.title ?? {}),
    excerpt: JSON.stringify(state?.excerpt ?? {}),
    body: JSON.stringify(state?.body ?? {}),
    author: JSON.stringify(state?.author ?? {}),
    category_id: state?.category_id ?? null,
    thumbnail_id: state?.picture_id ?? null,
    active: is_public,
    ...(published_at && { published_at }),
  });
  await replacePostTags(transaction, id, state?.tags ?? []);
  await rebuildPostSearch(transaction);
}

export async function findPageContent(read: Read, slug: string): Promise<StoredContent<WithoutSeo<PageState>> | undefined> {
  const row = await findManagedPage(read, slug);
  if (!row) return undefined;
  const wasPublished = Object.keys(row.title).length > 0;
  return {
    state: wasPublished ? { kind: 'pages', title: { ...row.title }, body: { ...row.body } } : null,
    is_public: row.active,
    published_at: wasPublished ? row.updated_at : null,
  };
}

export async function writePageContent(
  transaction: Transaction<DB>,
  slug: string,
  { state, is_public, published_at }: StoredContent<WithoutSeo<PageState>>,
): Promise<void> {
  await updateManagedPage(transaction, slug, {
    title: JSON.stringify(state?.title ?? {}),
    description: JSON.stringify(state?.body ?? {}),
    active: is_public,
    ...(published_at && { updated_at: published_at }),
  });
  await bumpTags(transaction, ['content']);
}

export async function readHelpState(read: Read): Promise<HelpState> {
  const [topics, questions] = await Promise.all([listHelpTopics(read), listHelpQuestions(read)]);
  return {
    kind: 'help',
    topics: topics.map(({ id, slug, title, text, icon }) => ({
      ...{ id, slug, icon, title: mergeTexts({}, Object(title)), text: mergeTexts({}, Object(text)) },
      questions: questions
        .filter(({ topic_id }) => topic_id === id)
        .map((row) => ({
          id: row.id,
          slug: row.slug,
          question: mergeTexts({}, Object(row.question)),
          answer: mergeTexts({}, Object(row.answer)),
        })),
    })),
  };
}

export async function writeHelpState(transaction: Transaction<DB>, { topics }: HelpState): Promise<void> {
  const ids = await replaceRows<DB>(
    transaction,
    'help_topics',
    topics.map(({ id, slug, title, text, icon }, position) => ({
      id,
      values: { slug, title: JSON.stringify(title), text: JSON.stringify(text), icon, position },
    })),
  );
  const questions = topics.flatMap((topic, index) =>
    topic.questions.map(({ id, slug, question, answer }, position) => ({
      id,
      values: { topic_id: ids[index], slug, question: JSON.stringify(question), answer: JSON.stringify(answer), position },
    })),
  );
  await replaceRows<DB>(transaction, 'help_questions', questions);
  await bumpTags(transaction, ['content']);
}

/** The rows of a draft, as the queries return published ones. A new row has a number that no row has. */
export function helpRows({ topics }: HelpState): { topics: Selectable<HelpTopics>[]; questions: Selectable<HelpQuestions>[] } {
  let last = Number.MAX_SAFE_INTEGER;
  const idOf = (id: number | null) => id ?? last--;
  const numbered = topics.map((topic) => ({ ...topic, id: idOf(topic.id) }));
  return {
    topics: numbered.map(({ questions: _, ...topic }, position) => ({ ...topic, position })),
    questions: numbered.flatMap(({ id: topic_id, questions }) =>
      questions.map((question, position) => ({ ...question, id: idOf(question.id), topic_id, position })),
    ),
  };
}

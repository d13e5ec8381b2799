import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { operatorError } from '../../platform/app-error.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { cleanTexts } from '../../platform/text/html.ts';
import { allTexts, searchVector } from '../../platform/text/search-text.ts';
import { mergeTexts, type Texts } from '../../platform/text/texts.ts';
import { plainText } from './domain/reading-minutes.ts';
import {
  insertPost,
  listPostCategories,
  listPostsForOperator,
  listSearchedPosts,
  type OperatorPost,
  replacePostTags,
  updatePostRow,
  updatePostSearch,
} from './queries/posts.ts';

export async function getPostForOperator(read: ReadDatabase<DB>, slug: string): Promise<OperatorPost> {
  const [post] = await listPostsForOperator(read, slug);
  if (!post) throw operatorError('not-found', { text: 'There is no post "{slug}".', with: { slug }, hint: '"posts list" lists them' });
  return post;
}

export type PostChange = {
  title: Texts;
  excerpt: Texts;
  /** HTML, sanitised here. */
  body: Texts;
  author: Texts;
  /** The slug of a category; `null` for none. */
  category: string | null | undefined;
  /** Replaces all tags; `undefined` changes none. */
  tags: readonly string[] | undefined;
  picture_id: number | undefined;
  published_at: Date | undefined;
  active: boolean | undefined;
};

export async function createPost(transaction: Transaction<DB>, slug: string, change: PostChange): Promise<void> {
  if (!(await insertPost(transaction, slug)))
    throw operatorError('conflict', { text: 'There is a post "{slug}" already.', with: { slug }, hint: '"posts edit" changes it' });
  await updatePost(transaction, slug, change);
}

export async function updatePost(transaction: Transaction<DB>, slug: string, change: PostChange): Promise<void> {
  const former = await getPostForOperator(transaction, slug);
  const { category, picture_id, published_at, active, tags } = change;
  await updatePostRow(transaction, former.id, {
    title: JSON.stringify(mergeTexts(former.title, change.title)),
    excerpt: JSON.stringify(mergeTexts(former.excerpt, change.excerpt)),
    body: JSON.stringify(mergeTexts(former.body, cleanTexts(change.body))),
    author: JSON.stringify(mergeTexts(former.author, change.author)),
    ...(category !== undefined && { category_id: category === null ? null : await getCategoryId(transaction, category) }),
    ...(picture_id !== undefined && { thumbnail_id: picture_id }),
    ...(published_at !== undefined && { published_at }),
    ...(active !== undefined && { active }),
  });
  if (tags) await replacePostTags(transaction, former.id, tags);
  await rebuildPostSearch(transaction);
}

async function getCategoryId(transaction: Transaction<DB>, slug: string): Promise<number> {
  const all = await listPostCategories(transaction);
  const found = all.find((each) => each.slug === slug);
  if (!found)
    throw operatorError(
      'invalid',
      {
        text: ': there is no post category "{slug}"',
        with: { slug },
        hint: `there are ${all.map((each) => each.slug).join(', ') || 'none'}`,
      },
      'category',
    );
  return found.id;
}

/** Rebuilds the search vectors of all posts. */
export async function rebuildPostSearch(db: Kysely<DB>): Promise<void> {
  const posts = await listSearchedPosts(db);
  const vectors = posts.map(({ id, title, excerpt, body }) => ({
    id,
    vector: searchVector([
      { weight: 'A', texts: allTexts(title) },
      { weight: 'B', texts: allTexts(excerpt) },
      { weight: 'D', texts: allTexts(body).map(plainText) },
    ]),
  }));
  await updatePostSearch(db, vectors);
  await bumpTags(db, ['content']);
}

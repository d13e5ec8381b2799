import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Posts } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';
import { cleanTexts } from '../../platform/text/clean-html.ts';
import { mergeTexts, type Texts } from '../../platform/text/merge-texts.ts';
import { rebuildPostSearch } from './rebuild-post-search.ts';

type Read = ReadDatabase<DB>;
export type OperatedPost = Omit<Selectable<Posts>, 'search'> & { category: string | null; tags: string[] };

/** Every post, also those to come and those that are hidden; the newest first. */
export async function listPostsToOperate(read: Read): Promise<OperatedPost[]> {
  const { rows } = await sql<OperatedPost>`
    select p.id, p.category_id, p.slug, p.title, p.excerpt, p.body, p.thumbnail_id, p.author, p.view_count, p.active, p.published_at, c.slug as category,
      (select coalesce(jsonb_agg(t.tag order by t.position), '[]') from post_tags t where t.post_id = p.id) as tags
    from posts p left join post_categories c on c.id = p.category_id order by p.published_at desc, p.id desc`.execute(read);
  return rows;
}

export async function getPostToOperate(read: Read, slug: string): Promise<OperatedPost> {
  const post = (await listPostsToOperate(read)).find((each) => each.slug === slug);
  if (!post) throw new Fault(`There is no post "${slug}"; "posts list" has them all`);
  return post;
}

export type PostChange = {
  title: Texts;
  excerpt: Texts;
  /** HTML, which is cleaned here. */
  body: Texts;
  author: Texts;
  /** By its slug; `null` for none. */
  category: string | null | undefined;
  /** All of them, where any is said. */
  tags: readonly string[] | undefined;
  picture_id: number | undefined;
  published_at: Date | undefined;
  active: boolean | undefined;
};

export async function createPost(transaction: Transaction<DB>, slug: string, change: PostChange): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`insert into posts (slug, title, body) values (${slug}, '{}', '{}') on conflict do nothing returning id`.execute(transaction);
  const [created] = rows;
  if (!created) throw new Fault(`There is a post "${slug}" already; "posts edit" changes it`);
  await editPost(transaction, slug, change);
}

/** Changes what is said of a post; the blog and its search have it within a second. */
export async function editPost(transaction: Transaction<DB>, slug: string, change: PostChange): Promise<void> {
  const former = await getPostToOperate(transaction, slug);
  const { category, picture_id, published_at, active, tags } = change;
  const set = {
    title: JSON.stringify(mergeTexts(former.title, change.title)),
    excerpt: JSON.stringify(mergeTexts(former.excerpt, change.excerpt)),
    body: JSON.stringify(mergeTexts(former.body, cleanTexts(change.body))),
    author: JSON.stringify(mergeTexts(former.author, change.author)),
    ...(category !== undefined && { category_id: category === null ? null : await categoryId(transaction, category) }),
    ...(picture_id !== undefined && { thumbnail_id: picture_id }),
    ...(published_at !== undefined && { published_at }),
    ...(active !== undefined && { active }),
  };
  await transaction.updateTable('posts').set(set).where('id', '=', former.id).execute();
  if (tags) await replaceTags(transaction, former.id, tags);
  await rebuildPostSearch(transaction);
}

async function categoryId(transaction: Transaction<DB>, slug: string): Promise<number> {
  const all = await transaction.selectFrom('post_categories').select(['id', 'slug']).orderBy('position').execute();
  const found = all.find((each) => each.slug === slug);
  if (!found)
    throw new Fault(
      `: there is no category of posts "${slug}"; there are ${all.map((each) => each.slug).join(', ') || 'none'}`,
      '--category',
    );
  return found.id;
}

async function replaceTags(transaction: Transaction<DB>, id: number, tags: readonly string[]): Promise<void> {
  await transaction.deleteFrom('post_tags').where('post_id', '=', id).execute();
  await sql`
    insert into post_tags (post_id, tag, position) select ${id}::bigint, tag, position from unnest(${[...new Set(tags)]}::text[]) with ordinality as t(tag, position)`.execute(
    transaction,
  );
}

import { type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import type { DB, Posts } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { Texts } from '../../../platform/text/texts.ts';

type Read = ReadDatabase<DB>;

export type ManagedPostRow = {
  slug: string;
  title: Texts;
  excerpt: Texts;
  body: Texts;
  author: Texts;
  category_id: number | null;
  tags: string[];
  picture_id: number | null;
  active: boolean;
  published_at: Date;
  view_count: number;
};

export async function findManagedPost(read: Read, id: number): Promise<ManagedPostRow | undefined> {
  const { rows } = await sql<ManagedPostRow>`
    select p.slug, p.title, p.excerpt, p.body, p.author, p.category_id, p.thumbnail_id as picture_id, p.active, p.published_at, p.view_count,
      (select coalesce(jsonb_agg(t.tag order by t.position, t.tag), '[]') from post_tags t where t.post_id = p.id) as tags
    from posts p where p.id = ${id}::bigint`.execute(read);
  return rows[0];
}

export type PostListRow = {
  key: string;
  slug: string;
  title: unknown;
  body: unknown;
  active: boolean;
  published_at: Date;
  draft: unknown;
  publish_at: Date | null;
  total: number;
};

/** Posts that have the words in their title, or their draft's, in any language. */
export type ContentFilter = { search: string | undefined; status: string | undefined; now: Date; offset: number; limit: number };

export async function listManagedPosts(read: Read, { search, status, now, offset, limit }: ContentFilter): Promise<PostListRow[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (search) conditions.push(sql`(p.title::text || p.slug || coalesce(d.state->>'title', '')) ilike ${`%${escapeLike(search)}%`}`);
  if (status === 'published') conditions.push(sql`p.active and p.published_at <= ${now}::timestamptz`);
  if (status === 'scheduled')
    conditions.push(sql`(p.active and p.published_at > ${now}::timestamptz or not p.active and d.publish_at is not null)`);
  if (status === 'hidden') conditions.push(sql`not p.active and d.publish_at is null`);
  const { rows } = await sql<PostListRow>`
    select p.id::text as key, p.slug, p.title, p.body, p.active, p.published_at, d.state as draft, d.publish_at, count(*) over () as total
    from posts p left join content_drafts d on d.kind = 'posts' and d.key = p.id::text
    where ${sql.join(conditions, sql` and `)}
    order by p.title = '{}' desc, p.published_at desc, p.id desc limit ${limit}::int offset ${offset}::int`.execute(read);
  return rows;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}

type NewPost = { id: number | null; slug: string; now: Date; view_count: number };

/** Inserts a post that shoppers do not see, with the id of a removed one where it is restored. Undefined if the slug is taken. */
export async function insertHiddenPost(db: Kysely<DB>, { id, slug, now, view_count }: NewPost): Promise<number | undefined> {
  const values = { slug, title: '{}', body: '{}', active: false, published_at: now, view_count, ...(id !== null && { id }) };
  const row = await db
    .insertInto('posts')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateManagedPost(db: Kysely<DB>, id: number, change: Updateable<Posts>): Promise<void> {
  await db.updateTable('posts').set(change).where('id', '=', id).execute();
}

export async function deletePost(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('posts').where('id', '=', id).execute();
}

/** Whether a slug is that of another post. */
export async function isPostSlugUsed(read: Read, slug: string, id: number): Promise<boolean> {
  return (await read.selectFrom('posts').select('id').where('slug', '=', slug).where('id', '<>', id).executeTakeFirst()) !== undefined;
}

export function listManagedPostCategories(read: Read) {
  return read.selectFrom('post_categories').select(['id', 'slug', 'name']).orderBy('position').orderBy('id').execute();
}

export function listTagNames(read: Read, tags: readonly string[]) {
  return read
    .selectFrom('post_tag_names')
    .select(['tag', 'name'])
    .where('tag', 'in', [...tags, ''])
    .execute();
}

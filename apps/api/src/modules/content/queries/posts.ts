import { type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { DB, Posts } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import type { SeoRow } from '../../../platform/text/present-seo.ts';

type Read = ReadDatabase<DB>;

export type PostRow = {
  id: number;
  slug: string;
  title: unknown;
  excerpt: unknown;
  body: unknown;
  author: unknown;
  published_at: Date;
  category_id: number | null;
  category_name: unknown;
  picture: PictureRow | null;
};

const postColumns = sql`p.id, p.slug, p.title, p.excerpt, p.body, p.author, p.published_at, c.id as category_id, c.name as category_name,
  case when i.id is not null then
    jsonb_build_object('key', i.key, 'width', i.width, 'height', i.height, 'preview', i.preview, 'alt', i.alt) end as picture`;
const postTables = sql`posts p left join post_categories c on c.id = p.category_id left join pictures i on i.id = p.thumbnail_id`;
const isPublic = (now: Date) => sql`p.active and p.published_at <= ${now}::timestamptz`;

/** `search` is a tsquery. */
type PostFilter = { category_id?: number | undefined; tag?: string | undefined; search?: string | undefined };

function wherePosts({ category_id, tag, search }: PostFilter, now: Date): RawBuilder<unknown> {
  const conditions = [
    isPublic(now),
    ...(category_id === undefined ? [] : [sql`p.category_id = ${category_id}`]),
    ...(tag === undefined ? [] : [sql`exists (select from post_tags t where t.post_id = p.id and t.tag = ${tag})`]),
    ...(search === undefined ? [] : [sql`p.search @@ ${search}::tsquery`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** A page of posts, newest first. */
export async function listPosts(
  read: Read,
  filter: PostFilter,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<PostRow[]> {
  const result = await sql<PostRow>`
    select ${postColumns} from ${postTables} where ${wherePosts(filter, now)}
    order by p.published_at desc, p.id desc limit ${limit}::int offset ${offset}::int`.execute(read);
  return result.rows;
}

export async function countPosts(read: Read, filter: PostFilter, now: Date): Promise<number> {
  const result = await sql<{ total: number }>`select count(*) as total from posts p where ${wherePosts(filter, now)}`.execute(read);
  return result.rows[0]?.total ?? 0;
}

/** Categories with their number of posts under the rest of the filter. */
export async function countPostCategories(read: Read, filter: PostFilter, now: Date) {
  const result = await sql<{ id: number; slug: string; name: unknown; count: number }>`
    select c.id, c.slug, c.name, count(p.id) as count
    from post_categories c left join posts p on p.category_id = c.id and ${wherePosts({ ...filter, category_id: undefined }, now)}
    group by c.id order by c.position, c.id`.execute(read);
  return result.rows;
}

/** `name` is null for a tag without a name. */
export type TagRow = { slug: string; name: unknown };

export type DetailedPostRow = PostRow & { tags: TagRow[]; seo: SeoRow };

export async function findPost(read: Read, slug: string, now: Date): Promise<DetailedPostRow | undefined> {
  const result = await sql<DetailedPostRow>`
    select ${postColumns}, (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.tag, 'name', n.name) order by t.position, t.tag), '[]')
      from post_tags t left join post_tag_names n on n.tag = t.tag where t.post_id = p.id) as tags,
      (select jsonb_build_object('title', seo.title, 'description', seo.description) from seo_texts seo where seo.kind = 'post' and seo.key = p.id::text) as seo
    from ${postTables} where p.slug = ${slug} and ${isPublic(now)}`.execute(read);
  return result.rows[0];
}

/** False if there is no such public post. */
export async function incrementViewCount(db: Kysely<DB>, slug: string, now: Date): Promise<boolean> {
  const result = await sql<{ id: number }>`
    update posts p set view_count = view_count + 1 where p.slug = ${slug} and ${isPublic(now)} returning p.id`.execute(db);
  return result.rows.length > 0;
}

/** Undefined for a tag that no post has. */
export async function findTag(read: Read, tag: string): Promise<TagRow | undefined> {
  const result = await sql<TagRow>`
    select t.tag as slug, n.name from post_tags t left join post_tag_names n on n.tag = t.tag where t.tag = ${tag} limit 1`.execute(read);
  return result.rows[0];
}

/** Posts with the most shared tags first, then those of the same category, then the newest. */
export async function listRelatedPosts(
  read: Read,
  post: Pick<PostRow, 'id' | 'category_id'>,
  now: Date,
  limit: number,
): Promise<PostRow[]> {
  const result = await sql<PostRow>`
    select ${postColumns} from ${postTables},
      lateral (select count(*) as shared from post_tags own join post_tags other on other.tag = own.tag
        where own.post_id = ${post.id} and other.post_id = p.id) tags
    where ${isPublic(now)} and p.id <> ${post.id}
    order by tags.shared desc, coalesce(p.category_id = ${post.category_id}::bigint, false) desc, p.published_at desc, p.id desc
    limit ${limit}::int`.execute(read);
  return result.rows;
}

/** The most read posts. */
export async function listPopularPosts(read: Read, except: number, now: Date, limit: number): Promise<PostRow[]> {
  const result = await sql<PostRow>`
    select ${postColumns} from ${postTables} where ${isPublic(now)} and p.id <> ${except}
    order by p.view_count desc, p.id desc limit ${limit}::int`.execute(read);
  return result.rows;
}

/** Slugs of all public posts, newest first. */
export function listPostSlugs(read: Read, now: Date) {
  return read
    .selectFrom('posts')
    .select(['slug', 'published_at'])
    .where('active', '=', true)
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Texts that the search index is built from. */
export function listSearchedPosts(db: Kysely<DB>) {
  return db.selectFrom('posts').select(['id', 'title', 'excerpt', 'body']).orderBy('id').execute();
}

export async function updatePostSearch(db: Kysely<DB>, vectors: readonly { id: number; vector: string }[]): Promise<void> {
  await sql`
    update posts p set search = fresh.vector::tsvector
    from unnest(${vectors.map(({ id }) => id)}::bigint[], ${vectors.map(({ vector }) => vector)}::text[]) as fresh(id, vector)
    where p.id = fresh.id`.execute(db);
}

export type OperatorPost = Omit<Selectable<Posts>, 'search'> & { category: string | null; tags: string[] };

/** All posts, or the one with a slug, including scheduled and hidden ones, newest first. */
export async function listPostsForOperator(read: Read, slug: string | null = null): Promise<OperatorPost[]> {
  const { rows } = await sql<OperatorPost>`
    select p.id, p.category_id, p.slug, p.title, p.excerpt, p.body, p.thumbnail_id, p.author, p.view_count, p.active, p.published_at, c.slug as category,
      (select coalesce(jsonb_agg(t.tag order by t.position), '[]') from post_tags t where t.post_id = p.id) as tags
    from posts p left join post_categories c on c.id = p.category_id
    where ${slug}::text is null or p.slug = ${slug} order by p.published_at desc, p.id desc`.execute(read);
  return rows;
}

/** Undefined if the slug is taken. */
export async function insertPost(db: Kysely<DB>, slug: string): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into posts (slug, title, body) values (${slug}, '{}', '{}') on conflict do nothing returning id`.execute(db);
  return rows[0];
}

export async function updatePostRow(db: Kysely<DB>, id: number, change: Updateable<Posts>): Promise<void> {
  await db.updateTable('posts').set(change).where('id', '=', id).execute();
}

export async function replacePostTags(db: Kysely<DB>, postId: number, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
  await sql`
    insert into post_tags (post_id, tag, position)
    select ${postId}::bigint, tag, position from unnest(${[...new Set(tags)]}::text[]) with ordinality as t(tag, position)`.execute(db);
}

export function listPostCategories(read: Read) {
  return read.selectFrom('post_categories').select(['id', 'slug']).orderBy('position').execute();
}

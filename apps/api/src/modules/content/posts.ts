import type { PostState } from '@souk/contract/back-office/content-state';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ProductCard } from '@souk/contract/catalog';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { notFound } from '../../platform/app-error.ts';
import { formatJson, formatJsonArray, formatJsonObject, type JsonText } from '../../platform/http/json-text.ts';
import type { OnceAnHour } from '../../platform/limits/once-an-hour.ts';
import { findPictures } from '../../platform/media/find-pictures.ts';
import { prefixQuery, queryWords } from '../../platform/text/search-text.ts';
import { pickText } from '../../platform/text/texts.ts';
import { presentPost, presentPostCard, presentTag } from './present.ts';
import { listManagedPostCategories, listTagNames } from './queries/managed-posts.ts';
import {
  countPostCategories,
  countPosts,
  type DetailedPostRow,
  findPost,
  findTag,
  incrementViewCount,
  listPopularPosts,
  listPosts,
  listRelatedPosts,
} from './queries/posts.ts';

const limits = { related: 6, popular: 5, products: 5 };

/** Posts filtered by category, tag and search words. */
export async function readPosts(context: ReadContext, query: CallQuery<'GET /blogs'>): Promise<CallAnswer<'GET /blogs'>> {
  const { read, clock } = context;
  const now = clock.now();
  const filter = {
    category_id: query.category_id,
    tag: query.tag || undefined,
    search: prefixQuery(queryWords(query.search ?? '')) ?? undefined,
  };
  const [total, posts, categories, tag] = await Promise.all([
    countPosts(read, filter, now),
    listPosts(read, filter, { now, offset: (query.page - 1) * query.per_page, limit: query.per_page }),
    countPostCategories(read, filter, now),
    filter.tag === undefined ? undefined : findTag(read, filter.tag),
  ]);
  return {
    total,
    blogs: posts.map((post) => presentPostCard(post, context)),
    categories: categories.map((category) => ({ ...category, name: pickText(category.name, context) })),
    tag: tag ? presentTag(tag, context) : null,
  };
}

/** The catalogue's search, passed in because modules do not import each other. */
export type ReadProductsByWords = (context: ReadContext, words: readonly string[], limit: number) => Promise<JsonText<ProductCard>[]>;

type PostDetails = CallAnswer<'GET /blog/{slug}/details'>;

export async function readPost(
  context: ReadContext,
  slug: string,
  readProductsByWords: ReadProductsByWords,
): Promise<JsonText<PostDetails>> {
  const { read, clock } = context;
  const now = clock.now();
  const post = context.draft?.kind === 'posts' ? await draftPost(context, context.draft) : await findPost(read, slug, now);
  if (!post) throw notFound('Post not found');
  const [related, popular, products] = await Promise.all([
    listRelatedPosts(read, post, now, limits.related),
    listPopularPosts(read, post.id, now, limits.popular),
    readProductsByWords(context, topicWords(post.tags.map(({ slug: tag }) => tag)), limits.products),
  ]);
  return formatJsonObject<PostDetails>({
    blog: formatJson(presentPost(post, context)),
    related_blogs: formatJson(related.map((row) => presentPostCard(row, context))),
    popular_blogs: formatJson(popular.map((row) => presentPostCard(row, context))),
    related_products: formatJsonArray(products),
  });
}

/** A draft as the query returns a published post. A preview renders only the page of its draft. */
async function draftPost({ read, clock }: ReadContext, { category_id, picture_id, tags, ...post }: PostState): Promise<DetailedPostRow> {
  const [[picture = null], categories, names] = await Promise.all([
    findPictures<DB>(read, [picture_id]),
    listManagedPostCategories(read),
    listTagNames(read, tags),
  ]);
  return {
    // An id that no post has.
    ...{ id: Number.MAX_SAFE_INTEGER, ...post, category_id, picture, published_at: clock.now() },
    category_name: categories.find(({ id }) => id === category_id)?.name ?? null,
    tags: tags.map((slug) => ({ slug, name: names.find(({ tag }) => tag === slug)?.name ?? null })),
  };
}

/** Leaves out short words, as in `how-to`: they match anything. */
function topicWords(tags: readonly string[]): string[] {
  return queryWords(tags.join(' ')).filter((word) => word.length > 3);
}

/** Counts a reader who reached the end of a post, at most once an hour. */
export async function recordReader(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  readers: OnceAnHour,
  { slug, address }: { slug: string; address: string },
): Promise<void> {
  const reader = `${address} ${slug}`;
  if (!readers.isNew(reader, clock.now())) return;
  if (await incrementViewCount(db, slug, clock.now())) return;
  readers.remove(reader);
  throw notFound('Post not found');
}

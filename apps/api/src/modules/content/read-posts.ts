import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ProductCard } from '@souk/contract/catalog';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { prefixQuery, queryWords } from '../../platform/text/search-text.ts';
import { presentPost, presentPostCard, presentTag } from './presenter.ts';
import { countPostCategories, countPosts, findPost, findTag, listPopularPosts, listPosts, listRelatedPosts } from './repository.ts';

const shown = { related: 6, popular: 5, products: 5 };

/** Posts by category, tag or words. */
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

/** Finds products that some words speak of; the catalogue's, handed in because modules do not know each other. */
export type ProductsAbout = (context: ReadContext, words: readonly string[], limit: number) => Promise<ProductCard[]>;

export async function readPost(
  context: ReadContext,
  slug: string,
  productsAbout: ProductsAbout,
): Promise<CallAnswer<'GET /blog/{slug}/details'>> {
  const { read, clock } = context;
  const now = clock.now();
  const post = await findPost(read, slug, now);
  if (!post) throw notFound('There is no such post');
  const [related, popular, products] = await Promise.all([
    listRelatedPosts(read, post, now, shown.related),
    listPopularPosts(read, post.id, now, shown.popular),
    productsAbout(context, topicWords(post.tags.map(({ slug: tag }) => tag)), shown.products),
  ]);
  return {
    blog: presentPost(post, context),
    related_blogs: related.map((row) => presentPostCard(row, context)),
    popular_blogs: popular.map((row) => presentPostCard(row, context)),
    related_products: products,
  };
}

/** Shorter words say nothing of a topic: `how-to`. */
function topicWords(tags: readonly string[]): string[] {
  return queryWords(tags.join(' ')).filter((word) => word.length > 3);
}

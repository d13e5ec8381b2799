import { demoContent } from '../../../../demo/read-content.ts';
import { bySlug, daysFrom, idOf, type Market } from './market.ts';
import { renderMarkdown } from './render-markdown.ts';

const { blog, issue_types, pages, plans } = demoContent;

/** Posts, pages, plans and the kinds of support tickets. */
export async function seedContent(market: Market): Promise<void> {
  const { db, now } = market;
  await seedPosts(market);
  await db
    .insertInto('pages')
    .values(
      pages.map(({ slug, title, body, days_ago }) => ({
        slug,
        title: JSON.stringify(title),
        description: JSON.stringify(renderMarkdown(body)),
        updated_at: daysFrom(now, -days_ago),
      })),
    )
    .execute();
  await db
    .insertInto('plans')
    .values(
      plans.map(({ slug: _slug, discount_percentage, ...plan }, position) => ({
        ...plan,
        name: JSON.stringify(plan.name),
        short_description: JSON.stringify(plan.short_description),
        description: JSON.stringify(plan.description),
        benefits: JSON.stringify(plan.benefits),
        discount_basis_points: discount_percentage * 100,
        position,
      })),
    )
    .execute();
  await db
    .insertInto('ticket_issue_types')
    .values(issue_types.map((name, position) => ({ name: JSON.stringify(name), position })))
    .execute();
}

async function seedPosts({ db, now, picture }: Market): Promise<void> {
  const categories = bySlug(
    await db
      .insertInto('post_categories')
      .values(blog.categories.map(({ slug, name }, position) => ({ slug, name: JSON.stringify(name), position })))
      .returning(['id', 'slug'])
      .execute(),
  );
  const rows = blog.posts.map((post) => ({
    slug: post.slug,
    category_id: idOf(categories, post.category),
    title: JSON.stringify(post.title),
    excerpt: JSON.stringify(post.excerpt),
    body: JSON.stringify(renderMarkdown(post.body)),
    thumbnail_id: picture(`post-${post.cover}`),
    author: JSON.stringify(blog.authors[post.author]),
    view_count: post.popularity * 11,
    published_at: daysFrom(now, -post.days_ago),
  }));
  const ids = bySlug(await db.insertInto('posts').values(rows).returning(['id', 'slug']).execute());
  const tags = blog.posts.flatMap((post) => post.tags.map((tag, position) => ({ post_id: idOf(ids, post.slug), tag, position })));
  await db.insertInto('post_tags').values(tags).execute();
  await db
    .insertInto('post_tag_names')
    .values(Object.entries(blog.tags).map(([tag, name]) => ({ tag, name: JSON.stringify(name) })))
    .execute();
}

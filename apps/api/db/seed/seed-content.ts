import { marked } from 'marked';
import type { Localized } from '../../../../demo/content-schema.ts';
import { demoContent } from '../../../../demo/read-content.ts';
import { cleanHtml } from '../../src/platform/text/html.ts';
import { bySlug, daysFrom, idOf, type SeedContext } from './seed-context.ts';

const { blog, issue_types, pages, plans } = demoContent;

/** Posts, pages, plans and ticket types. */
export async function seedContent(context: SeedContext): Promise<void> {
  const { db, now } = context;
  await seedPosts(context);
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

async function seedPosts({ db, now, picture }: SeedContext): Promise<void> {
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

const { help_topics } = demoContent;

/** Frequently asked questions by topic. */
export async function seedHelp({ db }: SeedContext): Promise<void> {
  const rows = help_topics.map(({ slug, icon, title, text }, position) => ({
    slug,
    icon,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    position,
  }));
  const ids = bySlug(await db.insertInto('help_topics').values(rows).returning(['id', 'slug']).execute());
  const questions = help_topics.flatMap((topic) =>
    topic.questions.map(({ slug, question, answer }, position) => ({
      topic_id: idOf(ids, topic.slug),
      slug,
      question: JSON.stringify(question),
      answer: JSON.stringify(answer),
      position,
    })),
  );
  await db.insertInto('help_questions').values(questions).execute();
}

export async function seedBanners({ db, picture }: SeedContext): Promise<void> {
  const places = new Map<string, number>();
  const rows = demoContent.banners.map((banner, position) => {
    const number = (places.get(banner.place) ?? 0) + 1;
    places.set(banner.place, number);
    return {
      kind: banner.place,
      title: JSON.stringify(banner.title),
      subtitle: JSON.stringify(banner.subtitle),
      button: JSON.stringify(banner.button),
      link: banner.link,
      picture_id: picture(`${banner.place}-${number}`),
      picture_rtl_id: picture(`${banner.place}-${number}-rtl`),
      position,
    };
  });
  await db.insertInto('banners').values(rows).execute();
}

/** Markdown to HTML in each language. */
export function renderMarkdown(text: Localized): Localized {
  const render = (markdown: string) => cleanHtml(marked.parse(markdown, { async: false }));
  return { en: render(text.en), ar: render(text.ar), ir: render(text.ir) };
}

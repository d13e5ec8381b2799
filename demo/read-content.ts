import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Localized } from './content-schema.ts';
import * as schema from './content-schema.ts';

const folder = new URL('content/', import.meta.url);

/** The demo marketplace as data: reads and checks `demo/content` once, on import. Throws an error that names the file and the field. */
export const demoContent = readContent();
export type DemoContent = typeof demoContent;

function readContent() {
  const { posts, ...blog } = readJson('posts', schema.Posts);
  return {
    settings: readJson('settings', schema.Settings),
    navigation: readJson('navigation', schema.Navigation),
    synonyms: readJson('synonyms', schema.Synonyms),
    colors: readJson('colors', schema.Colors),
    sizes: readJson('sizes', schema.Sizes),
    pictures: readJson('pictures', schema.Pictures),
    shops: readJson('shops', schema.Shops),
    brands: readJson('brands', schema.Brands),
    categories: readCategories(),
    general_reviews: readJson('reviews/any-category', schema.GeneralReviews),
    review_authors: readJson('review-authors', schema.ReviewAuthors),
    banners: readJson('banners', schema.Banners),
    plans: readJson('plans', schema.Plans),
    help_topics: readJson('help', schema.HelpTopics),
    pages: readJson('pages', schema.Pages).map((page) => ({ ...page, body: readMarkdown(`pages/${page.slug}`) })),
    blog: { ...blog, posts: posts.map((post) => ({ ...post, body: readMarkdown(`posts/${post.slug}`) })) },
    ...readJson('tickets', schema.Tickets),
    purchases: readJson('purchases', schema.Purchases),
  };
}

/** The categories in the order in which the shop shows them, each with its products and reviews. */
function readCategories() {
  const categories = readJson('categories', schema.Categories);
  return schema.categorySlugs.map((slug) => ({
    slug,
    ...categories[slug],
    products: readJson(`products/${slug}`, schema.Products),
    reviews: readJson(`reviews/${slug}`, schema.CategoryReviews),
  }));
}

function readJson<Schema extends z.ZodType>(name: string, type: Schema): z.output<Schema> {
  const parsed = type.safeParse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  if (!parsed.success) throw new Error(`demo/content/${name}.json is invalid.\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The Markdown text of a page or a post in each language. */
function readMarkdown(name: string): Localized {
  const read = (locale: string) => readFileSync(new URL(`${name}.${locale}.md`, folder), 'utf8');
  return { en: read('en'), ar: read('ar'), ir: read('ir') };
}

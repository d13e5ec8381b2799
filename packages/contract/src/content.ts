import { z } from 'zod';
import { Named, ProductCard } from './catalog.ts';
import type { Calls } from './endpoint.ts';
import { Amount, Email, Empty, Id, IdParam, PageParam, Phone, Picture, perPage, requiredText, Seo, Timestamp, text } from './fields.ts';

export const PostCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  thumbnail: z.string().nullable(),
  picture: Picture.nullable(),
  author: z.string(),
  category: Named.nullable(),
  published_at: Timestamp,
  reading_minutes: z.int(),
});
export type PostCard = z.infer<typeof PostCard>;

/** `slug` is what lists are asked for by. */
export const PostTag = z.object({ slug: z.string(), name: z.string() });
export type PostTag = z.infer<typeof PostTag>;

/** `body` is sanitised HTML. */
export const Post = PostCard.extend({ body: z.string(), tags: z.array(PostTag), seo: Seo.optional() });
export type Post = z.infer<typeof Post>;

export const Plan = z.object({
  id: Id,
  name: z.string(),
  short_description: z.string(),
  description: z.string(),
  price: Amount,
  /** Null: it does not end. */
  duration_days: z.int().nullable(),
  discount_percentage: z.number(),
  free_delivery: z.boolean(),
  benefits: z.array(z.string()),
  is_popular: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** `answer` is sanitised HTML, `slug` the question's place in the address of the help page. */
export const HelpQuestion = z.object({ id: Id, slug: z.string(), question: z.string(), answer: z.string() });
export type HelpQuestion = z.infer<typeof HelpQuestion>;

export const HelpTopic = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  /** The icon's name, for example `parcel`; a client may not have it. */
  icon: z.string(),
  questions: z.array(HelpQuestion),
});
export type HelpTopic = z.infer<typeof HelpTopic>;

const tags = ['content'] as const;
const slugParam = z.strictObject({ slug: requiredText(160) });

export const contentCalls = {
  'GET /blogs': {
    access: 'public',
    summary: 'Posts by category, tag or words.',
    query: z.strictObject({
      category_id: IdParam.optional(),
      tag: text(60).optional(),
      search: text(100).optional(),
      page: PageParam,
      per_page: perPage(10),
    }),
    answer: z.object({
      total: z.int(),
      blogs: z.array(PostCard),
      categories: z.array(Named.extend({ slug: z.string(), count: z.int() })),
      /** The tag that was asked for, by its name. */
      tag: PostTag.nullable(),
    }),
    tags,
  },
  'GET /blog/{slug}/details': {
    access: 'public',
    summary: 'One post.',
    params: slugParam,
    answer: z.object({
      blog: Post,
      related_blogs: z.array(PostCard),
      popular_blogs: z.array(PostCard),
      related_products: z.array(ProductCard),
    }),
    refusals: { 404: 'There is no such post.' },
    tags: [...tags, 'catalog', 'popularity', 'ratings', 'sold_out', 'settings'],
  },
  'POST /blog/{slug}/read': {
    access: 'public',
    origin: 'ours',
    summary: 'Counts a reader who came to the end of a post: an address once an hour.',
    params: slugParam,
    answer: Empty,
    refusals: { 404: 'There is no such post.' },
  },
  'GET /legal-pages/{slug}': {
    access: 'public',
    summary: 'A page of the shop: terms, privacy, about and others.',
    params: slugParam,
    answer: z.object({ content: z.object({ title: z.string(), description: z.string(), updated_at: Timestamp, seo: Seo.optional() }) }),
    refusals: { 404: 'There is no such page.' },
    tags,
  },
  'GET /help-topics': {
    access: 'public',
    origin: 'ours',
    summary: 'What shoppers often ask, with the answers, by topic.',
    answer: z.object({ topics: z.array(HelpTopic) }),
    tags,
  },
  'GET /contact-us': {
    access: 'public',
    summary: 'How to reach the shop.',
    answer: z.object({
      phone: z.string().nullable(),
      email: z.string().nullable(),
      whatsapp: z.string().nullable(),
      address: z.string().nullable(),
      opening_hours: z.string().nullable(),
    }),
    tags: ['settings'],
  },
  'POST /support': {
    access: 'public',
    summary: 'The contact form.',
    body: z.strictObject({
      name: requiredText(120),
      phone: Phone,
      email: Email.optional(),
      subject: requiredText(200),
      message: requiredText(5000),
    }),
    answer: Empty,
    status: 201,
  },
  'GET /plans': { access: 'public', summary: 'The membership plans.', answer: z.object({ plans: z.array(Plan) }), tags },
  'GET /plans/{id}': {
    access: 'public',
    summary: 'One membership plan.',
    params: z.strictObject({ id: IdParam }),
    answer: z.object({ plan: Plan }),
    refusals: { 404: 'There is no such plan.' },
    tags,
  },
} satisfies Calls;

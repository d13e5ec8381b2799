import type { HelpTopic, Plan, Post, PostCard, PostTag } from '@souk/contract/content';
import { toPercent } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import type { Selectable } from 'kysely';
import type { HelpQuestions, HelpTopics, Plans } from '../../../db/schema.ts';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { presentSeo } from '../../platform/text/present-seo.ts';
import { type Languages, pickOptionalText, pickText } from '../../platform/text/texts.ts';
import { readingMinutes } from './domain/reading-minutes.ts';
import type { DetailedPostRow, PostRow, TagRow } from './queries/posts.ts';

export function presentPostCard(row: PostRow, languages: Languages): PostCard {
  return {
    id: row.id,
    slug: row.slug,
    title: pickText(row.title, languages),
    excerpt: pickOptionalText(row.excerpt, languages),
    thumbnail: row.picture && thumbnailUrl(row.picture),
    picture: row.picture && presentPicture(row.picture, languages),
    author: pickText(row.author, languages),
    category: row.category_id === null ? null : { id: row.category_id, name: pickText(row.category_name, languages) },
    published_at: row.published_at.toISOString(),
    reading_minutes: readingMinutes(pickText(row.body, languages)),
  };
}

export function presentPost(row: DetailedPostRow, languages: Languages): Post {
  const tags = row.tags.map((tag) => presentTag(tag, languages));
  return { ...presentPostCard(row, languages), body: pickText(row.body, languages), tags, ...presentSeo(row.seo, languages) };
}

export function presentTag({ slug, name }: TagRow, languages: Languages): PostTag {
  return { slug, name: pickText(name, languages) || slug };
}

export function presentHelpTopic(
  { id, slug, icon, ...topic }: Selectable<HelpTopics>,
  questions: readonly Selectable<HelpQuestions>[],
  languages: Languages,
): HelpTopic {
  return {
    id,
    slug,
    icon,
    title: pickText(topic.title, languages),
    text: pickText(topic.text, languages),
    questions: questions
      .filter(({ topic_id }) => topic_id === id)
      .map((row) => ({ id: row.id, slug: row.slug, question: pickText(row.question, languages), answer: pickText(row.answer, languages) })),
  };
}

export function presentPlan(row: Selectable<Plans>, languages: Languages): Plan {
  return {
    id: row.id,
    name: pickText(row.name, languages),
    short_description: pickOptionalText(row.short_description, languages),
    description: pickOptionalText(row.description, languages),
    price: toWire(row.price),
    duration_days: row.duration_days,
    discount_percentage: toPercent(row.discount_basis_points),
    free_delivery: row.free_delivery,
    benefits: Array.isArray(row.benefits) ? row.benefits.map((benefit) => pickText(benefit, languages)) : [],
    is_popular: row.is_popular,
  };
}

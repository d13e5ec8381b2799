import type { Plan, Post, PostCard } from '@souk/contract/content';
import { toWire } from '@souk/money/wire';
import type { Selectable } from 'kysely';
import type { Plans } from '../../../db/schema.ts';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import type { PostRow } from './repository.ts';

export function presentPostCard(row: PostRow, languages: Languages): PostCard {
  return {
    id: row.id,
    slug: row.slug,
    title: pickText(row.title, languages),
    excerpt: pickText(row.excerpt, languages),
    thumbnail: row.picture && thumbnailUrl(row.picture),
    picture: row.picture && presentPicture(row.picture, languages),
    author: row.author,
    category: row.category_id === null ? null : { id: row.category_id, name: pickText(row.category_name, languages) },
    published_at: row.published_at.toISOString(),
  };
}

export function presentPost(row: PostRow & { tags: string[] }, languages: Languages): Post {
  return { ...presentPostCard(row, languages), body: pickText(row.body, languages), tags: row.tags };
}

export function presentPlan(row: Selectable<Plans>, languages: Languages): Plan {
  return {
    id: row.id,
    name: pickText(row.name, languages),
    short_description: pickText(row.short_description, languages),
    description: pickText(row.description, languages),
    price: toWire(row.price),
    duration_days: row.duration_days,
    discount_percentage: row.discount_basis_points / 100,
    free_delivery: row.free_delivery,
    benefits: Array.isArray(row.benefits) ? row.benefits.map((benefit) => pickText(benefit, languages)) : [],
    is_popular: row.is_popular,
  };
}

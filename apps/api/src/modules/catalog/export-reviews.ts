import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';

/** What the person has said of products, with the addresses of their photos, for their own file. */
export async function exportReviews(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<AccountExport['reviews']> {
  const rows = await read
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.product_id',
      'products.name',
      'author',
      'rating',
      'reviews.description',
      'locale',
      'reviews.created_at',
    ])
    .where('person_id', '=', personId)
    .orderBy('reviews.id')
    .execute();
  const photos = await read
    .selectFrom('review_pictures')
    .innerJoin('reviews', 'reviews.id', 'review_pictures.review_id')
    .innerJoin('pictures', 'pictures.id', 'review_pictures.picture_id')
    .select(['review_pictures.review_id', 'pictures.key', 'pictures.width'])
    .where('reviews.person_id', '=', personId)
    .orderBy('review_pictures.position')
    .execute();
  const photosOf = Map.groupBy(photos, ({ review_id }) => review_id);
  return rows.map(({ id, name, locale, created_at, ...row }) => ({
    ...row,
    name: pickText(name, languages),
    language: locale,
    created_at: created_at.toISOString(),
    photos: (photosOf.get(id) ?? []).map(thumbnailUrl),
  }));
}

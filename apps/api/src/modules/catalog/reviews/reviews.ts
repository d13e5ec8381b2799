import type { AccountExport } from '@souk/contract/account-export';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadContext } from '../../../context.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { presentPicture, thumbnailUrl } from '../../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../../platform/text/texts.ts';
import type { Catalog } from '../catalog.ts';
import { starPercentages } from '../domain/review-figures.ts';
import { presentReview } from '../present.ts';
import { listReportsOfPerson } from '../queries/panel/review-reports.ts';
import {
  clearReviewAuthor,
  countStars,
  deleteReviewPhotosOfPerson,
  listNewestPhotos,
  listReviewPhotosOfPerson,
  listReviews,
  listReviewsOfPerson,
  type ReviewFilter,
  type StarCount,
} from '../queries/reviews.ts';

const maxPhotos = 12;

/** A page of reviews of a product or a shop; the star histogram ignores the filter. */
export async function readReviews(
  context: ReadContext,
  catalog: Catalog,
  query: CallQuery<'GET /reviews'>,
): Promise<CallAnswer<'GET /reviews'>> {
  const { multi_vendor, shop_id } = await catalog.scope();
  const scope = { product_id: query.product_id, shop_id: multi_vendor ? query.shop_id : (shop_id ?? 0) };
  const filter = { rating: query.rating, withPhotos: query.with_photos ?? false };
  const [stars, reviews, photos] = await Promise.all([
    catalog.starCounts(JSON.stringify(scope), () => countStars(context.read, scope)),
    listReviews(context.read, {
      scope,
      ...filter,
      sort: query.sort_type,
      offset: (query.page - 1) * query.per_page,
      limit: query.per_page,
    }),
    catalog.reviewPhotos(JSON.stringify(scope), () => listNewestPhotos(context.read, scope, maxPhotos)),
  ]);
  return {
    total: countFiltered(stars, filter),
    reviews: reviews.map((row) => presentReview(row, context)),
    total_with_photos: countFiltered(stars, { rating: undefined, withPhotos: true }),
    photos: photos.map((photo) => presentPicture(photo, context)),
    average_rating_percentage: starPercentages(stars),
  };
}

function countFiltered(stars: readonly StarCount[], { rating, withPhotos }: ReviewFilter): number {
  const counted = rating === undefined ? stars : stars.filter((star) => star.rating === rating);
  return counted.reduce((sum, star) => sum + (withPhotos ? star.with_photos : star.count), 0);
}

/** The person's reviews with the addresses of their photos, for the export of their account. */
export async function exportReviews(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<AccountExport['reviews']> {
  const rows = await listReviewsOfPerson(read, personId);
  const photosOf = Map.groupBy(await listReviewPhotosOfPerson(read, personId), ({ review_id }) => review_id);
  return rows.map(({ id, name, locale, created_at, ...row }) => ({
    ...row,
    name: pickText(name, languages),
    language: locale,
    created_at: created_at.toISOString(),
    photos: (photosOf.get(id) ?? []).map(thumbnailUrl),
  }));
}

/** The person's reports about reviews, for the export of their account. */
export async function exportReports(
  read: ReadDatabase<DB>,
  personId: number,
  languages: Languages,
): Promise<AccountExport['review_reports']> {
  const rows = await listReportsOfPerson(read, personId);
  return rows.map(({ name, created_at, ...report }) => ({
    product: pickText(name, languages),
    ...report,
    created_at: created_at.toISOString(),
  }));
}

/** Removes the author from the reviews and deletes their photos. Returns the pictures to release. */
export async function anonymizeReviews(transaction: Kysely<DB>, personId: number): Promise<number[]> {
  const pictureIds = await deleteReviewPhotosOfPerson(transaction, personId);
  const changed = await clearReviewAuthor(transaction, personId);
  if (changed > 0) await bumpTags(transaction, ['reviews']);
  return pictureIds;
}

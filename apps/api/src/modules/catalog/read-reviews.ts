import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { presentPicture } from '../../platform/media/present-picture.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import type { Catalog } from './catalog.ts';
import { starPercentages } from './domain/star-percentages.ts';
import { countStars, listReviews, type ReviewRow, type ReviewsWanted, type StarCount } from './repository/reviews.ts';

/** The reviews of a product or of a shop; the histogram is of all of them, whatever stars are asked for. */
export async function readReviews(
  context: ReadContext,
  catalog: Catalog,
  query: CallQuery<'GET /reviews'>,
): Promise<CallAnswer<'GET /reviews'>> {
  const { multi_vendor, shop_id } = await catalog.scope();
  const of = { product_id: query.product_id, shop_id: multi_vendor ? query.shop_id : (shop_id ?? 0) };
  const wanted = { rating: query.rating, withPhotos: query.with_photos ?? false };
  const [stars, reviews] = await Promise.all([
    countStars(context.read, of),
    listReviews(context.read, { of, ...wanted, offset: (query.page - 1) * query.per_page, limit: query.per_page }),
  ]);
  return {
    total: countWanted(stars, wanted),
    reviews: reviews.map((row) => presentReview(row, context)),
    total_with_photos: countWanted(stars, { rating: undefined, withPhotos: true }),
    average_rating_percentage: starPercentages(stars),
  };
}

function countWanted(stars: readonly StarCount[], { rating, withPhotos }: ReviewsWanted): number {
  const counted = rating === undefined ? stars : stars.filter((star) => star.rating === rating);
  return counted.reduce((sum, star) => sum + (withPhotos ? star.with_photos : star.count), 0);
}

function presentReview({ product_id, product_name, photos, created_at, ...review }: ReviewRow, context: ReadContext) {
  return {
    ...review,
    // Whoever wrote it has erased their account since.
    author: review.author || context.say({ text: 'A customer' }),
    created_at: created_at.toISOString(),
    product: { id: product_id, name: pickText(product_name, context) },
    photos: photos.map((photo) => presentPicture(photo, context)),
  };
}

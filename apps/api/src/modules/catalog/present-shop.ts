import type { ShopCard } from '@souk/contract/catalog';
import { averageRating } from '@souk/money/average-rating';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import type { ShopRow } from './repository/shops.ts';
import type { StockedRow } from './repository/terms.ts';

export function presentShopCard(row: ShopRow, stocked: readonly StockedRow[], languages: Languages): ShopCard {
  return {
    id: row.id,
    slug: row.slug,
    name: pickText(row.name, languages),
    tagline: pickText(row.tagline, languages),
    logo: row.logo && thumbnailUrl(row.logo),
    logo_picture: row.logo && presentPicture(row.logo, languages),
    banner: row.banner && thumbnailUrl(row.banner),
    banner_picture: row.banner && presentPicture(row.banner, languages),
    rating: averageRating(row),
    total_reviews: row.rating_count,
    total_products: stocked.filter(({ shop_id }) => shop_id === row.id).reduce((sum, { count }) => sum + count, 0),
    estimated_delivery: { min_days: row.delivery_days_min, max_days: row.delivery_days_max },
  };
}

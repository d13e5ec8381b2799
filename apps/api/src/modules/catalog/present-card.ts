import type { ProductCard } from '@souk/contract/catalog';
import { discountPercentage } from '@souk/money/line-price';
import { toWire } from '@souk/money/wire';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import type { CardRow } from './repository/product-cards.ts';

export function presentCard(row: CardRow, languages: Languages, favorites: ReadonlySet<number>): ProductCard {
  // A product without a main picture shows the first of its others.
  const main = row.picture ?? row.second_picture;
  const second = row.picture ? row.second_picture : null;
  return {
    id: row.id,
    slug: row.slug,
    name: pickText(row.name, languages),
    thumbnail: main && thumbnailUrl(main),
    picture: main && presentPicture(main, languages),
    second_picture: second && presentPicture(second, languages),
    brand: row.brand_id === null ? null : { id: row.brand_id, name: pickText(row.brand_name, languages) },
    shop: { id: row.shop_id, name: pickText(row.shop_name, languages) },
    price: toWire(row.price),
    discount_price: toWire(row.discount_price),
    discount_percentage: discountPercentage(row),
    rating: presentRating(row.rating_average),
    total_reviews: row.rating_count,
    total_sold: row.sold_count,
    in_stock: row.in_stock,
    has_choices: row.has_choices,
    colors: row.colors.map((color) => ({ ...color, name: pickText(color.name, languages) })),
    is_favorite: favorites.has(row.id),
    flash_sale:
      row.flash_sale_id === null || row.flash_ends_at === null ? null : { id: row.flash_sale_id, ends_at: row.flash_ends_at.toISOString() },
  };
}

/** Stars with one decimal. */
function presentRating(average: number): number {
  return Math.round(average * 10) / 10;
}

export function averageOf({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }): number {
  return rating_count === 0 ? 0 : presentRating(rating_sum / rating_count);
}

import type { ProductCard } from '@souk/contract/catalog';
import { discountPercentage } from '@souk/money/line-price';
import { toWire } from '@souk/money/wire';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import type { Labels } from './labels.ts';
import type { CardRow } from './repository/product-cards.ts';

/** What a card shows beside its row. */
export type Beside = { labels: Labels; favorites: ReadonlySet<number> };

export function presentCard(row: CardRow, languages: Languages, { labels, favorites }: Beside): ProductCard {
  const named = (label: { id: number; name: unknown }) => ({ id: label.id, name: pickText(label.name, languages) });
  const brand = row.brand_id === null ? undefined : labels.brands.get(row.brand_id);
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
    brand: brand ? named(brand) : null,
    shop: named(labels.shops.get(row.shop_id) ?? { id: row.shop_id, name: {} }),
    price: toWire(row.price),
    discount_price: toWire(row.discount_price),
    discount_percentage: discountPercentage(row),
    rating: presentRating(row.rating_average),
    total_reviews: row.rating_count,
    total_sold: row.sold_count,
    in_stock: row.in_stock,
    has_choices: row.has_choices,
    colors: row.color_ids.flatMap((id) => labels.colors.get(id) ?? []).map((color) => ({ ...named(color), hex: color.hex })),
    is_favorite: favorites.has(row.id),
    flash_sale:
      row.flash_sale_id === null || row.flash_ends_at === null ? null : { id: row.flash_sale_id, ends_at: row.flash_ends_at.toISOString() },
  };
}

/** Stars with one decimal. */
function presentRating(average: number): number {
  return Math.round(average * 10) / 10;
}

import type { Banner, Category, FlashSale, Product, ProductCard, Shop, ShopCard, SubCategory } from '@souk/contract/catalog';
import { addAmounts } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import { averageRating } from '@souk/money/format';
import { discountPercentage } from '@souk/money/line-price';
import type { z } from 'zod';
import type { ReadContext } from '../../context.ts';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { presentSeo } from '../../platform/text/present-seo.ts';
import { type Languages, pickOptionalText, pickOptionNames, pickText } from '../../platform/text/texts.ts';
import type { BannerRow } from './queries/home/banners.ts';
import type { FlashSaleRow } from './queries/home/flash-sales.ts';
import type { DetailsRow, VariantRow } from './queries/product-details.ts';
import type { CardRow } from './queries/product-lists.ts';
import type { ReviewRow } from './queries/reviews.ts';
import type { ShopRow } from './queries/shops.ts';
import type { CategoryRow, Labels, ShopCategoryCount } from './queries/terms.ts';

/** Data of a card that is not in its row. */
type CardContext = { labels: Labels; favorites: ReadonlySet<number> };

export function presentCard(row: CardRow, languages: Languages, { labels, favorites }: CardContext): ProductCard {
  const named = (label: { id: number; name: unknown }) => ({ id: label.id, name: pickText(label.name, languages) });
  const brand = row.brand_id === null ? undefined : labels.brands.get(row.brand_id);
  // Without a main picture, the second one takes its place.
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

function presentRating(average: number): number {
  return Math.round(average * 10) / 10;
}

type Seller = Pick<Product, 'shop' | 'holiday' | 'return_days'>;

export function presentProduct(row: DetailsRow, { shop, ...terms }: Seller, languages: Languages, card: CardContext): Product {
  const { categories, sizes, units } = card.labels;
  const term = (id: number) => {
    const { slug, name, active } = categories.get(id) ?? { slug: '', name: {}, active: false };
    return { id, slug, name: pickText(name, languages), active };
  };
  const subCategory = row.sub_category_id === null ? null : term(row.sub_category_id);
  const sizeIds = new Set(row.variants.map(({ size_id }) => size_id));
  const unitIds = new Set(row.variants.map(({ unit_id }) => unit_id));
  return {
    ...presentCard(row, languages, card),
    short_description: pickOptionalText(row.short_description, languages),
    description: pickOptionalText(row.description, languages),
    thumbnails: row.pictures.map(({ id, picture }) => ({
      id,
      thumbnail: thumbnailUrl(picture),
      picture: presentPicture(picture, languages),
    })),
    video_url: row.video_url,
    category: term(row.category_id),
    sub_category: subCategory?.active ? { id: subCategory.id, slug: subCategory.slug, name: subCategory.name } : null,
    sizes: [...sizes.values()].filter(({ id }) => sizeIds.has(id)).map(({ id, name }) => ({ id, name: pickText(name, languages) })),
    units: [...units.values()].filter(({ id }) => unitIds.has(id)).map(({ id, name }) => ({ id, name: pickText(name, languages) })),
    variants: row.variants.map((variant) => presentVariant(variant, row, languages)),
    shop,
    delivery: {
      min_days: shop.estimated_delivery.min_days,
      max_days: shop.estimated_delivery.max_days,
      charge: toWire(row.delivery_charge),
    },
    ...terms,
    ...presentSeo(row.seo, languages),
  };
}

/** The extra price of a variant is added to the discounted price too. */
function presentVariant({ extra_price, picture, ...variant }: VariantRow, product: DetailsRow, languages: Languages) {
  return {
    ...variant,
    price: toWire(addAmounts(product.price, extra_price)),
    discount_price: product.discount_price > 0 ? toWire(addAmounts(product.discount_price, extra_price)) : 0,
    picture: picture && presentPicture(picture, languages),
  };
}

/** `totals` has the number of products of each shop that sells any. */
export function presentShopCard(row: ShopRow, totals: ReadonlyMap<number, number>, languages: Languages): ShopCard {
  return {
    id: row.id,
    slug: row.slug,
    name: pickText(row.name, languages),
    tagline: pickOptionalText(row.tagline, languages),
    logo: row.logo && thumbnailUrl(row.logo),
    logo_picture: row.logo && presentPicture(row.logo, languages),
    banner: row.banner && thumbnailUrl(row.banner),
    banner_picture: row.banner && presentPicture(row.banner, languages),
    rating: averageRating(row),
    total_reviews: row.rating_count,
    total_products: totals.get(row.id) ?? 0,
    estimated_delivery: { min_days: row.delivery_days_min, max_days: row.delivery_days_max },
  };
}

/** The holiday of a shop; a past one too, because a cached answer does not know today. */
export function presentHoliday({ holiday_from: from, back_on }: Pick<ShopRow, 'holiday_from' | 'back_on'>): Shop['holiday'] {
  return from !== null && back_on !== null ? { from, back_on } : null;
}

export function presentCategory(
  row: CategoryRow,
  rows: readonly CategoryRow[],
  counts: readonly ShopCategoryCount[],
  languages: Languages,
): Category {
  return {
    ...presentSubCategory(row, languages),
    picture: row.picture && presentPicture(row.picture, languages),
    total_products: counts.filter(({ category_id }) => category_id === row.id).reduce((sum, { count }) => sum + count, 0),
    sub_categories: rows.filter(({ parent_id }) => parent_id === row.id).map((part) => presentSubCategory(part, languages)),
  };
}

export function presentSubCategory(row: CategoryRow, languages: Languages): z.infer<typeof SubCategory> {
  return {
    id: row.id,
    slug: row.slug,
    name: pickText(row.name, languages),
    thumbnail: row.picture && thumbnailUrl(row.picture),
    ...presentSeo(row.seo, languages),
  };
}

export function presentFlashSale(row: FlashSaleRow, languages: Languages): FlashSale {
  return {
    id: row.id,
    name: pickText(row.name, languages),
    description: pickOptionalText(row.description, languages),
    thumbnail: row.picture && thumbnailUrl(row.picture),
    picture: row.picture && presentPicture(row.picture, languages),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

export function presentReview(
  { product_id, product_name, photos, created_at, size, color, unit, ...review }: ReviewRow,
  context: ReadContext,
) {
  const bought = pickOptionNames({ size, color, unit }, context);
  return {
    ...review,
    variant: bought.join(' · ') || null,
    // Empty after the author has erased their account.
    author: review.author || context.translate({ text: 'A customer' }),
    created_at: created_at.toISOString(),
    product: { id: product_id, name: pickText(product_name, context) },
    photos: photos.map((photo) => presentPicture(photo, context)),
  };
}

export function presentBanner(row: BannerRow, mirrored: boolean, context: ReadContext): Banner {
  return {
    id: row.id,
    title: pickText(row.title, context),
    subtitle: pickOptionalText(row.subtitle, context),
    button: pickOptionalText(row.button, context),
    link: row.link,
    picture: presentPicture((mirrored ? row.picture_rtl : null) ?? row.picture, context),
  };
}

import type { Product, ShopCard } from '@souk/contract/catalog';
import { addAmounts } from '@souk/money/amount';
import { toWire } from '@souk/money/wire';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import { type Beside, presentCard } from './present-card.ts';
import type { DetailsRow, VariantRow } from './repository/product-details.ts';

export function presentProduct(row: DetailsRow, shop: ShopCard, languages: Languages, beside: Beside): Product {
  const { categories, sizes, units } = beside.labels;
  const term = (id: number) => {
    const { slug, name } = categories.get(id) ?? { slug: '', name: {} };
    return { id, slug, name: pickText(name, languages) };
  };
  const sizeIds = new Set(row.variants.map(({ size_id }) => size_id));
  const unitIds = new Set(row.variants.map(({ unit_id }) => unit_id));
  return {
    ...presentCard(row, languages, beside),
    short_description: pickText(row.short_description, languages),
    description: pickText(row.description, languages),
    thumbnails: row.pictures.map(({ id, picture }) => ({
      id,
      thumbnail: thumbnailUrl(picture),
      picture: presentPicture(picture, languages),
    })),
    video_url: row.video_url,
    category: term(row.category_id),
    sub_category: row.sub_category_id === null ? null : term(row.sub_category_id),
    sizes: [...sizes.values()].filter(({ id }) => sizeIds.has(id)),
    units: [...units.values()].filter(({ id }) => unitIds.has(id)).map(({ id, name }) => ({ id, name: pickText(name, languages) })),
    variants: row.variants.map((variant) => presentVariant(variant, row, languages)),
    shop,
    delivery: {
      min_days: shop.estimated_delivery.min_days,
      max_days: shop.estimated_delivery.max_days,
      charge: toWire(row.delivery_charge),
    },
  };
}

/** A variant's extra is on top of whatever the product costs, with or without a discount. */
function presentVariant({ extra_price, picture, ...variant }: VariantRow, product: DetailsRow, languages: Languages) {
  return {
    ...variant,
    price: toWire(addAmounts(product.price, extra_price)),
    discount_price: product.discount_price > 0 ? toWire(addAmounts(product.discount_price, extra_price)) : 0,
    picture: picture && presentPicture(picture, languages),
  };
}

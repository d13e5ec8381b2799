import type { Cart, CartGroup, CartProduct } from '@souk/contract/cart';
import { toWire } from '@souk/money/currency';
import { averageRating } from '@souk/money/format';
import { discountPercentage } from '@souk/money/line-price';
import type { ReadContext } from '../../context.ts';
import type { Message } from '../../platform/app-error.ts';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText, pickTextOrNull } from '../../platform/text/texts.ts';
import type { LineRow } from './queries/list-lines.ts';

/** The cart with a warning for each line that is not available as it is; `notes` are about the request. */
export function presentCart(
  lines: readonly LineRow[],
  context: Pick<ReadContext, 'locale' | 'defaultLocale' | 'translate'>,
  notes: readonly Message[] = [],
): Cart {
  const warnings = [...notes, ...lines.flatMap((line) => lineWarning(line, context) ?? [])].map(context.translate);
  return {
    total: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cart_items: presentGroups(lines, context),
    info: warnings.length > 0 ? [...new Set(warnings)].join(' ') : null,
  };
}

/** Undefined if the line is available. */
export function lineWarning(
  line: Pick<LineRow, 'name' | 'quantity' | 'stock' | 'is_available'>,
  languages: Languages,
): Message | undefined {
  const name = pickText(line.name, languages);
  if (!line.is_available) return { text: '{name} is no longer available.', with: { name } };
  if (line.stock === 0) return { text: '{name} is sold out.', with: { name } };
  return line.quantity > line.stock ? limitedStock(name, line.stock) : undefined;
}

export function limitedStock(name: string, stock: number): Message {
  return { text: 'Only {stock} of {name} are available.', with: { name, stock } };
}

/** Lines grouped by shop, in their order. */
export function presentGroups(lines: readonly LineRow[], languages: Languages): CartGroup[] {
  return [...Map.groupBy(lines, ({ shop_id }) => shop_id).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ ...presentShop(first, languages), products: own.map((line) => presentLine(line, languages)) }] : [];
  });
}

function presentShop(line: LineRow, languages: Languages) {
  return {
    id: line.shop_id,
    shop_id: line.shop_id,
    shop_name: pickText(line.shop_name, languages),
    shop_rating: averageRating(line),
  };
}

function presentLine(line: LineRow, languages: Languages): CartProduct {
  return {
    id: line.product_id,
    line_id: line.line_id,
    variant_id: line.variant_id,
    slug: line.slug,
    name: pickText(line.name, languages),
    thumbnail: line.picture && thumbnailUrl(line.picture),
    picture: line.picture && presentPicture(line.picture, languages),
    brand: pickTextOrNull(line.brand, languages),
    price: toWire(line.list_price),
    discount_price: toWire(line.discount_price),
    discount_percentage: discountPercentage({ price: line.list_price, discount_price: line.discount_price }),
    size: line.size_id === null ? null : { id: line.size_id, name: pickText(line.size, languages) },
    color: line.color_id === null ? null : { id: line.color_id, name: pickText(line.color, languages), hex: line.hex ?? '' },
    unit: line.unit_id === null ? null : { id: line.unit_id, name: pickText(line.unit, languages) },
    quantity: line.quantity,
    stock: line.stock,
    is_available: line.is_available,
  };
}

import type { Product } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';

type Surroundings = { origin: string /** ISO 4217, of the default currency: what the amounts are in. */; currency: string };

/** A product for search engines: what it is, what it costs, what its buyers say. */
export function productJsonLd(product: Product, { origin, currency }: Surroundings) {
  return {
    '@type': 'Product',
    name: product.name,
    url: `${origin}${paths.product({ id: product.id })}`,
    description: product.short_description || product.name,
    sku: String(product.id),
    image: product.thumbnails.slice(0, 6).map(({ thumbnail }) => absolute(thumbnail, origin)),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(product.category && { category: product.category.name }),
    offers: offersOf(product, { origin, currency }),
    ...(product.total_reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.total_reviews },
    }),
  };
}

function offersOf(product: Product, { origin, currency }: Surroundings) {
  const sold = product.variants.length > 0 ? product.variants : [product];
  const prices = sold.map(({ price, discount_price }) => (discount_price > 0 ? discount_price : price));
  const shared = {
    priceCurrency: currency,
    availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
    url: `${origin}${paths.product({ id: product.id })}`,
    ...(product.shop && { seller: { '@type': 'Organization', name: product.shop.name } }),
    ...(product.flash_sale && { priceValidUntil: product.flash_sale.ends_at }),
  };
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (low === high) return { '@type': 'Offer', price: low, ...shared };
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: prices.length, ...shared };
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}

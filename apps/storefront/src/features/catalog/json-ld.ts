import type { Product, Shop } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';

type Crumb = { label: string; href?: string | undefined };
type Item = { name: string; href: string };

export function breadcrumbJsonLd(origin: string, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The last crumb is the page itself and needs no URL.
      ...(href && { item: `${origin}${href}` }),
    })),
  };
}

export function itemListJsonLd(origin: string, items: readonly Item[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({ '@type': 'ListItem', position: index + 1, name, url: `${origin}${href}` })),
  };
}

type Site = {
  origin: string;
  /** ISO 4217 code of the default currency. */
  currency: string;
};

export function productJsonLd(product: Product, { origin, currency }: Site) {
  return {
    '@type': 'Product',
    name: product.name,
    url: `${origin}${paths.product({ id: product.id })}`,
    description: product.short_description || product.name,
    sku: String(product.id),
    image: product.thumbnails.slice(0, 6).map(({ thumbnail }) => absolute(thumbnail, origin)),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(product.category && { category: product.category.name }),
    offers: buildOffers(product, { origin, currency }),
    ...(product.total_reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.total_reviews },
    }),
  };
}

function buildOffers(product: Product, { origin, currency }: Site) {
  const variants = product.variants.length > 0 ? product.variants : [product];
  const prices = variants.map(({ price, discount_price }) => (discount_price > 0 ? discount_price : price));
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

export function shopJsonLd(origin: string, shop: Shop) {
  return {
    '@type': 'Store',
    name: shop.name,
    url: `${origin}${paths.shop({ id: shop.id })}`,
    description: shop.description || shop.tagline,
    ...(shop.address && { address: shop.address }),
    ...(shop.logo && { image: shop.logo.startsWith('/') ? `${origin}${shop.logo}` : shop.logo }),
    ...(shop.total_reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: shop.rating, reviewCount: shop.total_reviews },
    }),
  };
}

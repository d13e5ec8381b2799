import { expect, test } from 'vitest';
import { buildProductCard } from '../../../test/fake-api/catalog.ts';
import type { Product } from '../../lib/other-servers/answers.ts';
import { productJsonLd } from './json-ld.ts';

const site = { origin: 'https://shop.example', currency: 'USD' };
const days = { min_days: 2, max_days: 4 };

function buildProduct(changes: Partial<Product> = {}): Product {
  return {
    ...buildProductCard({ id: 7, price: 30, discount_price: 24 }),
    short_description: 'Pierced by hand.',
    description: '<p>Pierced by hand.</p>',
    thumbnails: [],
    video_url: null,
    category: { id: 1, name: 'Lighting', slug: 'lighting', active: true },
    sub_category: null,
    sizes: [],
    units: [],
    variants: [],
    shop: {
      id: 1,
      name: 'Lamp Alley',
      tagline: '',
      logo: null,
      logo_picture: null,
      banner_picture: null,
      rating: 4,
      total_reviews: 9,
      total_products: 12,
      estimated_delivery: days,
    },
    delivery: { ...days, charge: 3 },
    holiday: null,
    return_days: null,
    ...changes,
  };
}

const variant = { id: 1, size_id: null, color_id: null, unit_id: null, stock: 3, picture: null };

test('[browse-05] the offer has the discounted price and the availability', () => {
  expect(productJsonLd(buildProduct({ in_stock: false }), site)).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.example/products/7/details',
    offers: { '@type': 'Offer', price: 24, priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
  });
});

test('[browse-05] variants with several prices become a price range', () => {
  const variants = [
    { ...variant, price: 30, discount_price: 24 },
    { ...variant, price: 50, discount_price: 0 },
  ];
  expect(productJsonLd(buildProduct({ variants }), site).offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 24,
    highPrice: 50,
    offerCount: 2,
  });
});

test('a product without reviews has no rating', () => {
  expect(productJsonLd(buildProduct({ total_reviews: 0 }), site)).not.toHaveProperty('aggregateRating');
});

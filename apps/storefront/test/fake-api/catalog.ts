import type { CallAnswer } from '@souk/contract/calls';
import type { Category, ProductCard } from '@souk/contract/catalog';

const names = ['Lighting', 'Ceramics', 'Tea & Coffee', 'Candles', 'Bags', 'Books', 'Audio', 'Skincare', 'Plants', 'Toys'];

export const fakeCategories: Category[] = names.map((name, index) => ({
  id: index + 1,
  slug: name.toLowerCase().replaceAll(/\W+/g, '-'),
  name,
  thumbnail: null,
  picture: null,
  total_products: 24,
  sub_categories: ['Small', 'Large', 'Gifts'].map((kind, at) => ({
    id: index * 10 + at + 1,
    slug: `${kind}-${index}`.toLowerCase(),
    name: `${kind} ${name.toLowerCase()}`,
    thumbnail: null,
  })),
}));

export function buildProductCard(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 1,
    slug: 'brass-lantern',
    name: 'Hand-pierced brass lantern',
    thumbnail: null,
    picture: null,
    second_picture: null,
    brand: { id: 1, name: 'Nur' },
    shop: { id: 1, name: 'Lamp Alley' },
    price: 48,
    discount_price: 39.5,
    discount_percentage: 17,
    rating: 4.6,
    total_reviews: 31,
    total_sold: 120,
    in_stock: true,
    has_choices: false,
    colors: [],
    is_favorite: false,
    flash_sale: null,
    ...changes,
  };
}

export function buildHome(): CallAnswer<'GET /home'> {
  const products = Array.from({ length: 12 }, (_, index) => buildProductCard({ id: index + 1 }));
  return {
    sections: ['street', 'trust', 'hero', 'categories', 'flash-sale', 'popular', 'ads', 'just-for-you', 'recently-viewed', 'posts'],
    titles: {},
    popular_sort: null,
    banners: [],
    side_banners: [],
    ads: [],
    categories: fakeCategories,
    shops: [],
    delivery_from: null,
    popular_products: products.slice(0, 6),
    just_for_you: { total: 12, products },
    incoming_flash_sale: null,
    running_flash_sale: null,
  };
}

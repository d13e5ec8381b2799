import type { Shop } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';

/** A shop for search engines, with what its shoppers say of it. */
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

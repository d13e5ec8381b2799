/** Of somebody, or a step on the way to an order: nothing for a search engine to find. */
const personal = [
  '/checkout',
  '/buynow',
  '/order-confirm/',
  '/dashboard',
  '/order-history',
  '/wishlist',
  '/profile',
  '/manage-address',
  '/change-password',
  '/support-ticket',
  '/my-subscription',
  '/plans/*/purchase',
];

/** What narrows and sorts lists: each list has more combinations than products. Languages, pages and sub-categories stay open. */
const narrowing = [
  'search',
  'category_id',
  'sub_category_id',
  'brand_id',
  'shop_id',
  'color_id',
  'size_id',
  'rating',
  'min_price',
  'max_price',
  'in_stock',
  'offer',
  'sort_type',
];

/** What crawlers are asked to leave alone, and where they find everything else. */
export function writeRobots(origin: string): string {
  const closed = [...personal, ...narrowing.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The sections of the home page in their default order. The street of shops is always at the top. */
export const homeSections = [
  'street',
  'trust',
  'hero',
  'categories',
  'flash-sale',
  'popular',
  'ads',
  'just-for-you',
  'recently-viewed',
  'posts',
] as const;
export type HomeSectionKey = (typeof homeSections)[number];

/** Sections whose title the operator can replace. */
export const titledHomeSections = ['street', 'categories', 'popular', 'just-for-you', 'recently-viewed', 'posts'] as const;

/** The order of the products of a section, by which it is fed. */
export const homeSorts = ['popular_product', 'newest', 'top_selling', 'top_rated'] as const;
export type HomeSort = (typeof homeSorts)[number];

/** Sections with a choice of products, and their default. */
export const homeFeeds = { popular: 'popular_product', 'just-for-you': 'newest' } as const satisfies Partial<
  Record<HomeSectionKey, HomeSort>
>;

export function hasFeed(key: HomeSectionKey): key is keyof typeof homeFeeds {
  return Object.hasOwn(homeFeeds, key);
}

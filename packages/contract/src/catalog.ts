import { z } from 'zod';
import { homeSections, homeSorts } from './catalog/home-sections.ts';
import type { Calls } from './endpoint.ts';
import {
  Amount,
  Day,
  Empty,
  FlagParam,
  Id,
  IdList,
  IdParam,
  PageParam,
  Picture,
  perPage,
  requiredText,
  Seo,
  Timestamp,
  text,
} from './fields.ts';
import { Filters, ProductListQuery } from './product-list.ts';

export const SubCategory = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  seo: Seo.optional(),
});
export const Category = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  picture: Picture.nullable(),
  total_products: z.int(),
  sub_categories: z.array(SubCategory),
  seo: Seo.optional(),
});
export type Category = z.infer<typeof Category>;

export const Color = z.object({ id: Id, name: z.string(), hex: z.string() });
export const Size = z.object({ id: Id, name: z.string() });
export const Named = z.object({ id: Id, name: z.string() });

/** A product as a card shows it. A `discount_price` above 0 is what a shopper pays; in a running flash sale it is the sale's. */
export const ProductCard = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  picture: Picture.nullable(),
  second_picture: Picture.nullable(),
  brand: Named.nullable(),
  shop: Named,
  price: Amount,
  discount_price: Amount,
  discount_percentage: z.number(),
  rating: z.number(),
  total_reviews: z.int(),
  total_sold: z.int(),
  in_stock: z.boolean(),
  /** Whether a size, colour or unit must be chosen before it can be put into the cart. */
  has_choices: z.boolean(),
  colors: z.array(Color),
  /** Whether it is on the caller's wishlist. Always false in answers that are the same for everybody; GET /favorites/ids completes those. */
  is_favorite: z.boolean(),
  flash_sale: z.object({ id: Id, ends_at: Timestamp }).nullable(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const FlashSale = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  thumbnail: z.string().nullable(),
  picture: Picture.nullable(),
  starts_at: Timestamp,
  ends_at: Timestamp,
});
export const FlashSaleProduct = ProductCard.extend({ flash_quantity: z.int(), flash_sold: z.int() });
export type FlashSale = z.infer<typeof FlashSale>;
export type FlashSaleProduct = z.infer<typeof FlashSaleProduct>;

export const ShopCard = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  logo: z.string().nullable(),
  logo_picture: Picture.nullable(),
  banner: z.string().nullable(),
  banner_picture: Picture.nullable(),
  rating: z.number(),
  total_reviews: z.int(),
  total_products: z.int(),
  estimated_delivery: z.object({ min_days: z.int(), max_days: z.int() }),
});
export type ShopCard = z.infer<typeof ShopCard>;

/** The days on which a shop is away: from the first one until it is back. They may be past: a cached answer does not know today. */
const Holiday = z.object({ from: Day, back_on: Day });

/** Days to return of the shop's own; the larger of them and of the marketplace's `return_days` holds. */
const OwnReturnDays = z.int().nullable();

export const Shop = ShopCard.extend({
  holiday: Holiday.nullable(),
  return_days: OwnReturnDays,
  description: z.string(),
  address: z.string(),
  banners: z.array(Picture),
  /** Best-selling products in use: the second picture of each. At most three. */
  scenes: z.array(z.object({ product_id: Id, name: z.string(), picture: Picture })),
  categories: z.array(Category),
});
export type Shop = z.infer<typeof Shop>;

export const Variant = z.object({
  id: Id,
  size_id: Id.nullable(),
  color_id: Id.nullable(),
  unit_id: Id.nullable(),
  price: Amount,
  discount_price: Amount,
  stock: z.int(),
  picture: Picture.nullable(),
});
export type Variant = z.infer<typeof Variant>;

export const Product = ProductCard.extend({
  short_description: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  thumbnails: z.array(z.object({ id: Id, thumbnail: z.string(), picture: Picture })),
  video_url: z.string().nullable(),
  /** A category that is not active has no page. */
  category: Named.extend({ slug: z.string(), active: z.boolean() }),
  sub_category: Named.extend({ slug: z.string() }).nullable(),
  sizes: z.array(Size),
  units: z.array(Named),
  variants: z.array(Variant),
  shop: ShopCard,
  delivery: z.object({ min_days: z.int(), max_days: z.int(), charge: Amount }),
  /** The holiday of its shop. */
  holiday: Holiday.nullable(),
  return_days: OwnReturnDays,
  seo: Seo.optional(),
});
export type Product = z.infer<typeof Product>;

export const Review = z.object({
  id: Id,
  author: z.string(),
  rating: z.int(),
  description: z.string(),
  created_at: Timestamp,
  product: z.object({ id: Id, name: z.string() }),
  photos: z.array(Picture),
  /** The size, colour and unit that its author bought; null if there was no choice. */
  variant: z.string().nullable(),
  /** The language that it is written in. */
  language: z.string(),
  /** The reply of the shop. */
  reply: z.string().nullable(),
});
export type Review = z.infer<typeof Review>;

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

const StarCounts = z.object({ '1': z.number(), '2': z.number(), '3': z.number(), '4': z.number(), '5': z.number() });

export const Banner = z.object({
  id: Id,
  title: z.string(),
  subtitle: z.string(),
  button: z.string(),
  link: z.string().nullable(),
  picture: Picture,
});
export type Banner = z.infer<typeof Banner>;

/**
 * Tags of what shoppers change by orders and reviews. `popularity`: items sold and visits, which change the order of lists at most
 * once a minute. `ratings`: a review. `sales`: the stock of a product. `sold_out`: whether a product can be bought.
 */
export const shopperTags = ['popularity', 'ratings', 'sales', 'sold_out'] as const;

// `single_shop` is a setting.
const tags = ['catalog', 'popularity', 'ratings', 'sold_out', 'settings'] as const;

const HomeSectionKey = z.enum(homeSections);

export const catalogCalls = {
  'GET /home': {
    access: 'public',
    summary: 'What the home page shows.',
    query: z.strictObject({ page: PageParam, per_page: perPage(12) }),
    answer: z.object({
      /** The shown sections in their order. */
      sections: z.array(HomeSectionKey),
      /** The titles that the operator gave to sections. */
      titles: z.partialRecord(HomeSectionKey, z.string()),
      /** The order of the products of the row, unless it is popularity. */
      popular_sort: z.enum(homeSorts).nullable(),
      banners: z.array(Banner),
      side_banners: z.array(Banner),
      ads: z.array(Banner),
      categories: z.array(Category),
      shops: z.array(ShopCard),
      /** The lowest charge of a delivery; null if there is none. */
      delivery_from: Amount.nullable(),
      /** Without those of the running flash sale. */
      popular_products: z.array(ProductCard),
      /** The newest products. */
      just_for_you: z.object({ total: z.int(), products: z.array(ProductCard) }),
      incoming_flash_sale: FlashSale.nullable(),
      running_flash_sale: FlashSale.extend({ products: z.array(FlashSaleProduct) }).nullable(),
    }),
    tags,
  },
  'GET /categories': {
    access: 'public',
    summary: 'All categories with their sub-categories.',
    answer: z.object({ total: z.int(), categories: z.array(Category) }),
    tags,
  },
  'GET /categories/{slug}': {
    access: 'public',
    summary: 'One category, by its slug or its id.',
    params: z.strictObject({ slug: requiredText(120) }),
    answer: z.object({ category: Category }),
    refusals: { 404: 'There is no such category.' },
    tags,
  },
  'GET /sub-categories': {
    access: 'public',
    summary: 'The sub-categories of a category.',
    query: z.strictObject({ category_id: IdParam }),
    answer: z.object({ sub_categories: z.array(SubCategory) }),
    tags,
  },
  'GET /products': {
    access: 'public',
    summary: 'Products, searched, filtered, sorted and by pages.',
    query: ProductListQuery,
    answer: z.object({
      total: z.int(),
      products: z.array(ProductCard),
      filters: Filters.nullable(),
      /** The corrected search words, if nothing matched the typed ones; otherwise null. */
      corrected_search: z.string().nullable(),
      /** The words that the products need not have, because none has all words. Empty if nothing was left out. */
      left_out: z.array(z.string()),
    }),
    tags,
  },
  'POST /products/{product_id}/found': {
    access: 'public',
    origin: 'ours',
    summary: 'Counts a search from whose results a product was opened: an address once an hour for each product.',
    params: z.strictObject({ product_id: IdParam }),
    body: z.strictObject({ search: requiredText(60) }),
    answer: Empty,
  },
  'GET /product-details': {
    access: 'public',
    summary: 'One product with everything its page shows.',
    query: z.strictObject({ product_id: IdParam }),
    answer: z.object({ product: Product, related_products: z.array(ProductCard), popular_products: z.array(ProductCard) }),
    refusals: { 404: 'There is no such product.' },
    // It shows the stock, which changes with every order; the lists do not.
    tags: [...tags, 'stock', 'sales'],
  },
  'GET /product-cards': {
    access: 'public',
    origin: 'ours',
    summary: 'The cards of the given products, in that order, without those that are no longer sold.',
    query: z.strictObject({ product_ids: IdList }),
    answer: z.object({ products: z.array(ProductCard) }),
  },
  'GET /reviews': {
    access: 'public',
    origin: 'ours',
    summary: 'The reviews of a product or of a shop.',
    query: z
      .strictObject({
        product_id: IdParam.optional(),
        shop_id: IdParam.optional(),
        rating: z.enum(['1', '2', '3', '4', '5']).transform(Number).optional(),
        with_photos: FlagParam.optional(),
        sort_type: z.enum(reviewSorts).default('newest'),
        page: PageParam,
        per_page: perPage(6),
      })
      .refine((query) => (query.product_id === undefined) !== (query.shop_id === undefined), {
        error: 'Specify either a product or a shop',
        path: ['product_id'],
      }),
    answer: z.object({
      total: z.int(),
      reviews: z.array(Review),
      /** How many have photos, whichever are asked for. */
      total_with_photos: z.int(),
      /** The newest photos of all reviews. At most twelve. */
      photos: z.array(Picture),
      average_rating_percentage: z.object({ rating: z.number(), total_review: z.int(), percentages: StarCounts }),
    }),
    tags: ['reviews', ...tags],
  },
  'GET /search/suggest': {
    access: 'public',
    origin: 'ours',
    summary: 'What a search may mean, while it is being typed; without `q`, popular searches and products.',
    query: z.strictObject({ q: text(100).default('') }),
    answer: z.object({
      products: z.array(ProductCard),
      categories: z.array(Named.extend({ slug: z.string() })),
      shops: z.array(Named),
      brands: z.array(Named),
      corrections: z.array(z.string()),
      /** Searches that find what sells best, for a search that finds nothing and before anything is typed. */
      popular: z.array(z.string()),
      /** Help questions; each is at /support#slug. */
      help: z.array(z.object({ slug: z.string(), question: z.string() })),
    }),
    tags: [...tags, 'content'],
  },
  'GET /shops': {
    access: 'public',
    summary: 'The shops, searched and by pages.',
    query: z.strictObject({
      search: text(100).optional(),
      sort_type: z.enum(['default', 'newest', 'top_rated', 'name']).default('default'),
      page: PageParam,
      per_page: perPage(12),
    }),
    answer: z.object({ total: z.int(), shops: z.array(ShopCard) }),
    tags,
  },
  'GET /shops/{id}': {
    access: 'public',
    summary: 'One shop.',
    params: z.strictObject({ id: IdParam }),
    answer: z.object({ shop: Shop }),
    refusals: { 404: 'There is no such shop.' },
    tags,
  },
  'GET /flash-sales': {
    access: 'public',
    origin: 'ours',
    summary: 'The running and the coming flash sales.',
    answer: z.object({ running: z.array(FlashSale), incoming: z.array(FlashSale) }),
    tags,
  },
  'GET /flash-sale/{id}/details': {
    access: 'public',
    summary: 'A flash sale with its products.',
    params: z.strictObject({ id: IdParam }),
    query: z.strictObject({ category_id: IdList.optional(), page: PageParam, per_page: perPage(12) }),
    answer: z.object({
      total_products: z.int(),
      flash_sale: FlashSale,
      categories: z.array(Named.extend({ slug: z.string() })),
      products: z.array(FlashSaleProduct),
    }),
    refusals: { 404: 'There is no such flash sale.' },
    tags,
  },
} satisfies Calls;

import { z } from 'zod';
import { Amount, AmountParam, FlagParam, Id, IdList, PageParam, perPage, text } from './fields.ts';

export const sortTypes = [
  'default',
  'high_to_low',
  'low_to_high',
  'top_selling',
  'newest',
  'popular_product',
  'top_rated',
  'relevance',
] as const;
export type SortType = (typeof sortTypes)[number];

const counted = z.object({ id: Id, name: z.string(), count: z.int() });

/** The available filters; each count is the number of results if it were chosen as well. */
export const Filters = z.object({
  categories: z.array(counted.extend({ slug: z.string(), sub_categories: z.array(counted) })),
  brands: z.array(counted),
  shops: z.array(counted),
  colors: z.array(counted.extend({ hex: z.string() })),
  sizes: z.array(counted),
  ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
  offer: z.int(),
  in_stock: z.int(),
  min_price: Amount,
  max_price: Amount,
});
export type Filters = z.infer<typeof Filters>;

export const ProductListQuery = z.strictObject({
  search: text(100).optional(),
  /** The words are searched as they are: no typo is corrected and no word left out. */
  exact: FlagParam.optional(),
  shop_id: IdList.optional(),
  category_id: IdList.optional(),
  sub_category_id: IdList.optional(),
  brand_id: IdList.optional(),
  color_id: IdList.optional(),
  size_id: IdList.optional(),
  rating: z.enum(['1', '2', '3', '4', '5']).transform(Number).optional(),
  min_price: AmountParam.optional(),
  max_price: AmountParam.optional(),
  in_stock: FlagParam.optional(),
  offer: FlagParam.optional(),
  sort_type: z.enum(sortTypes).default('default'),
  page: PageParam,
  per_page: perPage(12),
  /** `0` leaves the filters out, where a list does not show them: they cost more than the list. */
  with_filters: FlagParam.default(true),
});

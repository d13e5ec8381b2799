import { sql } from 'kysely';
import type { FacetGroup, ProductFilter } from '../domain/product-filter.ts';
import { whereProducts } from './product-where.ts';
import type { Read } from './sql.ts';

/** The groups that are counted by value; of prices the range is wanted instead. */
export type CountedGroup = Exclude<FacetGroup, 'price'>;

/** How many products share one value of a group. `value` is an id, stars, or 1 and 0. */
export type FacetCount = { group: CountedGroup | 'sub_category'; value: number; count: number };
export type PriceRange = { min: number; max: number };

const columnsOf = {
  category: ['category_id', 'sub_category_id'],
  brand: ['brand_id'],
  shop: ['shop_id'],
  color: ['color_ids'],
  size: ['size_ids'],
  rating: ['rating_stars'],
  offer: ['has_offer'],
  in_stock: ['in_stock'],
} as const satisfies Record<CountedGroup, readonly string[]>;

type CountRow = {
  /** A bit for each group, 0 for the one that the row belongs to. */
  mask: number;
  category_id?: number;
  sub_category_id?: number | null;
  brand_id?: number | null;
  shop_id?: number;
  color_ids?: number[];
  size_ids?: number[];
  rating_stars?: number;
  has_offer?: boolean;
  in_stock?: boolean;
  count: number;
};

/** Counts the values of some groups under one filter, all in one pass; of a search over its first `most` products. */
export async function countFacets(
  read: Read,
  filter: ProductFilter,
  groups: readonly CountedGroup[],
  most: number | undefined,
): Promise<FacetCount[]> {
  if (groups.length === 0) return [];
  const references = (group: CountedGroup) => columnsOf[group].map((column) => sql.ref(`p.${column}`));
  const first = sql.join(groups.map((group) => sql.ref(`p.${columnsOf[group][0]}`)));
  const sets = sql.join(groups.map((group) => sql`(${sql.join(references(group))})`));
  const result = await sql<CountRow>`
    select grouping(${first}) as mask, ${sql.join(groups.flatMap(references))}, count(*) as count
    from ${fitting(filter, most)} group by grouping sets (${sets})`.execute(read);
  const places = groups.length - 1;
  return sumUp(
    result.rows.flatMap((row) => {
      const group = groups.find((_group, index) => (row.mask & (1 << (places - index))) === 0);
      return group ? valuesOf(group, row) : [];
    }),
  );
}

/** From the lowest to the highest price; null where nothing fits. */
export async function findPriceRange(read: Read, filter: ProductFilter, most: number | undefined): Promise<PriceRange | null> {
  const result = await sql<{ min: number | null; max: number | null }>`
    select min(p.selling_price) as min, max(p.selling_price) as max from ${fitting(filter, most)}`.execute(read);
  const { min = null, max = null } = result.rows[0] ?? {};
  return min === null || max === null ? null : { min, max };
}

const facetColumns = sql`p.category_id, p.sub_category_id, p.brand_id, p.shop_id, p.color_ids, p.size_ids, p.rating_stars, p.has_offer, p.in_stock, p.selling_price`;

function fitting(filter: ProductFilter, most: number | undefined) {
  const where = whereProducts(filter);
  return most === undefined
    ? sql`products p where ${where}`
    : sql`(select ${facetColumns} from products p where ${where} limit ${most}::int) p`;
}

function valuesOf(group: CountedGroup, row: CountRow): FacetCount[] {
  const counted = (value: number | null | undefined, of: FacetCount['group'] = group): FacetCount[] =>
    value === null || value === undefined ? [] : [{ group: of, value, count: row.count }];
  switch (group) {
    case 'category':
      return [...counted(row.category_id), ...counted(row.sub_category_id, 'sub_category')];
    case 'brand':
      return counted(row.brand_id);
    case 'shop':
      return counted(row.shop_id);
    case 'rating':
      return counted(row.rating_stars);
    case 'offer':
      return counted(row.has_offer ? 1 : 0);
    case 'in_stock':
      return counted(row.in_stock ? 1 : 0);
    case 'color':
      return [...new Set(row.color_ids)].flatMap((id) => counted(id));
    case 'size':
      return [...new Set(row.size_ids)].flatMap((id) => counted(id));
  }
}

/** A colour comes once for each combination of colours, a category once for each of its parts. */
function sumUp(counts: readonly FacetCount[]): FacetCount[] {
  const sums = new Map<string, FacetCount>();
  for (const { group, value, count } of counts) {
    const key = `${group} ${value}`;
    sums.set(key, { group, value, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

import { sql } from 'kysely';
import type { FacetGroup, ProductFilter } from '../domain/product-filter.ts';
import { type Read, whereProducts } from './fragments.ts';

/** Groups that are counted by value; prices have a range instead. */
export type CountedGroup = Exclude<FacetGroup, 'price'>;

/** The number of products with a value of a group; `value` is an id, a number of stars, or 1 and 0. */
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

/** A column is missing if its group was not counted, and null in the rows of the other groups. */
type CountRow = {
  /** PostgreSQL's grouping(): one bit for each group, 0 for the group of this row. */
  mask: number;
  category_id?: number | null;
  sub_category_id?: number | null;
  brand_id?: number | null;
  shop_id?: number | null;
  color_ids?: number[] | null;
  size_ids?: number[] | null;
  rating_stars?: number | null;
  has_offer?: boolean | null;
  in_stock?: boolean | null;
  count: number;
};

/** Counts the values of several groups in one scan, over at most `maxRows` products. */
export async function countFacets(
  read: Read,
  filter: ProductFilter,
  groups: readonly CountedGroup[],
  maxRows: number | undefined,
): Promise<FacetCount[]> {
  if (groups.length === 0) return [];
  const references = (group: CountedGroup) => columnsOf[group].map((column) => sql.ref(`p.${column}`));
  const first = sql.join(groups.map((group) => sql.ref(`p.${columnsOf[group][0]}`)));
  const sets = sql.join(groups.map((group) => sql`(${sql.join(references(group))})`));
  const result = await sql<CountRow>`
    select grouping(${first}) as mask, ${sql.join(groups.flatMap(references))}, count(*) as count
    from ${matchingProducts(filter, maxRows)} group by grouping sets (${sets})`.execute(read);
  const places = groups.length - 1;
  return sumUp(
    result.rows.flatMap((row) => {
      const group = groups.find((_group, index) => (row.mask & (1 << (places - index))) === 0);
      return group ? valuesOf(group, row) : [];
    }),
  );
}

/** Null if no product matches. */
export async function findPriceRange(read: Read, filter: ProductFilter, maxRows: number | undefined): Promise<PriceRange | null> {
  const result = await sql<{ min: number | null; max: number | null }>`
    select min(p.selling_price) as min, max(p.selling_price) as max from ${matchingProducts(filter, maxRows)}`.execute(read);
  const { min = null, max = null } = result.rows[0] ?? {};
  return min === null || max === null ? null : { min, max };
}

const facetColumns = sql`p.category_id, p.sub_category_id, p.brand_id, p.shop_id, p.color_ids, p.size_ids, p.rating_stars, p.has_offer, p.in_stock, p.selling_price`;

function matchingProducts(filter: ProductFilter, maxRows: number | undefined) {
  const where = whereProducts(filter);
  return maxRows === undefined
    ? sql`products p where ${where}`
    : sql`(select ${facetColumns} from products p where ${where} limit ${maxRows}::int) p`;
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

/** Adds up counts of one value: a colour occurs in several combinations, a category with several sub-categories. */
function sumUp(counts: readonly FacetCount[]): FacetCount[] {
  const sums = new Map<string, FacetCount>();
  for (const { group, value, count } of counts) {
    const key = `${group} ${value}`;
    sums.set(key, { group, value, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

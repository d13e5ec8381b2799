/** The filter of a product list. Amounts are minor units, ids are sorted. */
export type ProductFilter = {
  shop?: readonly number[];
  category?: readonly number[];
  sub_category?: readonly number[];
  brand?: readonly number[];
  color?: readonly number[];
  size?: readonly number[];
  /** The minimum number of stars. */
  rating?: number;
  min_price?: number;
  max_price?: number;
  in_stock?: true;
  offer?: true;
  /** A PostgreSQL tsquery. */
  search?: string;
};

/** Groups of filter choices; sub-categories belong to the group of categories. */
export const facetGroups = ['category', 'brand', 'shop', 'color', 'size', 'rating', 'price', 'offer', 'in_stock'] as const;
export type FacetGroup = (typeof facetGroups)[number];

const partsOf = {
  category: ['category', 'sub_category'],
  brand: ['brand'],
  shop: ['shop'],
  color: ['color'],
  size: ['size'],
  rating: ['rating'],
  price: ['min_price', 'max_price'],
  offer: ['offer'],
  in_stock: ['in_stock'],
} as const satisfies Record<FacetGroup, readonly (keyof ProductFilter)[]>;

export function isChosen(filter: ProductFilter, group: FacetGroup): boolean {
  return partsOf[group].some((part) => filter[part] !== undefined);
}

/** The filter that the counts of a group are based on. */
export function withoutGroup(filter: ProductFilter, group: FacetGroup): ProductFilter {
  const rest = { ...filter };
  for (const part of partsOf[group]) delete rest[part];
  return rest;
}

/** A cache key: equal filters have equal keys. */
export function filterKey(filter: ProductFilter): string {
  return JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const simpleParts = ['shop', 'category', 'sub_category', 'brand'] as const;

/** The kind of a filter with at most one category, sub-category, shop or brand; undefined for all other filters. */
export function simpleKind(filter: ProductFilter): 'everything' | (typeof simpleParts)[number] | undefined {
  const parts = Object.keys(filter);
  if (parts.length === 0) return 'everything';
  return parts.length === 1 ? simpleParts.find((part) => filter[part]?.length === 1) : undefined;
}

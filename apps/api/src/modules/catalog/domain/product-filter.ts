/** What a list of products is narrowed by. Amounts are minor units, ids sorted; an absent group narrows nothing. */
export type ProductFilter = {
  shop?: readonly number[];
  category?: readonly number[];
  sub_category?: readonly number[];
  brand?: readonly number[];
  color?: readonly number[];
  size?: readonly number[];
  /** Stars and above. */
  rating?: number;
  min_price?: number;
  max_price?: number;
  in_stock?: true;
  offer?: true;
  /** A tsquery. */
  search?: string;
};

/** What can be chosen apart from the others: sub-categories belong to the choice of category. */
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

/** Whether the group narrows the list. */
export function isChosen(filter: ProductFilter, group: FacetGroup): boolean {
  return partsOf[group].some((part) => filter[part] !== undefined);
}

/** The filter without one group: what the counts of that group are counted under. */
export function withoutGroup(filter: ProductFilter, group: FacetGroup): ProductFilter {
  const rest = { ...filter };
  for (const part of partsOf[group]) delete rest[part];
  return rest;
}

/** The same text for the same filter. */
export function filterKey(filter: ProductFilter): string {
  return JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const simpleParts = ['shop', 'category', 'sub_category', 'brand'] as const;

/** What a list is of that is narrowed by at most one thing: everything, or one category, sub-category, shop or brand. Undefined for others. */
export function simpleKind(filter: ProductFilter): 'everything' | (typeof simpleParts)[number] | undefined {
  const parts = Object.keys(filter);
  if (parts.length === 0) return 'everything';
  return parts.length === 1 ? simpleParts.find((part) => filter[part]?.length === 1) : undefined;
}

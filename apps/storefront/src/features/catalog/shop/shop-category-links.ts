import type { Shop } from '../../../lib/other-servers/answers.ts';
import type { ChoiceLink } from '../choice-links.tsx';
import { changeParams, type ListParams } from '../list/list-params.ts';

type LinkOptions = { shop: Shop; params: ListParams; href: (params: ListParams) => string; all: string };

/** Links to a shop's categories, or to the sub-categories of its only one; none if there is just one. */
export function shopCategoryLinks({ shop, params, href, all }: LinkOptions): ChoiceLink[] {
  const singleCategory = shop.categories.length === 1 ? shop.categories[0] : undefined;
  const categories = singleCategory ? singleCategory.sub_categories : shop.categories;
  const param = singleCategory ? 'sub_category_id' : 'category_id';
  if (categories.length < 2) return [];
  const to = (ids: readonly number[]) => href(changeParams(params, { category_id: [], sub_category_id: [], [param]: ids }));
  return [
    { id: 'all', label: all, href: to([]), chosen: params[param].length === 0 },
    ...categories.map(({ id, name, thumbnail }) => ({ id, label: name, thumbnail, href: to([id]), chosen: params[param].includes(id) })),
  ];
}

import type { Shop } from '../../../lib/answers/answers.ts';
import type { ChoiceLink } from '../choice-links.tsx';
import { changeParams, type ListParams } from '../list/list-params.ts';

type Shelves = { shop: Shop; params: ListParams; href: (params: ListParams) => string; all: string };

/** The shelves of a shop as links: its categories, or the parts of its only one. One shelf is no choice. */
export function shopShelves({ shop, params, href, all }: Shelves): ChoiceLink[] {
  const only = shop.categories.length === 1 ? shop.categories[0] : undefined;
  const shelves = only ? only.sub_categories : shop.categories;
  const choice = only ? 'sub_category_id' : 'category_id';
  if (shelves.length < 2) return [];
  const to = (ids: readonly number[]) => href(changeParams(params, { category_id: [], sub_category_id: [], [choice]: ids }));
  return [
    { id: 'all', label: all, href: to([]), chosen: params[choice].length === 0 },
    ...shelves.map(({ id, name, thumbnail }) => ({ id, label: name, thumbnail, href: to([id]), chosen: params[choice].includes(id) })),
  ];
}

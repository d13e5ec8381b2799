import { paths } from '../../../lib/paths.ts';
import { changeParams, type ListParams, listQuery, readListParams } from '../list/list-params.ts';

/**
 * A category's page calls its sub-categories `subcategory` in the address, as the specification does, and is itself the
 * category: an id of another one in the address counts for nothing.
 */
export function readCategoryParams(query: URLSearchParams): ListParams {
  const given = new URLSearchParams(query);
  given.set('sub_category_id', query.get('subcategory') ?? '');
  return { ...readListParams(given), category_id: [] };
}

/** `/categories/{slug or id}?subcategory=…` with everything else that the list's address says. */
export function categoryHref(slug: string, params: ListParams): string {
  const { category_id: _own, sub_category_id: subcategory, ...rest } = listQuery(params);
  return paths.category({ slug, subcategory, ...rest });
}

/** The same list in one sub-category, or in all of them. */
export function subCategoryHref(slug: string, params: ListParams, id: number | undefined): string {
  return categoryHref(slug, changeParams(params, { sub_category_id: id === undefined ? [] : [id] }));
}

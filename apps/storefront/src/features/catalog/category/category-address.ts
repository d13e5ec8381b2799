import { paths } from '../../../lib/paths.ts';
import { changeParams, type ListParams, listQuery, readListParams } from '../list/list-params.ts';

/**
 * Reads a category page's query. Its sub-category parameter is called `subcategory`, as specified; a `category_id` is
 * ignored, because the path names the category.
 */
export function readCategoryParams(query: URLSearchParams): ListParams {
  const listParams = new URLSearchParams(query);
  listParams.set('sub_category_id', query.get('subcategory') ?? '');
  return { ...readListParams(listParams), category_id: [] };
}

/** `/categories/{slug or id}?subcategory=…` with the other parameters of the list. */
export function categoryHref(slug: string, params: ListParams): string {
  const { category_id: _own, sub_category_id: subcategory, ...rest } = listQuery(params);
  return paths.category({ slug, subcategory, ...rest });
}

/** The same list in one sub-category, or in all of them if `id` is undefined. */
export function subCategoryHref(slug: string, params: ListParams, id: number | undefined): string {
  return categoryHref(slug, changeParams(params, { sub_category_id: id === undefined ? [] : [id] }));
}

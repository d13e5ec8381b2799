import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { fromWire } from '@souk/money/wire';
import type { ReadContext } from '../../context.ts';
import type { Catalog, Scope } from './catalog.ts';
import type { ProductFilter } from './domain/product-filter.ts';
import { understandSearch } from './product-search.ts';
import { readFilters } from './read-filters.ts';
import { readProductPage } from './read-product-page.ts';

type Query = CallQuery<'GET /products'>;

/** Products, searched, filtered, sorted and by pages. */
export async function listProducts(context: ReadContext, catalog: Catalog, query: Query): Promise<CallAnswer<'GET /products'>> {
  const scope = await catalog.scope();
  const { filter, total, corrected } = await understandSearch(catalog, filterOf(query, scope), query.search ?? '');
  const offset = (query.page - 1) * query.per_page;
  const [products, filters] = await Promise.all([
    readProductPage(context, catalog, { filter, total, sort: query.sort_type, offset, limit: query.per_page }),
    query.with_filters ? readFilters(context, catalog, filter, scope) : null,
  ]);
  return { total, products, filters, corrected_search: corrected };
}

function filterOf(query: Query, scope: Scope): ProductFilter {
  return {
    ...ids('shop', scope.multi_vendor ? query.shop_id : [scope.shop_id ?? 0]),
    ...ids('category', query.category_id),
    ...ids('sub_category', query.sub_category_id),
    ...ids('brand', query.brand_id),
    ...ids('color', query.color_id),
    ...ids('size', query.size_id),
    ...(query.rating !== undefined && { rating: query.rating }),
    ...(query.min_price !== undefined && { min_price: fromWire(query.min_price) }),
    ...(query.max_price !== undefined && { max_price: fromWire(query.max_price) }),
    ...(query.in_stock && { in_stock: true as const }),
    ...(query.offer && { offer: true as const }),
  };
}

/** Sorted, so that the same choice in another order is the same filter. */
function ids<Part extends string>(part: Part, chosen: readonly number[] | undefined): { [Key in Part]?: number[] } {
  const filter: { [Key in Part]?: number[] } = {};
  if (chosen) filter[part] = [...chosen].sort((a, b) => a - b);
  return filter;
}

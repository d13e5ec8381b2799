import type { ProductCard } from '@souk/contract/catalog';
import type { ReadContext } from '../../context.ts';
import { anyWordQuery } from '../../platform/text/search-text.ts';
import type { Catalog } from './catalog.ts';
import type { ProductFilter } from './domain/product-filter.ts';
import { countFitting } from './product-search.ts';
import { readProductPage } from './read-product-page.ts';

/** Products that bear any of the words, the best matches first; where there are none, what sells. */
export async function readProductsAbout(
  context: ReadContext,
  catalog: Catalog,
  words: readonly string[],
  limit: number,
): Promise<ProductCard[]> {
  const scope = await catalog.scope();
  const everything: ProductFilter = scope.multi_vendor ? {} : { shop: [scope.shop_id ?? 0] };
  const search = anyWordQuery(words);
  for (const filter of search === null ? [everything] : [{ ...everything, search }, everything]) {
    const total = await countFitting(catalog, filter);
    if (total > 0) return readProductPage(context, catalog, { filter, total, sort: 'default', offset: 0, limit });
  }
  return [];
}

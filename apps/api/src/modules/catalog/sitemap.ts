import { type Catalog, onlyShopId } from './catalog.ts';
import type { Read } from './queries/fragments.ts';
import { listFlashSales } from './queries/home/flash-sales.ts';
import { listProductRanges, listProductsInRange } from './queries/product-lists.ts';

/** Ids in a range of products: in ten languages their addresses still fit into one sitemap file. */
const rangeSize = 5000;

/** The ranges of ids that have products on sale; each is one sitemap file. */
export async function listSitemapProductRanges(read: Read, catalog: Catalog) {
  return listProductRanges(read, { shopId: onlyShopId(await catalog.scope()), size: rangeSize });
}

export async function listSitemapProducts(read: Read, catalog: Catalog, range: number) {
  return listProductsInRange(read, { shopId: onlyShopId(await catalog.scope()), size: rangeSize, range });
}

export async function listSitemapShops(catalog: Catalog): Promise<number[]> {
  const [{ shops }, scope] = await Promise.all([catalog.terms(), catalog.scope()]);
  const only = onlyShopId(scope);
  return shops.map(({ id }) => id).filter((id) => only === null || id === only);
}

/** Categories and sub-categories with products on sale. */
export async function listSitemapCategories(catalog: Catalog): Promise<{ slug: string; sub_category_ids: number[] }[]> {
  const [{ categories }, counts, scope] = await Promise.all([catalog.terms(), catalog.categoryCounts(), catalog.scope()]);
  const only = onlyShopId(scope);
  const offered = counts.filter(({ shop_id }) => only === null || shop_id === only);
  const filled = new Set(offered.flatMap(({ category_id, sub_category_id }) => [category_id, sub_category_id]));
  return categories
    .filter(({ id, parent_id }) => parent_id === null && filled.has(id))
    .map(({ id, slug }) => ({
      slug,
      sub_category_ids: categories.filter((part) => part.parent_id === id && filled.has(part.id)).map((part) => part.id),
    }));
}

/** Running and upcoming flash sales. */
export async function listSitemapFlashSales(read: Read, now: Date): Promise<number[]> {
  return (await listFlashSales(read, now)).map(({ id }) => id);
}

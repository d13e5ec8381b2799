import type { Catalog } from './catalog.ts';
import { listProductRanges, listProductsInRange } from './repository/addresses.ts';
import { listFlashSales } from './repository/flash-sales.ts';
import type { Read } from './repository/sql.ts';

/** How many ids a range of products spans: in ten languages their addresses still fit into one sitemap. */
const rangeSize = 5000;

/** Ranges of products on sale, so that nobody has to list them all at once. */
export async function listRangesOfProducts(read: Read, catalog: Catalog) {
  return listProductRanges(read, { shopId: await shopOf(catalog), size: rangeSize });
}

export async function listProductsOfRange(read: Read, catalog: Catalog, range: number) {
  return listProductsInRange(read, { shopId: await shopOf(catalog), size: rangeSize, range });
}

/** The shops that a visitor can open. */
export async function listOpenShops(catalog: Catalog): Promise<number[]> {
  const [{ shops }, only] = await Promise.all([catalog.terms(), shopOf(catalog)]);
  return shops.map(({ id }) => id).filter((id) => only === null || id === only);
}

/** The categories that hold something, each with those of its sub-categories that do. */
export async function listFilledCategories(catalog: Catalog): Promise<{ slug: string; sub_category_ids: number[] }[]> {
  const [{ categories }, stocked, only] = await Promise.all([catalog.terms(), catalog.stocked(), shopOf(catalog)]);
  const own = stocked.filter(({ shop_id }) => only === null || shop_id === only);
  const filled = new Set(own.flatMap(({ category_id, sub_category_id }) => [category_id, sub_category_id]));
  return categories
    .filter(({ id, parent_id }) => parent_id === null && filled.has(id))
    .map(({ id, slug }) => ({
      slug,
      sub_category_ids: categories.filter((part) => part.parent_id === id && filled.has(part.id)).map((part) => part.id),
    }));
}

/** The sales that run and those to come. */
export async function listOpenSales(read: Read, now: Date): Promise<number[]> {
  return (await listFlashSales(read, now)).map(({ id }) => id);
}

/** The one shop that a single-vendor market speaks of; null where there are many. */
async function shopOf(catalog: Catalog): Promise<number | null> {
  const { multi_vendor, shop_id } = await catalog.scope();
  return multi_vendor ? null : (shop_id ?? 0);
}

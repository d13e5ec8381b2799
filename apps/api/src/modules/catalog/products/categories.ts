import type { CallAnswer } from '@souk/contract/calls';
import type { Category } from '@souk/contract/catalog';
import type { ReadContext } from '../../../context.ts';
import { notFound } from '../../../platform/app-error.ts';
import type { Languages } from '../../../platform/text/texts.ts';
import type { Catalog } from '../catalog.ts';
import { presentCategory, presentSubCategory } from '../present.ts';

/** All categories with their sub-categories; with `ofShop`, only those in which the shop has products. */
export async function readCategories(context: ReadContext, catalog: Catalog, ofShop?: number): Promise<Category[]> {
  const [rows, counts, scope] = await Promise.all([catalog.categories(), catalog.categoryCounts(), catalog.scope()]);
  const shopId = ofShop ?? scope.shop_id;
  const own = shopId === null ? counts : counts.filter(({ shop_id }) => shop_id === shopId);
  const categories = rows.filter(({ parent_id }) => parent_id === null).map((row) => presentCategory(row, rows, own, context));
  return ofShop === undefined ? categories : categories.filter(({ total_products }) => total_products > 0);
}

/** Finds a category by slug, former slug or id; a slug is never all digits, so slug and id cannot be confused. */
export async function readCategory(context: ReadContext, catalog: Catalog, slug: string): Promise<CallAnswer<'GET /categories/{slug}'>> {
  const categories = await readCategories(context, catalog);
  const category = categories.find((one) => one.slug === slug || String(one.id) === slug) ?? (await findMoved(catalog, categories, slug));
  if (!category) throw notFound('Category not found');
  return { category };
}

async function findMoved(catalog: Catalog, categories: readonly Category[], slug: string): Promise<Category | undefined> {
  const moved = (await catalog.categoryAddresses()).find(slug);
  return moved && categories.find(({ id }) => id === (moved.parent_id ?? moved.id));
}

export async function readSubCategories(
  languages: Languages,
  catalog: Catalog,
  categoryId: number,
): Promise<CallAnswer<'GET /sub-categories'>> {
  const rows = await catalog.categories();
  return { sub_categories: rows.filter(({ parent_id }) => parent_id === categoryId).map((row) => presentSubCategory(row, languages)) };
}

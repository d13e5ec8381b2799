import type { CallAnswer } from '@souk/contract/calls';
import type { Category, SubCategory } from '@souk/contract/catalog';
import type { z } from 'zod';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { presentPicture, thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';
import type { Catalog } from './catalog.ts';
import { type CategoryRow, listCategories } from './repository/categories.ts';
import type { StockedRow } from './repository/terms.ts';

/** All categories with their sub-categories; with a shop, those that it has something in. */
export async function readCategories(context: ReadContext, catalog: Catalog, ofShop?: number): Promise<Category[]> {
  const [rows, stocked, scope] = await Promise.all([listCategories(context.read), catalog.stocked(), catalog.scope()]);
  const shopId = ofShop ?? scope.shop_id;
  const counted = shopId === null ? stocked : stocked.filter(({ shop_id }) => shop_id === shopId);
  const categories = rows.filter(({ parent_id }) => parent_id === null).map((row) => presentCategory(row, rows, counted, context));
  return ofShop === undefined ? categories : categories.filter(({ total_products }) => total_products > 0);
}

/** One category by its slug or its id: a slug has a character that is no digit, so the two cannot be mixed up. */
export async function readCategory(context: ReadContext, catalog: Catalog, slug: string): Promise<CallAnswer<'GET /categories/{slug}'>> {
  const categories = await readCategories(context, catalog);
  const category = categories.find((one) => one.slug === slug || String(one.id) === slug);
  if (!category) throw notFound('There is no such category');
  return { category };
}

export async function readSubCategories(
  { read, ...languages }: ReadContext,
  categoryId: number,
): Promise<CallAnswer<'GET /sub-categories'>> {
  const rows = await listCategories(read);
  return { sub_categories: rows.filter(({ parent_id }) => parent_id === categoryId).map((row) => presentSubCategory(row, languages)) };
}

function presentCategory(row: CategoryRow, rows: readonly CategoryRow[], stocked: readonly StockedRow[], languages: Languages): Category {
  return {
    ...presentSubCategory(row, languages),
    picture: row.picture && presentPicture(row.picture, languages),
    total_products: stocked.filter(({ category_id }) => category_id === row.id).reduce((sum, { count }) => sum + count, 0),
    sub_categories: rows.filter(({ parent_id }) => parent_id === row.id).map((part) => presentSubCategory(part, languages)),
  };
}

function presentSubCategory(row: CategoryRow, languages: Languages): z.infer<typeof SubCategory> {
  return { id: row.id, slug: row.slug, name: pickText(row.name, languages), thumbnail: row.picture && thumbnailUrl(row.picture) };
}

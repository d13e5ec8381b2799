import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ReadContext } from '../../../context.ts';
import { notFound } from '../../../platform/app-error.ts';
import { presentPicture } from '../../../platform/media/present-picture.ts';
import { allTexts, normalizeWords, queryWords } from '../../../platform/text/search-text.ts';
import { pickOptionalText, pickText } from '../../../platform/text/texts.ts';
import type { Catalog } from '../catalog.ts';
import { matchesWords } from '../domain/search-words.ts';
import { presentHoliday, presentShopCard } from '../present.ts';
import { readCategories } from '../products/categories.ts';
import { findShop, listShopScenes, listShops } from '../queries/shops.ts';

/** A page of shops by name and order; in a single-vendor marketplace only its shop. */
export async function readShops(context: ReadContext, catalog: Catalog, query: CallQuery<'GET /shops'>): Promise<CallAnswer<'GET /shops'>> {
  const [{ multi_vendor, shop_id }, { shops }, totals] = await Promise.all([catalog.scope(), catalog.terms(), catalog.shopTotals()]);
  const words = queryWords(query.search ?? '');
  const matching = shops.filter(
    (shop) => (multi_vendor || shop.id === shop_id) && matchesWords(words, allTexts(shop.name).flatMap(normalizeWords)),
  );
  const { read, locale, defaultLocale } = context;
  const ids = matching.length === shops.length ? undefined : matching.map(({ id }) => id);
  const page = { offset: (query.page - 1) * query.per_page, limit: query.per_page };
  const request = { ids, sort: query.sort_type, locale, defaultLocale, ...page };
  const rows = await catalog.shopPages(JSON.stringify(request), () => listShops(read, request));
  return { total: matching.length, shops: rows.map((row) => presentShopCard(row, totals, context)) };
}

const maxScenes = 3;

export async function readShop(context: ReadContext, catalog: Catalog, id: number): Promise<CallAnswer<'GET /shops/{id}'>> {
  const [scope, row] = await Promise.all([catalog.scope(), catalog.shops(String(id), () => findShop(context.read, id))]);
  if (!row || !(scope.multi_vendor || scope.shop_id === id)) throw notFound('Shop not found');
  const [totals, categories, scenes] = await Promise.all([
    catalog.shopTotals(),
    readCategories(context, catalog, id),
    catalog.shopScenes(String(id), () => listShopScenes(context.read, id, maxScenes)),
  ]);
  const card = presentShopCard(row, totals, context);
  return {
    shop: {
      ...card,
      holiday: presentHoliday(row),
      return_days: row.return_days,
      description: pickOptionalText(row.description, context),
      address: pickOptionalText(row.address, context),
      banners: card.banner_picture ? [card.banner_picture] : [],
      scenes: scenes.map(({ product_id, name, picture }) => ({
        product_id,
        name: pickText(name, context),
        picture: presentPicture(picture, context),
      })),
      categories,
    },
  };
}

import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { normalizeWords } from '../../platform/text/normalize-words.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { allTexts, queryWords } from '../../platform/text/search-text.ts';
import type { Catalog } from './catalog.ts';
import { bears } from './domain/bears-words.ts';
import { presentShopCard } from './present-shop.ts';
import { readCategories } from './read-categories.ts';
import { findShop, listShops } from './repository/shops.ts';

/** The shops, searched by name and by pages; in a market of one shop, that one. */
export async function readShops(context: ReadContext, catalog: Catalog, query: CallQuery<'GET /shops'>): Promise<CallAnswer<'GET /shops'>> {
  const [{ multi_vendor, shop_id }, { shops }, stocked] = await Promise.all([catalog.scope(), catalog.terms(), catalog.stocked()]);
  const words = queryWords(query.search ?? '');
  const fitting = shops.filter(
    (shop) => (multi_vendor || shop.id === shop_id) && bears(words, allTexts(shop.name).flatMap(normalizeWords)),
  );
  const { read, locale, defaultLocale } = context;
  const ids = fitting.length === shops.length ? undefined : fitting.map(({ id }) => id);
  const page = { offset: (query.page - 1) * query.per_page, limit: query.per_page };
  const rows = await listShops(read, { ids, sort: query.sort_type, locale, defaultLocale, ...page });
  return { total: fitting.length, shops: rows.map((row) => presentShopCard(row, stocked, context)) };
}

export async function readShop(context: ReadContext, catalog: Catalog, id: number): Promise<CallAnswer<'GET /shops/{id}'>> {
  const [scope, row] = await Promise.all([catalog.scope(), findShop(context.read, id)]);
  if (!row || !(scope.multi_vendor || scope.shop_id === id)) throw notFound('There is no such shop');
  const [stocked, categories] = await Promise.all([catalog.stocked(), readCategories(context, catalog, id)]);
  const card = presentShopCard(row, stocked, context);
  return {
    shop: {
      ...card,
      description: pickText(row.description, context),
      address: pickText(row.address, context),
      banners: card.banner_picture ? [card.banner_picture] : [],
      categories,
    },
  };
}

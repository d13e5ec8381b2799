import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Catalog } from './catalog.ts';
import { presentProduct } from './present-product.ts';
import { presentShopCard } from './present-shop.ts';
import { readFavorites, readProductCards } from './read-product-cards.ts';
import { findProduct, listPopularIds, listRelatedIds } from './repository/product-details.ts';
import { findShop } from './repository/shops.ts';

const besides = 6;

/** One product with everything its page shows. Notes that the person who is signed in has seen it. */
export async function readProduct(context: ReadContext, catalog: Catalog, id: number): Promise<CallAnswer<'GET /product-details'>> {
  const { read, actor, clock } = context;
  const { multi_vendor, shop_id } = await catalog.scope();
  const shopId = multi_vendor ? null : (shop_id ?? 0);
  const row = await findProduct(read, id, { shopId, now: clock.now() });
  if (!row) throw notFound('There is no such product');
  const [shop, stocked, favorites, relatedIds, popularIds] = await Promise.all([
    findShop(read, row.shop_id),
    catalog.stocked(),
    readFavorites(context, [id]),
    listRelatedIds(read, row, shopId, besides),
    listPopularIds(read, row, besides),
  ]);
  if (!shop) throw notFound('There is no such product');
  if (actor) catalog.views.record({ person_id: actor.person_id, product_id: id, at: clock.now() });
  const product = presentProduct(row, presentShopCard(shop, stocked, context), context, favorites);
  const cards = new Map((await readProductCards(context, [...new Set([...relatedIds, ...popularIds])])).map((card) => [card.id, card]));
  const cardsOf = (ids: readonly number[]) => ids.flatMap((one) => cards.get(one) ?? []);
  return { product, related_products: cardsOf(relatedIds), popular_products: cardsOf(popularIds) };
}

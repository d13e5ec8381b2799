import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Catalog } from './catalog.ts';
import { presentProduct } from './present-product.ts';
import { presentShopCard } from './present-shop.ts';
import { readCards, readFavorites } from './read-product-cards.ts';
import { findProduct, popularOfShopPage, relatedPage } from './repository/product-details.ts';
import { findShop } from './repository/shops.ts';

const besides = 6;

/** One product with everything its page shows. Notes that the person who is signed in has seen it. */
export async function readProduct(context: ReadContext, catalog: Catalog, id: number): Promise<CallAnswer<'GET /product-details'>> {
  const { read, actor, clock } = context;
  const { multi_vendor, shop_id } = await catalog.scope();
  const shopId = multi_vendor ? null : (shop_id ?? 0);
  const row = await findProduct(read, id, { shopId, now: clock.now() });
  if (!row) throw notFound('There is no such product');
  const [shop, stocked, favorites, related, popular] = await Promise.all([
    findShop(read, row.shop_id),
    catalog.stocked(),
    readFavorites(context, [id]),
    readCards(context, relatedPage(row, shopId, besides)),
    readCards(context, popularOfShopPage(row, besides)),
  ]);
  if (!shop) throw notFound('There is no such product');
  if (actor) catalog.views.record({ person_id: actor.person_id, product_id: id, at: clock.now() });
  const product = presentProduct(row, presentShopCard(shop, stocked, context), context, favorites);
  return { product, related_products: related, popular_products: popular };
}

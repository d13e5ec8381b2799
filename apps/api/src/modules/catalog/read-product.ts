import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Catalog } from './catalog.ts';
import { presentCard } from './present-card.ts';
import { presentProduct } from './present-product.ts';
import { presentShopCard } from './present-shop.ts';
import { readFavorites } from './read-product-cards.ts';
import { type BesidesRow, findProduct, listBesides } from './repository/product-details.ts';
import { findShop } from './repository/shops.ts';

/** Of each kind, besides the product itself. */
const most = 6;

/** One product with everything its page shows. Notes that the person who is signed in has seen it. */
export async function readProduct(context: ReadContext, catalog: Catalog, id: number): Promise<CallAnswer<'GET /product-details'>> {
  const { read, actor, clock } = context;
  const { multi_vendor, shop_id } = await catalog.scope();
  const scope = { shopId: multi_vendor ? null : (shop_id ?? 0), now: clock.now() };
  const [row, besides] = await Promise.all([findProduct(read, id, scope), listBesides(read, id, { ...scope, limit: most })]);
  if (!row) throw notFound('There is no such product');
  const [shop, stocked, labels, favorites] = await Promise.all([
    catalog.shops(String(row.shop_id), () => findShop(read, row.shop_id)),
    catalog.stocked(),
    catalog.labels([row, ...besides]),
    readFavorites(context, [id, ...besides.map((one) => one.id)]),
  ]);
  if (!shop) throw notFound('There is no such product');
  if (actor) catalog.views.record({ person_id: actor.person_id, product_id: id, at: clock.now() });
  const cards = (why: BesidesRow['why']) =>
    besides.filter((one) => one.why === why).map((one) => presentCard(one, context, { labels, favorites }));
  return {
    product: presentProduct(row, presentShopCard(shop, stocked, context), context, { labels, favorites }),
    related_products: cards('related'),
    popular_products: cards('popular'),
  };
}

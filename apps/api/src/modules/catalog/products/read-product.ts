import type { CallAnswer } from '@souk/contract/calls';
import type { ReadContext } from '../../../context.ts';
import { notFound } from '../../../platform/app-error.ts';
import { type Catalog, onlyShopId } from '../catalog.ts';
import { presentCard, presentProduct, presentShopCard } from '../present.ts';
import { findProduct, listRecommendations, type RecommendedRow } from '../queries/product-details.ts';
import { findShop } from '../queries/shops.ts';

const maxRecommendations = 6;

/** A product with everything its page shows. */
export async function readProduct(context: ReadContext, catalog: Catalog, id: number): Promise<CallAnswer<'GET /product-details'>> {
  const { read, clock } = context;
  const scope = { shopId: onlyShopId(await catalog.scope()), now: clock.now() };
  const [row, recommended] = await Promise.all([
    findProduct(read, id, scope),
    listRecommendations(read, id, { ...scope, limit: maxRecommendations }),
  ]);
  if (!row) throw notFound('Product not found');
  const [shop, counts, labels] = await Promise.all([
    catalog.shops(String(row.shop_id), () => findShop(read, row.shop_id)),
    catalog.categoryCounts(),
    catalog.labels([row, ...recommended]),
  ]);
  if (!shop) throw notFound('Product not found');
  // The answer is the same for everybody.
  const card = { labels, favorites: new Set<number>() };
  const cardsOf = (reason: RecommendedRow['reason']) =>
    recommended.filter((one) => one.reason === reason).map((one) => presentCard(one, context, card));
  return {
    product: presentProduct(row, presentShopCard(shop, counts, context), context, card),
    related_products: cardsOf('related'),
    popular_products: cardsOf('popular'),
  };
}

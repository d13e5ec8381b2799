import type { ProductCard } from '@souk/contract/catalog';
import type { ReadContext } from '../../context.ts';
import type { Catalog } from './catalog.ts';
import { readProductCards } from './read-product-cards.ts';

/** The cards of products that somebody keeps by their ids. A market of one shop speaks of no other. */
export async function readKeptCards(context: ReadContext, catalog: Catalog, ids: readonly number[]): Promise<ProductCard[]> {
  const { multi_vendor, shop_id } = await catalog.scope();
  const cards = await readProductCards(context, catalog, ids);
  return multi_vendor ? cards : cards.filter(({ shop }) => shop.id === shop_id);
}

import type { ProductCard } from '@souk/contract/catalog';
import type { ReadContext } from '../../../context.ts';
import type { Catalog } from '../catalog.ts';
import { presentCard } from '../present.ts';
import { listCards, listFavoriteIds } from '../queries/product-lists.ts';

/** Cards from the database, as they are at this moment, in the order of `ids`, without products that are not on sale. */
export async function readProductCards(context: ReadContext, catalog: Catalog, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await listCards(context.read, ids, context.clock.now());
  const [labels, favorites] = await Promise.all([
    catalog.labels(rows),
    readFavoriteIds(
      context,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => presentCard(row, context, { labels, favorites }));
}

/** The products on the wishlist of the signed-in shopper; none for a visitor. */
async function readFavoriteIds({ read, actor }: ReadContext, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return actor ? listFavoriteIds(read, actor.person_id, ids) : new Set();
}

/** Like `readProductCards`, in a single-vendor marketplace without products of other shops. */
export async function readCardsInScope(context: ReadContext, catalog: Catalog, ids: readonly number[]): Promise<ProductCard[]> {
  const { multi_vendor, shop_id } = await catalog.scope();
  const cards = await readProductCards(context, catalog, ids);
  return multi_vendor ? cards : cards.filter(({ shop }) => shop.id === shop_id);
}

import type { ProductCard } from '@souk/contract/catalog';
import type { ReadContext } from '../../context.ts';
import type { Catalog } from './catalog.ts';
import { presentCard } from './present-card.ts';
import { type CardRow, listCards, listFavoriteIds } from './repository/product-cards.ts';

/** The cards of products, in the order of their ids; those that are not on sale are left out. */
export async function readProductCards(context: ReadContext, catalog: Catalog, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  return presentCards(context, catalog, await listCards(context.read, ids, context.clock.now()));
}

export async function presentCards(context: ReadContext, catalog: Catalog, rows: readonly CardRow[]): Promise<ProductCard[]> {
  const [labels, favorites] = await Promise.all([
    catalog.labels(rows),
    readFavorites(
      context,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => presentCard(row, context, { labels, favorites }));
}

/** Which of the products the person who asks keeps. */
export async function readFavorites({ read, actor }: ReadContext, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return actor ? listFavoriteIds(read, actor.person_id, ids) : new Set();
}

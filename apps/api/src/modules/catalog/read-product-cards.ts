import type { ProductCard } from '@souk/contract/catalog';
import type { ReadContext } from '../../context.ts';
import { presentCard } from './present-card.ts';
import { listCards, listFavoriteIds } from './repository/product-cards.ts';

/** The cards of products, in the order of their ids; those that are not on sale are left out. */
export async function readProductCards(context: ReadContext, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows, favorites] = await Promise.all([listCards(context.read, ids, context.clock.now()), readFavorites(context, ids)]);
  return rows.map((row) => presentCard(row, context, favorites));
}

/** Which of the products the person who asks keeps. */
export async function readFavorites({ read, actor }: ReadContext, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return actor ? listFavoriteIds(read, actor.person_id, ids) : new Set();
}

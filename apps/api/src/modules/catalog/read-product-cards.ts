import type { ProductCard } from '@souk/contract/catalog';
import type { RawBuilder } from 'kysely';
import type { ReadContext } from '../../context.ts';
import { presentCard } from './present-card.ts';
import { type CardRow, listCards, listFavoriteIds, pageOfIds } from './repository/product-cards.ts';

/** The cards of products, in the order of their ids; those that are not on sale are left out. */
export async function readProductCards(context: ReadContext, ids: readonly number[]): Promise<ProductCard[]> {
  return ids.length === 0 ? [] : readCards(context, pageOfIds(ids));
}

/** The cards of a page given as SQL. */
export async function readCards(context: ReadContext, page: RawBuilder<unknown>): Promise<ProductCard[]> {
  const rows = await listCards(context.read, page, context.clock.now());
  return presentCards(context, rows);
}

/** Rows as cards, marked where the person who asks keeps them. */
export async function presentCards(context: ReadContext, rows: readonly CardRow[]): Promise<ProductCard[]> {
  const favorites = await readFavorites(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentCard(row, context, favorites));
}

/** Which of the products the person who asks keeps. */
export async function readFavorites({ read, actor }: ReadContext, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return actor && ids.length > 0 ? listFavoriteIds(read, actor.person_id, ids) : new Set();
}

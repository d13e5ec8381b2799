import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { refused } from '../../platform/http/problem.ts';
import { countFavorites, deleteFavorite, insertFavorite, lockPerson } from './repository.ts';

/** More are not kept, because the list is shown whole. */
export const mostFavorites = 500;

/** Puts a product on the wishlist or, where it is there, takes it off; how many are on it then. */
export async function toggleFavorite(
  { clock, actor }: SignedIn<Context>,
  transaction: Transaction<DB>,
  productId: number,
): Promise<number> {
  await lockPerson(transaction, actor.person_id);
  const inserted = await insertFavorite(transaction, actor.person_id, productId, clock.now());
  if (!inserted) await deleteFavorite(transaction, actor.person_id, productId);
  const total = await countFavorites(transaction, actor.person_id);
  if (inserted && total > mostFavorites) {
    throw refused({ text: 'Your wishlist can hold {limit} products. Please take one off first.', with: { limit: mostFavorites } });
  }
  return total;
}

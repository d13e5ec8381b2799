import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { countFavorites, insertFavorites, insertRecentViews, lockPerson } from './repository.ts';
import { mostFavorites } from './toggle-favorite.ts';

/** Puts what a visitor liked on the wishlist of who they turned out to be. What does not fit on it any more is left out, the oldest first. */
export async function joinFavorites(
  { clock, actor }: SignedIn<Context>,
  transaction: Transaction<DB>,
  productIds: readonly number[],
): Promise<void> {
  await lockPerson(transaction, actor.person_id);
  const room = Math.max(mostFavorites - (await countFavorites(transaction, actor.person_id)), 0);
  await insertFavorites(transaction, actor.person_id, productIds, room, clock.now());
}

/** Notes what a visitor looked at as seen by who they turned out to be. */
export async function joinRecentViews(
  { clock, actor }: SignedIn<Context>,
  transaction: Transaction<DB>,
  productIds: readonly number[],
): Promise<void> {
  await insertRecentViews(transaction, actor.person_id, productIds, clock.now());
}

import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { refused } from '../../platform/app-error.ts';
import {
  countFavorites,
  deleteFavorite,
  insertFavorite,
  insertFavorites,
  insertRecentViews,
  listFavorites,
  listRecentViews,
  lockPerson,
} from './queries.ts';

/** The wishlist is shown on one page. */
export const maxFavorites = 500;

/** Adds a product to the wishlist, or removes it. Returns the number of products on the list. */
export async function toggleFavorite(
  { clock, actor }: SignedIn<Context>,
  transaction: Transaction<DB>,
  productId: number,
): Promise<number> {
  await lockPerson(transaction, actor.person_id);
  const inserted = await insertFavorite(transaction, actor.person_id, productId, clock.now());
  if (!inserted) await deleteFavorite(transaction, actor.person_id, productId);
  const total = await countFavorites(transaction, actor.person_id);
  if (inserted && total > maxFavorites) {
    throw refused({ text: 'Your wishlist can hold {limit} products. Remove one to add another.', with: { limit: maxFavorites } });
  }
  return total;
}

const maxViewed = 10;

/** The ids of the products on the wishlist, newest first. */
export async function listFavoriteProducts({ read, actor }: SignedIn<ReadContext>): Promise<number[]> {
  return (await listFavorites(read, actor.person_id, maxFavorites)).map(({ product_id }) => product_id);
}

/** The ids of the last viewed products. */
export async function listViewedProducts({ read, actor }: SignedIn<ReadContext>): Promise<number[]> {
  return (await listRecentViews(read, actor.person_id, maxViewed)).map(({ product_id }) => product_id);
}

/**
 * Adds a visitor's favourites to their wishlist when they sign in. If the list is full, the oldest ones are left out.
 */
export async function mergeFavorites(
  { clock, actor }: SignedIn<Context>,
  transaction: Transaction<DB>,
  productIds: readonly number[],
): Promise<void> {
  await lockPerson(transaction, actor.person_id);
  const capacity = Math.max(maxFavorites - (await countFavorites(transaction, actor.person_id)), 0);
  await insertFavorites(transaction, actor.person_id, productIds, capacity, clock.now());
}

/** Adds the products that a visitor viewed to their list when they sign in. */
export async function mergeRecentViews(
  { clock, actor }: SignedIn<Context>,
  transaction: Transaction<DB>,
  productIds: readonly number[],
): Promise<void> {
  await insertRecentViews(transaction, actor.person_id, productIds, clock.now());
}

import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { refreshSearch } from './refresh-search.ts';
import { updateOffers } from './repository/refresh.ts';

/**
 * What is derived of products that were written in a long transaction: the price and stock in lists, and what they are found by. It
 * locks no tag but that of the search words, which nothing else changes; whoever calls it bumps the others last.
 */
export async function refreshWritten(transaction: Transaction<DB>, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await updateOffers(transaction, ids, now);
  await refreshSearch(transaction, ids);
}

/** The same after nothing but their stock has changed. */
export async function refreshStock(transaction: Transaction<DB>, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0) await updateOffers(transaction, ids, now);
}

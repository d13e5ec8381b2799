import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { listProductIds, lockProducts, updateOffers, updateRatings, updateShopRatings } from '../queries/derived-data.ts';
import { lockWords, rebuildWords } from '../queries/search-index.ts';
import { refreshSearch } from './search-index.ts';

/**
 * Updates everything derived from a product's rows: current price, stock, colours, sizes, rating and search index. Call it
 * in the transaction that changed the product, its variants, flash sale or reviews. A change of texts or pictures alone
 * must bump the tag `catalog` as well.
 */
export async function refreshProducts(transaction: Kysely<DB>, productIds: readonly number[], clock: Clock): Promise<void> {
  const ids = await lockProducts(transaction, productIds);
  if (ids.length === 0) return;
  const offers = await updateOffers(transaction, ids, clock.now());
  const rated = await updateRatings(transaction, ids);
  if (rated.length > 0) await updateShopRatings(transaction, rated);
  const searched = await refreshSearch(transaction, ids);
  const isVisible = offers.length + rated.length + searched > 0;
  await bumpTags(transaction, isVisible ? ['catalog', 'stock'] : ['stock']);
}

/** Updates the rating of a product and its shop after a review. */
export async function refreshRating(transaction: Kysely<DB>, productId: number): Promise<void> {
  await lockProducts(transaction, [productId]);
  await updateShopRatings(transaction, await updateRatings(transaction, [productId]));
  await bumpTags(transaction, ['ratings']);
}

/**
 * Updates price, stock and search index within a long transaction. Tags are row locks that others wait for, so it bumps
 * only `search_words`; the caller bumps the others at the end.
 */
export async function refreshImported(transaction: Transaction<DB>, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await updateOffers(transaction, ids, now);
  await refreshSearch(transaction, ids);
}

/** Updates products of which only the stock has changed. */
export async function refreshStock(transaction: Transaction<DB>, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0) await updateOffers(transaction, ids, now);
}

type ReindexParts = { db: Kysely<DB>; clock: Clock; onProgress: (done: number) => void };

/** Small enough that shoppers do not wait for the locks. */
const batchSize = 500;

/** Updates all derived data while the marketplace is running. Returns the number of products. */
export async function reindexCatalog({ db, clock, onProgress }: ReindexParts): Promise<number> {
  let done = 0;
  for (let ids = await listProductIds(db, 0, batchSize); ids.length > 0; ids = await listProductIds(db, ids.at(-1) ?? 0, batchSize)) {
    const batch = ids;
    await inTransaction(db, (transaction) => refreshProducts(transaction, batch, clock));
    done += batch.length;
    onProgress(done);
  }
  await inTransaction(db, async (transaction) => {
    await lockWords(transaction);
    await rebuildWords(transaction);
    await bumpTags(transaction, ['catalog', 'stock', 'search_words']);
  });
  return done;
}

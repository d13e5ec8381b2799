import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { refreshSearch } from './refresh-search.ts';
import { lockProducts, updateOffers, updateRatings, updateShopRatings } from './repository/refresh.ts';

/**
 * Brings everything that is derived from a product's rows up to date: selling price, stock, colours, sizes, rating and what
 * it is found by. Call it in the transaction that changed a product, its variants, its flash price or its reviews. Drops
 * cached answers where something changed; who edits text or pictures bumps `catalog` too.
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

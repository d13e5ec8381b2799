import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addPopularity, listOutdatedPrices, lockProducts, takeChanges, tryLock, updateOffers } from './repository/refresh.ts';

/** Applies what orders left, and flash sales that have started or ended. Of several processes one does it. */
export function settleCatalog(db: Kysely<DB>, clock: Clock): Promise<void> {
  return inTransaction(db, (transaction) => settle(transaction, clock));
}

async function settle(transaction: Kysely<DB>, clock: Clock): Promise<void> {
  if (!(await tryLock(transaction, 'settle-catalog'))) return;
  const now = clock.now();
  const changed = await takeChanges(transaction);
  const outdated = await listOutdatedPrices(transaction, now);
  const ids = await lockProducts(transaction, [...new Set([...changed, ...outdated])]);
  if (ids.length === 0) return;
  const visible = await updateOffers(transaction, ids, now);
  await bumpTags(transaction, visible.length > 0 ? ['catalog', 'stock'] : ['stock']);
}

/** Adds what was sold and seen to the products. Not for each order: every time drops all cached lists. */
export function addUpPopularity(db: Kysely<DB>): Promise<void> {
  return inTransaction(db, addUp);
}

async function addUp(transaction: Kysely<DB>): Promise<void> {
  if (!(await tryLock(transaction, 'add-up-popularity'))) return;
  if ((await addPopularity(transaction)) > 0) await bumpTags(transaction, ['popularity']);
}

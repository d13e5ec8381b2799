import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refreshProducts } from './refresh-products.ts';
import { listProductIds, lockWords, rebuildWords } from './repository/search-index.ts';

type Reindexing = { db: Kysely<DB>; clock: Clock; onProgress: (done: number) => void };

/** So many at once that no shopper waits for their locks. */
const batch = 500;

/** Everything that is derived of any product, and all words of the search, anew while the market runs. Gives the number of products. */
export async function reindexCatalog({ db, clock, onProgress }: Reindexing): Promise<number> {
  let done = 0;
  for (let ids = await listProductIds(db, 0, batch); ids.length > 0; ids = await listProductIds(db, ids.at(-1) ?? 0, batch)) {
    const now = ids;
    await inTransaction(db, (transaction) => refreshProducts(transaction, now, clock));
    done += now.length;
    onProgress(done);
  }
  await inTransaction(db, async (transaction) => {
    await lockWords(transaction);
    await rebuildWords(transaction);
    await bumpTags(transaction, ['catalog', 'stock', 'search_words']);
  });
  return done;
}

import type { Context } from '../../context.ts';
import { reindexCatalog } from '../../modules/catalog/refresh/refresh-products.ts';
import { rebuildPostSearch } from '../../modules/content/edit-posts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Rebuilds what is derived from products and posts. Returns the number of products. */
export async function reindexMarketplace(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  onProgress: (products: number) => void,
): Promise<number> {
  const products = await reindexCatalog({ db, clock, onProgress });
  await inTransaction(db, rebuildPostSearch);
  return products;
}

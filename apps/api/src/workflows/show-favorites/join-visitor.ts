import type { ProductCard } from '@souk/contract/catalog';
import type { Context, SignedIn } from '../../context.ts';
import { joinFavorites, joinRecentViews } from '../../modules/account/join-kept-products.ts';
import type { Catalog } from '../../modules/catalog/catalog.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { showFavorites, showRecentViews } from './show-favorites.ts';

/** What was liked before signing in joins the wishlist, which is shown as it is then. */
export function joinVisitorFavorites(context: SignedIn<Context>, catalog: Catalog, productIds: readonly number[]): Promise<ProductCard[]> {
  return inTransaction(context.db, async (transaction) => {
    await joinFavorites(context, transaction, productIds);
    // Read where it was written: a replica may not know of it yet.
    return showFavorites({ ...context, read: transaction }, catalog);
  });
}

/** What was looked at before signing in joins what is remembered as seen. */
export function joinVisitorViews(context: SignedIn<Context>, catalog: Catalog, productIds: readonly number[]): Promise<ProductCard[]> {
  return inTransaction(context.db, async (transaction) => {
    await joinRecentViews(context, transaction, productIds);
    return showRecentViews({ ...context, read: transaction }, catalog);
  });
}

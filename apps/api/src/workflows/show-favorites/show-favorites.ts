import type { CallAnswer } from '@souk/contract/calls';
import type { ProductCard } from '@souk/contract/catalog';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import {
  listFavoriteProducts,
  listViewedProducts,
  mergeFavorites,
  mergeRecentViews,
  toggleFavorite,
} from '../../modules/account/favorites.ts';
import { readSharedWishlist } from '../../modules/account/wishlist-link.ts';
import type { Catalog } from '../../modules/catalog/catalog.ts';
import { readProductCards } from '../../modules/catalog/products/product-cards.ts';
import { notFound } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** The wishlist, newest first. */
export async function showFavorites(context: SignedIn<ReadContext>, catalog: Catalog): Promise<ProductCard[]> {
  return readProductCards(context, catalog, await listFavoriteProducts(context));
}

/** A wishlist that its owner shares by a link, newest first. */
export async function showSharedWishlist(
  context: ReadContext,
  catalog: Catalog,
  token: string,
): Promise<CallAnswer<'GET /wishlists/{token}'>> {
  const { first_name, ids } = await readSharedWishlist(context.read, token);
  return { first_name, products: await readProductCards(context, catalog, ids) };
}

/** The last viewed products, newest first. */
export async function showRecentViews(context: SignedIn<ReadContext>, catalog: Catalog): Promise<ProductCard[]> {
  return readProductCards(context, catalog, await listViewedProducts(context));
}

/** Adds a product to the wishlist or removes it. Returns its new card and the size of the wishlist. */
export function changeFavorite(
  context: SignedIn<Context>,
  catalog: Catalog,
  productId: number,
): Promise<{ product: ProductCard; total: number }> {
  return inTransaction(context.db, async (transaction) => {
    const total = await toggleFavorite(context, transaction, productId);
    // Read in the transaction: a replica may not have the change yet.
    const [product] = await readProductCards({ ...context, read: transaction }, catalog, [productId]);
    if (!product) throw notFound('Product not found');
    return { product, total };
  });
}

/** Merges a visitor's favourites into the wishlist. */
export function joinVisitorFavorites(context: SignedIn<Context>, catalog: Catalog, productIds: readonly number[]): Promise<ProductCard[]> {
  return inTransaction(context.db, async (transaction) => {
    await mergeFavorites(context, transaction, productIds);
    // Read in the transaction: a replica may not have the change yet.
    return showFavorites({ ...context, read: transaction }, catalog);
  });
}

/** Merges a visitor's recent views into those of the account. */
export function joinVisitorViews(context: SignedIn<Context>, catalog: Catalog, productIds: readonly number[]): Promise<ProductCard[]> {
  return inTransaction(context.db, async (transaction) => {
    await mergeRecentViews(context, transaction, productIds);
    return showRecentViews({ ...context, read: transaction }, catalog);
  });
}

import type { ProductCard } from '@souk/contract/catalog';
import type { ReadContext, SignedIn } from '../../context.ts';
import { listFavoriteProducts, listViewedProducts } from '../../modules/account/list-kept-products.ts';
import { readProductCards } from '../../modules/catalog/read-product-cards.ts';

/** The wishlist, the newest first. */
export async function showFavorites(context: SignedIn<ReadContext>): Promise<ProductCard[]> {
  return readProductCards(context, await listFavoriteProducts(context));
}

/** The products looked at last. */
export async function showRecentViews(context: SignedIn<ReadContext>): Promise<ProductCard[]> {
  return readProductCards(context, await listViewedProducts(context));
}

import type { ProductCard } from '@souk/contract/catalog';
import type { ReadContext, SignedIn } from '../../context.ts';
import { listFavoriteProducts, listViewedProducts } from '../../modules/account/list-kept-products.ts';
import type { Catalog } from '../../modules/catalog/catalog.ts';
import { readProductCards } from '../../modules/catalog/read-product-cards.ts';

/** The wishlist, the newest first. */
export async function showFavorites(context: SignedIn<ReadContext>, catalog: Catalog): Promise<ProductCard[]> {
  return readProductCards(context, catalog, await listFavoriteProducts(context));
}

/** The products looked at last. */
export async function showRecentViews(context: SignedIn<ReadContext>, catalog: Catalog): Promise<ProductCard[]> {
  return readProductCards(context, catalog, await listViewedProducts(context));
}

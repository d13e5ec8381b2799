import type { Catalog } from '../../modules/catalog/catalog.ts';
import type { Router } from '../../router.ts';
import {
  changeFavorite,
  joinVisitorFavorites,
  joinVisitorViews,
  showFavorites,
  showRecentViews,
  showSharedWishlist,
} from './show-favorites.ts';

export function register({ router, catalog }: { router: Router; catalog: Catalog }): void {
  router.call('GET /favorite-products', async (_input, context) => ({ data: { products: await showFavorites(context, catalog) } }));
  router.call('GET /recently-views', async (_input, context) => ({ data: { products: await showRecentViews(context, catalog) } }));
  router.call('GET /wishlists/{token}', async ({ params }, context) => ({
    data: await showSharedWishlist(context, catalog, params.token),
  }));
  router.call('POST /favorites/join', async ({ body }, context) => ({
    data: { products: await joinVisitorFavorites(context, catalog, body.product_ids) },
  }));
  router.call('POST /recently-views/join', async ({ body }, context) => ({
    data: { products: await joinVisitorViews(context, catalog, body.product_ids) },
  }));
  router.call('POST /favorite-add-or-remove', async ({ body }, context) => {
    const data = await changeFavorite(context, catalog, body.product_id);
    return { data, message: data.product.is_favorite ? 'Added to your wishlist' : 'Removed from your wishlist' };
  });
}

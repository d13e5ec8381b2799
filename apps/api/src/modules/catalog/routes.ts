import type { Router } from '../../router.ts';
import type { Catalog } from './catalog.ts';
import { listProducts } from './list-products.ts';
import { readCategories, readCategory, readSubCategories } from './read-categories.ts';
import { readFlashSale, readFlashSales } from './read-flash-sales.ts';
import { readHome } from './read-home.ts';
import { readKeptCards } from './read-kept-cards.ts';
import { readProduct } from './read-product.ts';
import { readReviews } from './read-reviews.ts';
import { readShop, readShops } from './read-shops.ts';
import { suggest } from './suggest.ts';

export function catalogRoutes(router: Router, catalog: Catalog): void {
  router.call('GET /home', async ({ query }, context) => ({ data: await readHome(context, catalog, query) }));
  router.call('GET /categories', async (_input, context) => {
    const categories = await readCategories(context, catalog);
    return { data: { total: categories.length, categories } };
  });
  router.call('GET /categories/{slug}', async ({ params }, context) => ({ data: await readCategory(context, catalog, params.slug) }));
  router.call('GET /sub-categories', async ({ query }, context) => ({ data: await readSubCategories(context, query.category_id) }));
  router.call('GET /products', async ({ query }, context) => ({ data: await listProducts(context, catalog, query) }));
  router.call('GET /product-details', async ({ query }, context) => ({ data: await readProduct(context, catalog, query.product_id) }));
  router.call('GET /product-cards', async ({ query }, context) => ({
    data: { products: await readKeptCards(context, catalog, query.product_ids) },
  }));
  router.call('GET /reviews', async ({ query }, context) => ({ data: await readReviews(context, catalog, query) }));
  router.call('GET /search/suggest', async ({ query }, context) => ({ data: await suggest(context, catalog, query.q) }));
  router.call('GET /shops', async ({ query }, context) => ({ data: await readShops(context, catalog, query) }));
  router.call('GET /shops/{id}', async ({ params }, context) => ({ data: await readShop(context, catalog, params.id) }));
  router.call('GET /flash-sales', async (_input, context) => ({ data: await readFlashSales(context) }));
  router.call('GET /flash-sale/{id}/details', async ({ params, query }, context) => ({
    data: await readFlashSale(context, catalog, params.id, query),
  }));
}

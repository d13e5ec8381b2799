import { createOnceAnHour } from '../../platform/limits/once-an-hour.ts';
import type { Router } from '../../router.ts';
import type { Catalog } from './catalog.ts';
import { readFlashSale, readFlashSales } from './flash-sales/read-flash-sales.ts';
import { readHome } from './home.ts';
import { readCategories, readCategory, readSubCategories } from './products/categories.ts';
import { listProducts } from './products/list-products.ts';
import { readCardsInScope } from './products/product-cards.ts';
import { readProduct } from './products/read-product.ts';
import { recordFound } from './products/record-found.ts';
import { suggest } from './products/suggest.ts';
import { readReviews } from './reviews/reviews.ts';
import { readShop, readShops } from './shops/read-shops.ts';

export function catalogRoutes(router: Router, catalog: Catalog): void {
  const finders = createOnceAnHour();
  router.call('GET /home', ({ query }, context) => readHome(context, catalog, query));
  router.call('GET /categories', async (_input, context) => {
    const categories = await readCategories(context, catalog);
    return { data: { total: categories.length, categories } };
  });
  router.call('GET /categories/{slug}', async ({ params }, context) => ({ data: await readCategory(context, catalog, params.slug) }));
  router.call('GET /sub-categories', async ({ query }, context) => ({
    data: await readSubCategories(context, catalog, query.category_id),
  }));
  router.call('GET /products', ({ query }, context) => listProducts(context, catalog, query));
  router.call('POST /products/{product_id}/found', async ({ params, body, address }, context) => {
    await recordFound(context, catalog, { finders, productId: params.product_id, search: body.search, address });
    return { data: {} };
  });
  router.call('GET /product-details', ({ query }, context) => readProduct(context, catalog, query.product_id));
  router.call('GET /product-cards', async ({ query }, context) => ({
    data: { products: await readCardsInScope(context, catalog, query.product_ids) },
  }));
  router.call('GET /reviews', async ({ query }, context) => ({ data: await readReviews(context, catalog, query) }));
  router.call('GET /search/suggest', ({ query }, context) => suggest(context, catalog, query.q));
  router.call('GET /shops', async ({ query }, context) => ({ data: await readShops(context, catalog, query) }));
  router.call('GET /shops/{id}', async ({ params }, context) => ({ data: await readShop(context, catalog, params.id) }));
  router.call('GET /flash-sales', async (_input, context) => ({ data: await readFlashSales(context, catalog) }));
  router.call('GET /flash-sale/{id}/details', ({ params, query }, context) => readFlashSale(context, catalog, params.id, query));
}

import type { AsSeller, Context } from '../../context.ts';
import { createFilmStore } from '../../platform/media/film-store.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { Router } from '../../router.ts';
import { addPicture } from '../manage-products/add-picture.ts';
import { changePrice, changeStock } from './change-at-once.ts';
import { importShopProducts, undoShopImport } from './import-shop-products.ts';
import { exportShopProducts, readShopChoices, readShopGrid, readShopProducts, readShopStock } from './list-shop-products.ts';
import { readShopMovements } from './read-shop-movements.ts';
import { readShopProduct, readShopRequest } from './read-shop-product.ts';
import { proposeProduct, saveShopProduct, saveShopRequest, withdrawRequest } from './save-shop-product.ts';
import { writeStockCsv } from './write-stock.ts';

/** The products of a shop and their stock, for its members. */
export function register({ router, media, config }: { router: Router; media: MediaStore; config: { dataFolder: string } }): void {
  const stores = { media, films: createFilmStore(config.dataFolder) };
  router.call('GET /seller/products', async ({ query }, context) => ({ data: await readShopProducts(context, query) }));
  router.call('GET /seller/product-grid', async ({ query }, context) => ({ data: await readShopGrid(context, query) }));
  router.call('GET /seller/product-export', async (_input, context) => ({ file: exportShopProducts(context) }));
  router.call('POST /seller/product-import', async ({ body }, context) => ({ data: await importShopProducts(context, stores, body) }));
  router.call('POST /seller/product-imports/{entry_id}/undo', async ({ params }, context) => {
    await undoShopImport(context, params.entry_id);
    return { data: {} };
  });
  router.call('GET /seller/product-choices', async (_input, context) => ({ data: await readShopChoices(context) }));
  router.call('GET /seller/products/{product_id}', async ({ params }, context) => ({
    data: await readShopProduct(context, params.product_id),
  }));
  router.call('POST /seller/products/{product_id}', async ({ params, body }, context) => {
    await saveShopProduct(context, params.product_id, body);
    return { data: await readShopProduct(afterwards(context), params.product_id) };
  });
  router.call('POST /seller/products/{product_id}/price', async ({ params, body }, context) => ({
    data: await changePrice(context, params.product_id, body),
  }));
  router.call('POST /seller/products', async ({ body }, context) => {
    const id = await proposeProduct(context, body);
    return { data: await readShopRequest(afterwards(context), id) };
  });
  router.call('GET /seller/change-requests/{request_id}', async ({ params }, context) => ({
    data: await readShopRequest(context, params.request_id),
  }));
  router.call('POST /seller/change-requests/{request_id}', async ({ params, body }, context) => {
    const id = await saveShopRequest(context, params.request_id, body);
    return { data: await readShopRequest(afterwards(context), id) };
  });
  router.call('POST /seller/change-requests/{request_id}/withdraw', async ({ params }, context) => {
    await withdrawRequest(context, params.request_id);
    return { data: {} };
  });
  router.call('POST /seller/pictures', async ({ files }, context) => ({ data: await addPicture(context, media, files.picture) }));
  router.call('GET /seller/stock', async ({ query }, context) => ({ data: await readShopStock(context, query) }));
  router.call('GET /seller/stock/csv', async ({ query }, context) => ({ file: writeStockCsv(context, query) }));
  router.call('GET /seller/products/{product_id}/stock-movements', async ({ params, query }, context) => ({
    data: await readShopMovements(context, params.product_id, query),
  }));
  router.call('POST /seller/stock', async ({ body }, context) => ({ data: await changeStock(context, body) }));
}

/** Reads what was just written, which a replica may not have yet. */
function afterwards(context: AsSeller<Context>): AsSeller<Context> {
  return { ...context, read: context.db };
}

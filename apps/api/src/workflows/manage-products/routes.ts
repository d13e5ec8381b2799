import { createFilmStore } from '../../platform/media/film-store.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { Router } from '../../router.ts';
import { importContent } from '../import-products/import-content.ts';
import { addFilm } from '../manage-media/films.ts';
import { addPicture } from './add-picture.ts';
import { changeProducts } from './change-products.ts';
import { exportManagedProducts, readManagedProducts, readProductChoices, readProductIds } from './list-products.ts';
import { readProductGrid } from './read-product-grid.ts';
import { readStockMovements } from './read-stock-movements.ts';
import { createProduct, readManagedProduct, saveProduct } from './save-product.ts';

type ProductParts = { router: Router; media: MediaStore; config: { dataFolder: string } };

export function register({ router, media, config }: ProductParts): void {
  const films = createFilmStore(config.dataFolder);
  router.call('GET /admin/products', async ({ query }, context) => ({ data: await readManagedProducts(context, query) }));
  router.call('GET /admin/product-choices', async (_input, context) => ({ data: await readProductChoices(context) }));
  router.call('POST /admin/products/bulk', async ({ body }, context) => ({ data: await changeProducts(context, body) }));
  router.call('GET /admin/product-ids', async ({ query }, context) => ({ data: await readProductIds(context, query) }));
  router.call('GET /admin/product-grid', async ({ query }, context) => ({ data: await readProductGrid(context, query) }));
  router.call('GET /admin/product-export', async ({ query }, context) => ({ file: exportManagedProducts(context, query) }));
  router.call('POST /admin/product-import', async ({ body }, context) => ({ data: await importContent(context, { media, films }, body) }));
  router.call('GET /admin/products/{id}', async ({ params }, context) => ({ data: await readManagedProduct(context, params.id) }));
  router.call('GET /admin/products/{id}/stock-movements', async ({ params, query }, context) => ({
    data: await readStockMovements(context, params.id, query),
  }));
  router.call('POST /admin/products', async ({ body }, context) => {
    const id = await createProduct(context, films, body);
    return { data: await readManagedProduct({ read: context.db }, id) };
  });
  router.call('POST /admin/products/{id}', async ({ params, body }, context) => {
    await saveProduct(context, films, { ...body, id: params.id });
    return { data: await readManagedProduct({ read: context.db }, params.id) };
  });
  router.call('POST /admin/pictures', async ({ files }, context) => ({ data: await addPicture(context, media, files.picture) }));
  router.call('POST /admin/films', async ({ files }, context) => ({ data: await addFilm(context, films, files.film) }));
}

import { changeFlashSale, createFlashSale, endFlashSale } from '../../modules/catalog/flash-sales/edit-flash-sales.ts';
import type { Router } from '../../router.ts';
import { findOfferable, readCalendar, readFlashSales, readManagedFlashSale, saleTermsOf } from './read-flash-sales.ts';
import { readSalesOfShops } from './read-sales-of-shops.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/flash-sales', async ({ query }, context) => ({ data: await readFlashSales(context, query) }));
  router.call('GET /admin/shop-sales', async ({ query }, context) => ({ data: await readSalesOfShops(context, query) }));
  router.call('GET /admin/flash-sale-calendar', async ({ query }, context) => ({ data: await readCalendar(context, query) }));
  router.call('GET /admin/flash-sale-products', async ({ query }, context) => ({ data: await findOfferable(context, query) }));
  router.call('GET /admin/flash-sales/{id}', async ({ params }, context) => ({ data: await readManagedFlashSale(context, params.id) }));
  router.call('POST /admin/flash-sales', async ({ body }, context) => {
    const id = await createFlashSale(context, saleTermsOf(body));
    return { data: await readManagedFlashSale({ ...context, read: context.db }, id) };
  });
  router.call('POST /admin/flash-sales/{id}', async ({ params: { id }, body: { version, ...fields } }, context) => {
    await changeFlashSale(context, { id, version, decide: () => saleTermsOf(fields) });
    return { data: await readManagedFlashSale({ ...context, read: context.db }, id) };
  });
  router.call('POST /admin/flash-sales/{id}/end', async ({ params: { id }, body }, context) => {
    const entry_id = await endFlashSale(context, { id, version: body.version });
    return { data: { flash_sale: await readManagedFlashSale({ ...context, read: context.db }, id), entry_id } };
  });
}

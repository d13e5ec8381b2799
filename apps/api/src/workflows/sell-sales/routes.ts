import type { AsSeller, Context } from '../../context.ts';
import type { Router } from '../../router.ts';
import { changeShopSale, createShopSale, endShopSale, readSaleResult, readShopSale, readShopSales } from './read-shop-sales.ts';

/** The sales of a shop, which its members plan. The shop pays for them. */
export function register({ router }: { router: Router }): void {
  router.call('GET /seller/sales', async ({ query }, context) => ({ data: await readShopSales(context, query) }));
  router.call('GET /seller/sales/{sale_id}', async ({ params }, context) => ({ data: await readShopSale(context, params.sale_id) }));
  router.call('POST /seller/sales', async ({ body }, context) => {
    const id = await createShopSale(context, body);
    return { data: await readShopSale(afterwards(context), id) };
  });
  router.call('POST /seller/sales/{sale_id}', async ({ params, body }, context) => {
    await changeShopSale(context, params.sale_id, body);
    return { data: await readShopSale(afterwards(context), params.sale_id) };
  });
  router.call('POST /seller/sales/{sale_id}/end', async ({ params, body }, context) => {
    await endShopSale(context, params.sale_id, body.version);
    return { data: await readShopSale(afterwards(context), params.sale_id) };
  });
  router.call('POST /seller/sale-result', async ({ body }, context) => ({ data: await readSaleResult(context, body) }));
}

/** Reads what was just written, which a replica may not have yet. */
function afterwards(context: AsSeller<Context>): AsSeller<Context> {
  return { ...context, read: context.db };
}

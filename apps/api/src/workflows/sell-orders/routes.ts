import type { AsSeller, Context } from '../../context.ts';
import { readPackingLists } from '../../modules/orders/packing-lists/read-packing-lists.ts';
import type { Message } from '../../platform/app-error.ts';
import type { Router } from '../../router.ts';
import { cancelShopOrder, moveShopOrder, previewShopCancellation, shipShopOrder, shipShopOrders } from './change-shop-orders.ts';
import { exportShopOrders } from './export-shop-orders.ts';
import { getOwnOrders, readPickList, readShopOrder, readShopOrderAmounts, readShopOrders } from './read-shop-orders.ts';
import { readToday } from './read-today.ts';

type Parts = { router: Router; translate: (locale: string, message: Message) => string };

/** The orders of a shop, for its members. */
export function register({ router, translate }: Parts): void {
  router.call('GET /seller/today', async (_input, context) => ({ data: await readToday(context) }));
  router.call('GET /seller/orders', async ({ query }, context) => ({ data: await readShopOrders(context, query) }));
  router.call('GET /seller/order-export', async ({ query }, context) => ({ file: await exportShopOrders(context, query) }));
  router.call('GET /seller/orders/{code}', async ({ params }, context) => ({ data: await readShopOrder(context, params.code) }));
  router.call('GET /seller/orders/{code}/amounts', async ({ params }, context) => ({
    data: await readShopOrderAmounts(context, params.code),
  }));
  router.call('POST /seller/orders/{code}/status', async ({ params, body }, context) => {
    await moveShopOrder(context, params.code, body);
    return { data: await readShopOrder(afterwards(context), params.code) };
  });
  router.call('GET /seller/orders/{code}/bearers', async ({ params }, context) => ({
    data: await previewShopCancellation(context, params.code),
  }));
  router.call('POST /seller/orders/{code}/cancel', async ({ params, body }, context) => {
    await cancelShopOrder(context, params.code, body);
    return { data: await readShopOrder(afterwards(context), params.code) };
  });
  router.call('POST /seller/orders/{code}/ship', async ({ params, body }, context) => {
    await shipShopOrder(context, params.code, body);
    return { data: await readShopOrder(afterwards(context), params.code) };
  });
  router.call('POST /seller/shipments', async ({ body }, context) => ({ data: { results: await shipShopOrders(context, body) } }));
  router.call('GET /seller/pick-list', async ({ query }, context) => ({
    data: { lines: await readPickList(context, query.codes) },
  }));
  router.call('GET /seller/packing-slips', async ({ query }, context) => {
    await getOwnOrders(context, query.codes);
    return { file: await readPackingLists(context, { ...query, translate }) };
  });
}

/** Reads what was just written, which a replica may not have yet. */
function afterwards(context: AsSeller<Context>): AsSeller<Context> {
  return { ...context, read: context.db };
}

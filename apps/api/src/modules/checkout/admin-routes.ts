import type { Router } from '../../router.ts';
import { readBands, readDelivery, readShopDelivery, replaceDelivery, testDelivery } from './manage-delivery.ts';

/** The delivery charges of the panel. */
export function registerDelivery({ router }: { router: Router }): void {
  router.call('GET /admin/delivery', async (_input, context) => ({ data: await readDelivery(context) }));
  router.call('POST /admin/delivery/{id}', async ({ params, body }, context) => {
    const bands = readBands(body.bands);
    const entry_id = await replaceDelivery(context, { shop: { id: params.id }, bands, version: body.version });
    return { data: { shop: await readShopDelivery({ ...context, read: context.db }, params.id), entry_id } };
  });
  router.call('POST /admin/delivery/{id}/test', async ({ params, body }, context) => ({
    data: await testDelivery(context, params.id, body),
  }));
}

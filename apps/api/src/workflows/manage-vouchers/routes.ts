import { changeVoucher, createVoucher, endVoucher } from '../../modules/checkout/manage-vouchers.ts';
import type { Router } from '../../router.ts';
import { exportVouchers } from './export-vouchers.ts';
import { readManagedVoucher, readVouchers, termsOf } from './read-vouchers.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/voucher-export', async ({ query }, context) => ({ file: await exportVouchers(context, query) }));
  router.call('GET /admin/vouchers', async ({ query }, context) => ({ data: await readVouchers(context, query) }));
  router.call('GET /admin/vouchers/{id}', async ({ params }, context) => ({ data: await readManagedVoucher(context, params.id) }));
  router.call('POST /admin/vouchers', async ({ body: { code, shop_id: shop, ...fields } }, context) => {
    const id = await createVoucher(context, { code, shop, ...termsOf(fields) });
    return { data: await readManagedVoucher({ ...context, read: context.db }, id) };
  });
  router.call('POST /admin/vouchers/{id}', async ({ params: { id }, body: { version, ...fields } }, context) => {
    await changeVoucher(context, { id, change: termsOf(fields), version });
    return { data: await readManagedVoucher({ ...context, read: context.db }, id) };
  });
  router.call('POST /admin/vouchers/{id}/end', async ({ params: { id }, body }, context) => {
    const entry_id = await endVoucher(context, { id, version: body.version });
    return { data: { voucher: await readManagedVoucher({ ...context, read: context.db }, id), entry_id } };
  });
}

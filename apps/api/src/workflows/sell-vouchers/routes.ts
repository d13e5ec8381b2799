import type { AsSeller, Context } from '../../context.ts';
import { changeVoucher, createVoucher, endVoucher } from '../../modules/checkout/manage-vouchers.ts';
import type { Router } from '../../router.ts';
import { termsOf } from '../manage-vouchers/read-vouchers.ts';
import { readOfferLimits, readOfferResult, readShopVoucher, readShopVouchers } from './read-shop-vouchers.ts';

/** The vouchers of a shop, for its members. The shop pays for what they create. */
export function register({ router }: { router: Router }): void {
  router.call('GET /seller/vouchers', async ({ query }, context) => ({ data: await readShopVouchers(context, query) }));
  router.call('GET /seller/vouchers/{voucher_id}', async ({ params }, context) => ({
    data: await readShopVoucher(context, params.voucher_id),
  }));
  router.call('POST /seller/vouchers', async ({ body: { code, ...fields } }, context) => {
    const id = await createVoucher(context, { code, shop: context.operator.shop_id, ...termsOf({ ...fields, funded_by: 'shop' }) });
    return { data: await readShopVoucher(afterwards(context), id) };
  });
  router.call('POST /seller/vouchers/{voucher_id}', async ({ params, body: { version, ...fields } }, context) => {
    await changeVoucher(context, { id: params.voucher_id, change: termsOf({ ...fields, funded_by: 'shop' }), version });
    return { data: await readShopVoucher(afterwards(context), params.voucher_id) };
  });
  router.call('POST /seller/vouchers/{voucher_id}/end', async ({ params, body }, context) => {
    await endVoucher(context, { id: params.voucher_id, version: body.version });
    return { data: await readShopVoucher(afterwards(context), params.voucher_id) };
  });
  router.call('GET /seller/offer-limits', async (_input, context) => ({ data: await readOfferLimits(context) }));
  router.call('POST /seller/offer-result', async ({ body }, context) => ({ data: await readOfferResult(context, body) }));
}

/** Reads what was just written, which a replica may not have yet. */
function afterwards(context: AsSeller<Context>): AsSeller<Context> {
  return { ...context, read: context.db };
}

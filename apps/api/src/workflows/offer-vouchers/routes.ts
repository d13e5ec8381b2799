import type { Router } from '../../router.ts';
import { collectVoucher } from './collect-voucher.ts';
import { listVouchers } from './list-vouchers.ts';

export function offerVouchersRoutes(router: Router): void {
  router.call('GET /get-vouchers', async ({ query }, context) => ({ data: { coupons: await listVouchers(context, query.shop_id) } }));
  router.call('POST /vouchers-collect', async ({ body }, context) => ({
    data: { coupon: await collectVoucher(context, body.coupon_id) },
    message: 'Voucher collected successfully',
  }));
}

import { fromWire } from '@souk/money/currency';
import type { AsSeller, Context } from '../../context.ts';
import { readAnyPhoto } from '../../modules/returns/read-photo.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Router } from '../../router.ts';
import { acceptReturn, declineReturn, inspectReturn, receiveReturn, reopenInspection } from '../return-items/change-return.ts';
import { previewReturnRefund, refundReturn } from '../return-items/refund-return.ts';
import { readShopReturn, readShopReturnAmounts, readShopReturns } from './read-shop-returns.ts';

/** The returns of a shop, for its members. */
export function register({ router, files }: { router: Router; files: PrivateFiles }): void {
  router.call('GET /seller/returns', async ({ query }, context) => ({ data: await readShopReturns(context, query) }));
  router.call('GET /seller/returns/{code}', async ({ params }, context) => ({ data: await readShopReturn(context, params.code) }));
  router.call('GET /seller/returns/{code}/amounts', async ({ params }, context) => ({
    data: await readShopReturnAmounts(context, params.code),
  }));
  router.call('GET /seller/return-photos/{id}', async ({ params }, context) => ({
    file: await readAnyPhoto(context, files, { id: params.id, shopId: context.operator.shop_id }),
  }));
  router.call('POST /seller/returns/{code}/accept', async ({ params, body: { seen_status, ...body } }, context) => {
    await acceptReturn(context, { ...own(context, params), seen: seen_status, ...body });
    return answerOf(context, params);
  });
  router.call('POST /seller/returns/{code}/decline', async ({ params, body: { seen_status, ...body } }, context) => {
    await declineReturn(context, { ...own(context, params), seen: seen_status, ...body });
    return answerOf(context, params);
  });
  router.call('POST /seller/returns/{code}/receive', async ({ params, body: { seen_status } }, context) => {
    await receiveReturn(context, { ...own(context, params), seen: seen_status });
    return answerOf(context, params);
  });
  router.call('POST /seller/returns/{code}/inspect', async ({ params, body: { seen_status, ...body } }, context) => {
    await inspectReturn(context, { ...own(context, params), seen: seen_status, ...body });
    return answerOf(context, params);
  });
  router.call('POST /seller/returns/{code}/reopen', async ({ params, body: { seen_status } }, context) => {
    await reopenInspection(context, { ...own(context, params), seen: seen_status });
    return answerOf(context, params);
  });
  registerRefunds(router);
}

function registerRefunds(router: Router): void {
  router.call('GET /seller/returns/{code}/refund', async ({ params, query }, context) => ({
    data: await previewReturnRefund(context, { ...own(context, params), ...query }),
  }));
  router.call('POST /seller/returns/{code}/refund', async ({ params, body: { seen_status, seen_amount, ...body } }, context) => {
    await refundReturn(context, { ...own(context, params), seen: seen_status, seenAmount: fromWire(seen_amount), ...body });
    return answerOf(context, params);
  });
}

type Named = { code: string };

function own({ operator }: AsSeller<Context>, { code }: Named) {
  return { code: code.toUpperCase(), shopId: operator.shop_id };
}

/** Reads what was just written, which a replica may not have yet. */
async function answerOf(context: AsSeller<Context>, { code }: Named) {
  return { data: await readShopReturn({ ...context, read: context.db }, code) };
}

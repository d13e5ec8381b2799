import { fromWire } from '@souk/money/currency';
import type { Context } from '../../context.ts';
import { readAnyPhoto } from '../../modules/returns/read-photo.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Router } from '../../router.ts';
import { acceptReturn, declineReturn, inspectReturn, receiveReturn } from '../return-items/change-return.ts';
import { previewReturnRefund, refundReturn } from '../return-items/refund-return.ts';
import { exportReturns } from './export-returns.ts';
import { readManagedReturn, readManagedReturns } from './read-returns.ts';

export function register({ router, files }: { router: Router; files: PrivateFiles }): void {
  router.call('GET /admin/return-export', async ({ query }, context) => ({ file: await exportReturns(context, query) }));
  router.call('GET /admin/returns', async ({ query }, context) => ({ data: await readManagedReturns(context, query) }));
  router.call('GET /admin/returns/{code}', async ({ params }, context) => ({ data: await readManagedReturn(context, named(params)) }));
  router.call('GET /admin/return-photos/{id}', async ({ params }, context) => ({ file: await readAnyPhoto(context, files, params) }));
  router.call('POST /admin/returns/{code}/accept', async ({ params, body: { seen_status, ...body } }, context) =>
    answerOf(context, params, await acceptReturn(context, { ...named(params), seen: seen_status, ...body })),
  );
  router.call('POST /admin/returns/{code}/decline', async ({ params, body: { seen_status, ...body } }, context) =>
    answerOf(context, params, await declineReturn(context, { ...named(params), seen: seen_status, ...body })),
  );
  router.call('POST /admin/returns/{code}/receive', async ({ params, body: { seen_status } }, context) =>
    answerOf(context, params, await receiveReturn(context, { ...named(params), seen: seen_status })),
  );
  router.call('POST /admin/returns/{code}/inspect', async ({ params, body: { seen_status, ...body } }, context) =>
    answerOf(context, params, await inspectReturn(context, { ...named(params), seen: seen_status, ...body })),
  );
  router.call('GET /admin/returns/{code}/refund', async ({ params, query }, context) => ({
    data: await previewReturnRefund(context, { ...named(params), ...query }),
  }));
  router.call('POST /admin/returns/{code}/refund', async ({ params, body: { seen_status, seen_amount, ...body } }, context) => {
    await refundReturn(context, { ...named(params), seen: seen_status, seenAmount: fromWire(seen_amount), ...body });
    return answerOf(context, params, null);
  });
}

function named({ code }: { code: string }): { code: string } {
  return { code: code.toUpperCase() };
}

/** Reads what was just written, which a replica may not have yet. */
async function answerOf(context: Context, params: { code: string }, entry_id: number | null) {
  return { data: { ...(await readManagedReturn({ ...context, read: context.db }, named(params))), entry_id } };
}

import type { CallAnswer } from '@souk/contract/calls';
import { RefundStatus } from '@souk/contract/orders';
import { completeRefund, getRefund, listRefunds, type ManagedRefund } from '../../modules/payments/manage-refunds.ts';
import type { Router } from '../../router.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/refunds', async ({ query: { per_page, page, status } }, context) => {
    const { total, refunds } = await listRefunds(context.read, { status, page, limit: per_page });
    return { data: { total, refunds: refunds.map(presentRow) } };
  });
  router.call('POST /admin/refunds/{id}/complete', async ({ params: { id }, body: { seen_status, reference } }, context) => {
    await completeRefund(context, { id, reference, seen: seen_status });
    // A replica may not have yet what was just written.
    return { data: presentRow(await getRefund(context.db, id)) };
  });
}

function presentRow({ person: { id, name }, status, ...refund }: ManagedRefund): CallAnswer<'POST /admin/refunds/{id}/complete'> {
  return { ...refund, status: RefundStatus.parse(status), person: { id, name } };
}

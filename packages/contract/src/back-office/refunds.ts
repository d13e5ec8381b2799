import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Amount, Id, IdParam, PageParam, perPage, requiredText, Timestamp } from '../fields.ts';
import { RefundStatus, refundStatuses } from '../orders.ts';

export const RefundRow = z.object({
  id: Id,
  status: RefundStatus,
  amount: Amount,
  currency: z.string(),
  gateway: z.string(),
  /** The gateway's name for it, or how it was paid back by hand. */
  reference: z.string().nullable(),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
  /** Null for the refund of a membership. */
  order_code: z.string().nullable(),
  person: z.object({ id: Id, name: z.string() }),
});
export type RefundRow = z.infer<typeof RefundRow>;

export const adminRefundsCalls = {
  'GET /admin/refunds': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'The refunds of orders and memberships, newest first.',
    query: z.strictObject({ status: z.enum(refundStatuses).optional(), page: PageParam, per_page: perPage(25) }),
    answer: z.object({ total: z.int(), refunds: z.array(RefundRow) }),
  },
  'POST /admin/refunds/{id}/complete': {
    access: 'admin',
    needs: 'refunds',
    recent: true,
    summary: 'Records that a refund that the gateway rejected was paid back by hand. The shopper sees that it was refunded, and when.',
    params: z.strictObject({ id: IdParam }),
    body: z.strictObject({
      /** The status that the operator saw: a change that somebody else made first is a conflict. */
      seen_status: RefundStatus,
      reference: requiredText(120).describe('How it was paid back, such as the reference of the transfer.'),
    }),
    answer: RefundRow,
    refusals: { 404: 'There is no such refund.', 409: 'It is done already, or the gateway is still processing it.' },
  },
} satisfies AdminCalls;

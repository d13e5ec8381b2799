import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Amount, cash, Id, IdParam, PageParam, PaymentStatus, paymentStatuses, perPage, requiredText, Timestamp, text } from '../fields.ts';
import { Order, OrderStatus, orderStatusKeys, RefundStatus, StatusCounts } from '../orders.ts';
import { AuditLine } from './audit.ts';

const Buyer = z.object({ id: Id, name: z.string(), phone: z.string().nullable() });

export const OrderRow = z.object({
  id: Id,
  code: z.string(),
  status: OrderStatus,
  payment_status: PaymentStatus,
  payment_method: z.string(),
  payable_amount: Amount,
  currency: z.string(),
  quantity: z.int(),
  created_at: Timestamp,
  shop: z.object({ id: Id, name: z.string() }),
  person: Buyer,
});
export type OrderRow = z.infer<typeof OrderRow>;

const Refund = z.object({ amount: Amount, status: RefundStatus, reference: z.string().nullable(), created_at: Timestamp });

export const ManagedOrder = z.object({
  order: Order,
  currency: z.string(),
  person: Buyer.extend({ email: z.string().nullable() }),
  payments: z.array(
    z.object({
      gateway: z.string(),
      amount: Amount,
      status: z.string(),
      charge: z.string().nullable(),
      created_at: Timestamp,
      refunds: z.array(Refund),
    }),
  ),
  /** The statuses that may follow. */
  next_statuses: z.array(OrderStatus),
  can_cancel: z.boolean(),
  /** The part of the paid amount that is not refunded; 0 for an unpaid order. */
  refundable_amount: Amount,
  history: z.array(AuditLine),
});
export type ManagedOrder = z.infer<typeof ManagedOrder>;

const code = z.strictObject({ code: requiredText(20) });
/** The status that the operator saw: a change that somebody else made first is a conflict. */
const seen = { seen_status: OrderStatus };
const refusals = { 404: 'There is no such order.', 409: 'Somebody else has changed the order.' };

export const orderSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof orderSorts)[number];

export const adminOrdersCalls = {
  'GET /admin/home': {
    access: 'admin',
    needs: 'session',
    summary: 'The number of things that wait for somebody; null without the permission to see them.',
    answer: z.object({
      pending_orders: z.int().nullable(),
      failed_refunds: z.int().nullable(),
      waiting_tickets: z.int().nullable(),
    }),
  },
  'GET /admin/orders': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'The orders of all shoppers.',
    query: z.strictObject({
      status: z.enum(orderStatusKeys).optional(),
      payment: z.enum(paymentStatuses).optional(),
      /** Only orders with a refund in this status. */
      refund: RefundStatus.optional(),
      shop: IdParam.optional(),
      /** The beginning of a code, a part of a phone number, or of a name. */
      search: text(60).optional(),
      sort: z.enum(orderSorts).default('newest'),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({ total: z.int(), status_wise_orders: StatusCounts, orders: z.array(OrderRow) }),
  },
  'GET /admin/orders/{code}': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'One order with its payments and everything that operators changed.',
    params: code,
    answer: ManagedOrder,
    refusals: { 404: refusals[404] },
  },
  'POST /admin/orders/{code}/status': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Moves an order to one of its next statuses.',
    params: code,
    body: z.strictObject({ ...seen, status: OrderStatus.exclude(['Pending', 'Cancelled']), note: text(200).optional() }),
    answer: ManagedOrder,
    refusals,
  },
  'POST /admin/orders/{code}/cancel': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Cancels an order that is not delivered; what was paid is refunded.',
    params: code,
    body: z.strictObject({ ...seen, reason: requiredText(500) }),
    answer: ManagedOrder,
    refusals,
  },
  'POST /admin/orders/{code}/refund': {
    access: 'admin',
    needs: 'refunds',
    summary: `Refunds a paid order or a part of it; ${cash} is handed back by the shop.`,
    params: code,
    body: z.strictObject({
      amount: z.number().positive().max(1e12).multipleOf(0.01),
      /** The refundable amount that the operator saw. */
      seen_refundable: Amount,
    }),
    answer: ManagedOrder,
    refusals,
  },
} satisfies AdminCalls;

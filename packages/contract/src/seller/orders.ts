import { z } from 'zod';
import { RefundBearers } from '../back-office/orders.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Amount, Empty, Id, PageParam, PaymentStatus, perPage, requiredText, Timestamp, text } from '../fields.ts';
import { ReturnStatus } from '../orders/returns.ts';
import { OrderStatus, orderStatusKeys, StatusCounts } from '../orders.ts';

/** An order of the shop in a list. Amounts are in another call, so that a packer sees none. */
export const ShopOrderRow = z.object({
  code: z.string(),
  status: OrderStatus,
  payment_status: PaymentStatus,
  is_cash: z.boolean(),
  quantity: z.int(),
  created_at: Timestamp,
  /** The name on the parcel. */
  recipient: z.string(),
  area: z.string(),
  /** Placed more than `late_after_hours` ago and not handed over. */
  is_late: z.boolean(),
});
export type ShopOrderRow = z.infer<typeof ShopOrderRow>;

const ShopOrderLine = z.object({
  id: Id,
  name: z.string(),
  /** Size, colour and unit. */
  options: z.string(),
  sku: z.string().nullable(),
  picture: z.string().nullable(),
  /** The ordered quantity, and the parts of it that were refunded and packed. */
  quantity: z.int(),
  refunded: z.int(),
  packed: z.int(),
});
export type ShopOrderLine = z.infer<typeof ShopOrderLine>;

const ShopParcel = z.object({
  id: Id,
  carrier: z.string(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  shipped_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable(),
  lines: z.array(z.object({ line_id: Id, quantity: z.int() })),
});
export type ShopParcel = z.infer<typeof ShopParcel>;

export const ShopOrder = ShopOrderRow.extend({
  /** The place of delivery, one line for each part. */
  address: z.array(z.string()),
  phone: z.string(),
  note: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  lines: z.array(ShopOrderLine),
  parcels: z.array(ShopParcel),
  /** The newest first. */
  returns: z.array(z.object({ code: z.string(), status: ReturnStatus, created_at: Timestamp })),
  history: z.array(z.object({ status: OrderStatus, at: Timestamp })),
  next_statuses: z.array(OrderStatus),
  can_ship: z.boolean(),
  can_cancel: z.boolean(),
});
export type ShopOrder = z.infer<typeof ShopOrder>;

export const ShopOrderAmounts = z.object({
  currency: z.string(),
  total: Amount,
  discount: Amount,
  tax: Amount,
  delivery: Amount,
  payable: Amount,
  refunded: Amount,
  /** The part for the marketplace, with its tax, without what was reversed. */
  commission: Amount,
  lines: z.array(z.object({ line_id: Id, price: Amount, amount: Amount })),
});
export type ShopOrderAmounts = z.infer<typeof ShopOrderAmounts>;

const Code = z.string().regex(/^[A-Za-z0-9-]{1,20}$/);
const params = z.strictObject({ code: Code });
/** The status that the member saw: a change that somebody else made first is a conflict. */
const seen = { seen_status: OrderStatus };
const refusals = { 404: 'The shop has no such order.', 409: 'Somebody else has changed the order.' };

const Tracking = {
  tracking_number: text(80).nullable(),
  tracking_url: z
    .string()
    .max(500)
    .regex(/^https?:\/\/[^\s"<>]+$/)
    .nullable(),
};

/** How many orders are shipped, and how many packing slips are printed, at once at most. */
export const maxShippedAtOnce = 50;

const codeList = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,20}(,[A-Za-z0-9-]{1,20}){0,49}$/)
  .describe(`Codes of orders with commas between, at most ${maxShippedAtOnce}.`)
  .transform((list) => [...new Set(list.toUpperCase().split(','))]);

export const PickLine = z.object({
  variant_id: Id,
  name: z.string(),
  options: z.string(),
  sku: z.string().nullable(),
  picture: z.string().nullable(),
  quantity: z.int(),
  /** The orders that need it. */
  codes: z.array(z.string()),
});
export type PickLine = z.infer<typeof PickLine>;

const OrdersToday = z.object({
  /** Orders to confirm, to pack and to hand over; those that are late are among them. */
  pending: z.int(),
  to_pack: z.int(),
  to_ship: z.int(),
  late: z.int(),
  late_after_hours: z.int(),
  /** Returns that the shop answers. */
  returns: z.int(),
  /** The next orders to work on, oldest first. */
  next: z.array(ShopOrderRow),
});

/** Each part is null for a member whose role does not see it. */
export const ShopToday = z.object({
  orders: OrdersToday.nullable(),
  /** Conversations whose last message is the shopper’s, and questions about products without an answer. */
  messages: z.int().nullable(),
  questions: z.int().nullable(),
  /** Variants of which nothing is left. */
  sold_out: z.int().nullable(),
});
export type ShopToday = z.infer<typeof ShopToday>;

const orderFilters = {
  status: z.enum([...orderStatusKeys, 'late']).optional(),
  /** The beginning of a code, or a part of the recipient’s name. */
  search: text(60).optional(),
};

export const sellerOrdersCalls = {
  'GET /seller/today': {
    access: 'seller',
    needs: 'session',
    summary: 'What waits for the shop: orders, returns, messages, questions and sold-out variants, as far as the member sees them.',
    answer: ShopToday,
  },
  'GET /seller/orders': {
    access: 'seller',
    needs: 'orders',
    summary: 'The orders of the shop.',
    query: z.strictObject({
      ...orderFilters,
      /** Only these orders. */
      codes: codeList.optional(),
      sort: z.enum(['newest', 'oldest']).default('newest'),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({ total: z.int(), counts: StatusCounts.extend({ late: z.int() }), orders: z.array(ShopOrderRow) }),
    refusals: { 404: 'One of the orders does not exist in the shop.' },
  },
  'GET /seller/order-export': {
    access: 'seller',
    needs: 'orders',
    summary: 'The orders of a list as CSV, newest first, with amounts for members who may see money. The audit log has who exported them.',
    query: z.strictObject(orderFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000: filter them.' },
  },
  'GET /seller/orders/{code}': {
    access: 'seller',
    needs: 'orders',
    summary: 'One order of the shop, without amounts.',
    params,
    answer: ShopOrder,
    refusals: { 404: refusals[404] },
  },
  'GET /seller/orders/{code}/amounts': {
    access: 'seller',
    needs: 'money',
    summary: 'The amounts of an order and its commission.',
    params,
    answer: ShopOrderAmounts,
    refusals: { 404: refusals[404] },
  },
  'POST /seller/orders/{code}/status': {
    access: 'seller',
    needs: 'orders',
    summary: 'Moves an order to one of its next statuses. A delivered order that is paid in cash is paid.',
    params,
    body: z.strictObject({ ...seen, status: OrderStatus.exclude(['Pending', 'Cancelled']) }),
    answer: ShopOrder,
    refusals,
  },
  'GET /seller/orders/{code}/bearers': {
    access: 'seller',
    needs: 'money',
    summary: 'Who bears what the cancellation of a paid order refunds.',
    params,
    // It locks the order for a moment, so that all of its amounts agree.
    writes: true,
    answer: RefundBearers,
    refusals: { 404: refusals[404], 409: 'The order is not paid, or refunded in full.' },
  },
  'POST /seller/orders/{code}/cancel': {
    access: 'seller',
    needs: 'orders',
    summary: 'Cancels an order that is not delivered; what was paid is refunded and the shopper is notified.',
    params,
    body: z.strictObject({ ...seen, reason: requiredText(500) }),
    answer: ShopOrder,
    refusals: { ...refusals, 403: 'The refund is above the limit, and the member has not entered the second factor within ten minutes.' },
  },
  'POST /seller/orders/{code}/ship': {
    access: 'seller',
    needs: 'orders',
    summary: 'Hands over in one parcel what is not in a parcel yet, and notifies the shopper.',
    params,
    body: z.strictObject({ ...seen, carrier: requiredText(80), ...Tracking }),
    answer: ShopOrder,
    refusals,
  },
  'POST /seller/shipments': {
    access: 'seller',
    needs: 'orders',
    summary: `Hands over up to ${maxShippedAtOnce} orders, each by itself: an order that cannot be sent does not stop the others.`,
    body: z.strictObject({
      carrier: requiredText(80),
      orders: z
        .array(z.strictObject({ code: Code, ...seen, tracking_number: text(80).nullable() }))
        .min(1)
        .max(maxShippedAtOnce),
    }),
    answer: z.object({
      results: z.array(z.object({ code: z.string(), is_shipped: z.boolean(), status: OrderStatus })),
    }),
    refusals: { 404: refusals[404] },
  },
  'GET /seller/pick-list': {
    access: 'seller',
    needs: 'orders',
    summary: 'The items of several orders, each product once with its quantity.',
    query: z.strictObject({ codes: codeList }),
    answer: z.object({ lines: z.array(PickLine) }),
    refusals: { 404: refusals[404] },
  },
  'GET /seller/packing-slips': {
    access: 'seller',
    needs: 'orders',
    summary: `The packing slips of up to ${maxShippedAtOnce} orders in one PDF, each in its shopper's language.`,
    query: z.strictObject({
      codes: codeList,
      size: z.enum(['a4', 'label']).default('a4').describe('A4, or a label of 100 × 150 mm.'),
    }),
    answer: Empty,
    sends: ['application/pdf'],
    refusals: { 404: refusals[404] },
  },
} satisfies SellerCalls;

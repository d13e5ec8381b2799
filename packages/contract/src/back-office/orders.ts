import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import {
  Amount,
  cash,
  Day,
  Empty,
  FlagParam,
  Id,
  IdParam,
  PageParam,
  PaymentStatus,
  paymentStatuses,
  perPage,
  requiredText,
  Timestamp,
  text,
} from '../fields.ts';
import { ReturnStatus } from '../orders/returns.ts';
import { Order, OrderStatus, orderStatusKeys, RefundStatus, StatusCounts } from '../orders.ts';
import { AuditLine } from './access/audit.ts';

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

const Refund = z.object({
  id: Id,
  amount: Amount,
  status: RefundStatus,
  reference: z.string().nullable(),
  created_at: Timestamp,
});

/** The payer of a discount: the shop or the marketplace. */
export const Funder = z.enum(['shop', 'marketplace']);
export type Funder = z.infer<typeof Funder>;

export const ManagedLine = z.object({
  id: Id,
  name: z.string(),
  /** Size, colour and unit. */
  options: z.string(),
  sku: z.string().nullable(),
  quantity: z.int(),
  amount: Amount,
  refunded: z.int(),
  /** The quantity in returns that are not closed; it is refunded by them. */
  returning: z.int(),
  /** The quantity in parcels. */
  packed: z.int(),
  /** The offer or the flash sale that lowered the price, what it took off, and the payer; null at the full price. */
  offer: z.object({ kind: z.enum(['offer', 'flash-sale']), amount: Amount, funded_by: Funder.nullable() }).nullable(),
});
export type ManagedLine = z.infer<typeof ManagedLine>;

const LineQuantity = z.strictObject({ line_id: Id, quantity: z.int().min(1).max(9999) });
export type LineQuantity = z.infer<typeof LineQuantity>;

export const Parcel = z.object({
  id: Id,
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  carrier: z.string(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  created_at: Timestamp,
  shipped_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable(),
  lines: z.array(z.object({ line_id: Id, quantity: z.int() })),
});
export type Parcel = z.infer<typeof Parcel>;

const ParcelFields = z.strictObject({
  carrier: requiredText(80),
  tracking_number: text(80).nullable(),
  tracking_url: z
    .string()
    .max(500)
    .regex(/^https?:\/\/[^\s"<>]+$/)
    .nullable(),
  lines: z.array(LineQuantity).min(1).max(200),
});
export type ParcelFields = z.infer<typeof ParcelFields>;

/** The bearers of an amount that a shopper receives. */
export const RefundBearers = z.object({
  amount: Amount,
  /** The commission with its tax that the marketplace returns to the shop. */
  commission: Amount,
  /** Discounts of the marketplace that it does not pay to the shop any more. */
  marketplace_discount: Amount,
  /** Both add up to the amount. The marketplace's is below 0 where it saves more than it returns. */
  borne_by_shop: z.number(),
  borne_by_marketplace: z.number(),
});
export type RefundBearers = z.infer<typeof RefundBearers>;

export const RefundPreview = RefundBearers.extend({
  lines: z.array(
    z.object({
      line_id: Id,
      quantity: z.int(),
      /** The price of the items, their part of voucher and membership, and their part of the taxes. */
      price: Amount,
      discount: Amount,
      tax: Amount,
      amount: Amount,
    }),
  ),
  delivery: Amount,
  refundable_amount: Amount,
});
export type RefundPreview = z.infer<typeof RefundPreview>;

export const ManagedOrder = z.object({
  lines: z.array(ManagedLine),
  parcels: z.array(Parcel),
  notes: z.array(z.object({ id: Id, author: z.string().nullable(), note: z.string(), created_at: Timestamp })),
  /** The payer of each discount; null without the discount. */
  funded_by: z.object({ coupon: Funder.nullable(), membership: Funder.nullable() }),
  /** The amount that the shop pays the marketplace, without what was reversed; null for an order from before commissions. */
  commission: z.object({ amount: Amount, tax_amount: Amount, reversed: Amount }).nullable(),
  delivery_refunded: z.boolean(),
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
  returns: z.array(z.object({ code: z.string(), status: ReturnStatus, created_at: Timestamp })),
  /** The other orders of its purchase, which one payment pays. */
  purchase_orders: z.array(
    z.object({ id: Id, code: z.string(), status: OrderStatus, payment_status: PaymentStatus, payable_amount: Amount, shop: z.string() }),
  ),
  history: z.array(AuditLine),
});
export type ManagedOrder = z.infer<typeof ManagedOrder>;

const code = z.strictObject({ code: requiredText(20) });
/** The status that the operator saw: a change that somebody else made first is a conflict. */
const seen = { seen_status: OrderStatus };
const refusals = { 404: 'There is no such order.', 409: 'Somebody else has changed the order.' };

const lineList = z
  .string()
  .regex(/^(\d{1,15}:\d{1,4}(,\d{1,15}:\d{1,4}){0,199})?$/)
  .describe('Lines with their quantities: 12:1,13:2.')
  .transform((list) =>
    list === ''
      ? []
      : list.split(',').map((pair) => {
          const [line_id = 0, quantity = 0] = pair.split(':').map(Number);
          return { line_id, quantity };
        }),
  );
const parcelParams = z.strictObject({ code: requiredText(20), id: IdParam });
const parcelRefusals = { 404: 'There is no such order or parcel.', 409: 'Somebody else has changed the order or the parcel.' };

/** How many packing slips a file has at most. */
export const maxPackingLists = 50;

export const orderSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof orderSorts)[number];

const orderFilters = {
  status: z.enum(orderStatusKeys).optional(),
  payment: z.enum(paymentStatuses).optional(),
  /** Without cancelled orders. */
  open: FlagParam.optional(),
  /** Only orders with a refund in this status. */
  refund: RefundStatus.optional(),
  shop: IdParam.optional(),
  /** Only orders that were placed from the one day to the other, in UTC. */
  from: Day.optional(),
  to: Day.optional(),
  /** The beginning of a code, a part of a phone number, or of a name. */
  search: text(60).optional(),
};

/** The rows of one CSV file. */
export const maxExported = 100_000;

export const adminOrdersCalls = {
  'GET /admin/order-export': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'The orders of a list as CSV, newest first, at most 100,000. It is in the audit log, because it has personal data.',
    query: z.strictObject(orderFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000 orders: filter them. Or the last day is before the first one.' },
  },
  'GET /admin/orders': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'The orders of all shoppers.',
    query: z.strictObject({
      ...orderFilters,
      sort: z.enum(orderSorts).default('newest'),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({ total: z.int(), status_wise_orders: StatusCounts, orders: z.array(OrderRow) }),
    refusals: { 422: 'The last day is before the first one.' },
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
  'GET /admin/orders/{code}/refund': {
    access: 'admin',
    needs: 'refunds',
    summary: 'What a refund of these items comes to, and who bears it.',
    params: code,
    query: z.strictObject({ lines: lineList, delivery: z.enum(['true', 'false']).transform((value) => value === 'true') }),
    // It locks the order for a moment, so that all of its amounts agree.
    writes: true,
    answer: RefundPreview,
    refusals: { ...refusals, 422: 'More than is left of a line, or the delivery charge was refunded before.' },
  },
  'GET /admin/orders/{code}/bearers': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'Who bears a refund of this amount; without one, that of all that is left of a paid order, which its cancellation refunds.',
    params: code,
    query: z.strictObject({
      amount: z
        .string()
        .regex(/^\d{1,12}(\.\d{1,2})?$/)
        .transform(Number)
        .optional(),
    }),
    // It locks the order for a moment, so that all of its amounts agree.
    writes: true,
    answer: RefundBearers,
    refusals: { 404: refusals[404], 409: 'The order is not paid, is refunded in full, or less than the amount is left.' },
  },
  'POST /admin/orders/{code}/refund-lines': {
    access: 'admin',
    needs: 'refunds',
    summary: 'Refunds items of a paid order, and its delivery charge if wanted. The commission on them is reversed.',
    params: code,
    body: z.strictObject({
      lines: z.array(LineQuantity).max(200),
      delivery: z.boolean(),
      /** Whether the items can be sold again. */
      restock: z.boolean(),
      /** The amount of the preview that the operator saw. */
      seen_amount: Amount,
    }),
    answer: ManagedOrder,
    refusals: { ...refusals, 422: 'More than is left of a line, or nothing is chosen.' },
  },
  'POST /admin/orders/{code}/parcels': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Adds a parcel with some of the items of a confirmed order.',
    params: code,
    body: ParcelFields.extend(seen),
    answer: ManagedOrder.extend({ entry_id: Id.nullable() }),
    refusals: { ...refusals, 422: 'More than is left of a line.' },
  },
  'POST /admin/orders/{code}/parcels/{id}': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Changes a parcel; its items only until it is handed over.',
    params: parcelParams,
    body: ParcelFields.extend({ version: text(100) }),
    answer: ManagedOrder.extend({ entry_id: Id.nullable() }),
    refusals: parcelRefusals,
  },
  'POST /admin/orders/{code}/parcels/{id}/ship': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Marks a parcel as handed over to the carrier and notifies the shopper. The order is on its way once all items are.',
    params: parcelParams,
    body: z.strictObject({ version: text(100) }),
    answer: ManagedOrder,
    refusals: parcelRefusals,
  },
  'POST /admin/orders/{code}/parcels/{id}/deliver': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Marks a parcel as delivered. The order is delivered once all of its parcels are.',
    params: parcelParams,
    body: z.strictObject({ version: text(100) }),
    answer: ManagedOrder,
    refusals: parcelRefusals,
  },
  'DELETE /admin/orders/{code}/parcels/{id}': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Removes a parcel that was not handed over.',
    params: parcelParams,
    answer: ManagedOrder.extend({ entry_id: Id.nullable() }),
    refusals: parcelRefusals,
  },
  'POST /admin/orders/{code}/notes': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Adds a note that only the staff sees.',
    params: code,
    body: z.strictObject({ note: requiredText(2000) }),
    answer: ManagedOrder,
    refusals: { 404: refusals[404] },
  },
  'GET /admin/orders/{code}/invoice': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'The invoice of an order, as a PDF in the language of the request.',
    params: code,
    answer: Empty,
    sends: ['application/pdf'],
    refusals: { 404: 'There is no such order, or it was cancelled before it was paid.' },
  },
  'GET /admin/packing-slips': {
    access: 'admin',
    needs: 'orders:read',
    summary: `The packing slips of up to ${maxPackingLists} orders in one PDF, each in its shopper's language.`,
    query: z.strictObject({
      codes: z
        .string()
        .regex(/^[A-Za-z0-9-]{1,20}(,[A-Za-z0-9-]{1,20}){0,49}$/)
        .describe(`Codes of orders with commas between, at most ${maxPackingLists}.`)
        .transform((list) => [...new Set(list.toUpperCase().split(','))]),
      size: z.enum(['a4', 'label']).default('a4').describe('A4, or a label of 100 × 150 mm.'),
    }),
    answer: Empty,
    sends: ['application/pdf'],
    refusals: { 404: 'One of the orders does not exist.' },
  },
} satisfies AdminCalls;

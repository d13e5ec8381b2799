import { z } from 'zod';
import { Address } from './account.ts';
import { Cart } from './cart.ts';
import { Amounts, PlacedOrder } from './checkout.ts';
import type { Calls } from './endpoint.ts';
import { Amount, Empty, Id, IdParam, PageParam, PaymentStatus, Picture, perPage, requiredText, Timestamp, text } from './fields.ts';
import { reviewPhotos } from './files.ts';

export const orderStatuses = ['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered', 'Cancelled'] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Keys of the statuses, for URLs and counts. */
export const orderStatusKeys = ['pending', 'confirm', 'processing', 'pickup', 'on_the_way', 'delivered', 'cancelled'] as const;
export const orderStatusByKey = {
  pending: 'Pending',
  confirm: 'Confirm',
  processing: 'Processing',
  pickup: 'Pickup',
  on_the_way: 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStatusKey, OrderStatus>;
export type OrderStatusKey = (typeof orderStatusKeys)[number];

/** `Pending` until the gateway has it, `Failed` where it has to be given back by hand. */
export const refundStatuses = ['Pending', 'Done', 'Failed'] as const;
export const RefundStatus = z.enum(refundStatuses);
export type RefundStatus = z.infer<typeof RefundStatus>;

export const OrderProduct = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  picture: Picture.nullable(),
  brand: z.string().nullable(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  unit: z.string().nullable(),
  list_price: Amount,
  price: Amount,
  quantity: z.int(),
  amount: Amount,
});

/** The shopper's review of a product in the order. */
export const OwnReview = z.object({
  id: Id,
  rating: z.int(),
  description: z.string(),
  created_at: Timestamp,
  photos: z.array(z.object({ id: Id, picture: Picture })),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const OrderCard = z.object({
  id: Id,
  code: z.string(),
  status: OrderStatus,
  payment_status: PaymentStatus,
  payment_method: z.string(),
  payable_amount: Amount,
  quantity: z.int(),
  created_at: Timestamp,
  shop: z.object({ id: Id, name: z.string(), logo: z.string().nullable() }),
  products: z.array(OrderProduct.pick({ id: true, name: true, thumbnail: true, picture: true, quantity: true })),
  /** Whether it waits for an online payment. */
  can_pay: z.boolean(),
});
export type OrderCard = z.infer<typeof OrderCard>;

export const OrderParcel = z.object({
  id: Id,
  carrier: z.string(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  shipped_at: Timestamp,
  delivered_at: Timestamp.nullable(),
  products: z.array(z.object({ name: z.string(), quantity: z.int() })),
});
export type OrderParcel = z.infer<typeof OrderParcel>;

export const Order = OrderCard.extend({
  purchase_id: Id,
  /** The orders placed together with it under one payment, itself among them. */
  purchase_orders: z.array(PlacedOrder),
  products: z.array(OrderProduct.extend({ review: OwnReview.nullable() })),
  amounts: Amounts,
  /** Days from `created_at`, as the shop named them then; null in older orders. */
  estimated_delivery: z.object({ min_days: z.int(), max_days: z.int() }).nullable(),
  coupon_code: z.string().nullable(),
  address: Address.omit({ id: true, is_default: true }),
  note: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  timeline: z.array(z.object({ status: z.string(), note: z.string().nullable(), created_at: Timestamp })),
  /** The parcels that were handed over to a carrier. */
  parcels: z.array(OrderParcel),
  payment: z.object({
    method: z.string(),
    status: PaymentStatus,
    amount: Amount,
    paid_at: Timestamp.nullable(),
    /** Until when an online payment is waited for. */
    pay_until: Timestamp.nullable(),
    /** The refunded amount. */
    refund: z.object({ amount: Amount, status: RefundStatus, at: Timestamp.nullable() }).nullable(),
  }),
  invoice_url: z.string().nullable(),
  can_cancel: z.boolean(),
  /** Whether items can be returned now, and how many returns there are: GET /orders/{id}/returns has them. */
  returns: z.object({ can_return: z.boolean(), count: z.int() }),
  can_review: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** An order as a link in a message shows it. */
export const LinkedOrder = Order.pick({
  code: true,
  status: true,
  payment_status: true,
  can_pay: true,
  created_at: true,
  cancel_reason: true,
  timeline: true,
}).extend({
  /** The whole order; null once the link has expired. */
  order: Order.nullable(),
});
export type LinkedOrder = z.infer<typeof LinkedOrder>;

export const StatusCounts = z.object({
  all: z.int(),
  pending: z.int(),
  confirm: z.int(),
  processing: z.int(),
  pickup: z.int(),
  on_the_way: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
});

const absent = { 404: 'There is no such order of yours.' };

export const ordersCalls = {
  'GET /orders': {
    access: 'signed-in',
    summary: 'Your orders, the newest first.',
    query: z.strictObject({
      order_status: z.enum(orderStatusKeys).optional(),
      /** A part of an order's code; the counts are of what it leaves. */
      search: text(40).optional(),
      page: PageParam,
      per_page: perPage(10),
    }),
    answer: z.object({ total: z.int(), status_wise_orders: StatusCounts, orders: z.array(OrderCard) }),
  },
  'GET /order-details': {
    access: 'signed-in',
    summary: 'One order of yours.',
    query: z.strictObject({ order_id: IdParam }),
    answer: z.object({ order: Order }),
    refusals: absent,
  },
  'GET /order-links/{token}': {
    access: 'public',
    origin: 'ours',
    summary: 'The orders of a signed link from a message, without signing in. Once it has expired, only what became of them.',
    params: z.strictObject({ token: requiredText(100) }),
    answer: z.object({ expires_at: Timestamp, orders: z.array(LinkedOrder) }),
    refusals: { 404: 'The link is not valid, or the account was erased.' },
  },
  'GET /orders/{id}/invoice': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'The invoice of an order of yours, as a PDF in the language of the request.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    sends: ['application/pdf'],
    refusals: { 404: 'There is no such order of yours, or it was cancelled before it was paid.' },
  },
  'POST /orders/cancel': {
    access: 'signed-in',
    summary: 'Cancels an order that is still pending: stock and voucher go back.',
    body: z.strictObject({ order_id: Id, reason: requiredText(500) }),
    answer: z.object({ order: Order }),
    refusals: { ...absent, 409: 'It is no longer pending.' },
  },
  'GET /order-payment/{order_id}/{gateway}': {
    access: 'signed-in',
    summary: 'Where an order, and those placed with it, can be paid: now, or once more after a payment that did not work.',
    params: z.strictObject({ order_id: IdParam, gateway: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/) }),
    answer: z.object({ order_payment_url: z.string() }),
    writes: true,
    refusals: { ...absent, 409: 'It is paid, cancelled or given up, or is not paid online.', 422: 'The gateway is not offered.' },
  },
  'POST /place-order/again': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Puts what was ordered into the cart again, as far as it is still sold.',
    body: z.strictObject({ order_id: Id }),
    answer: z.object({ cart: Cart }),
    refusals: absent,
  },
  'POST /product-review': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Reviews a product of a delivered order, or changes that review. Photos are added to those of `kept_photos`.',
    body: z.strictObject({
      product_id: IdParam,
      order_id: IdParam,
      rating: z.enum(['1', '2', '3', '4', '5']).transform(Number),
      description: requiredText(2000),
      kept_photos: z
        .string()
        .regex(/^(\d{1,15}(,\d{1,15}){0,9})?$/)
        .describe('The ids of the photos that stay, with commas between; all of them unless said.')
        .transform((list) => (list === '' ? [] : list.split(',').map(Number)))
        .optional(),
    }),
    files: { photos: reviewPhotos },
    answer: z.object({ review: OwnReview }),
    changesPages: true,
    refusals: { 404: 'There is no such order of yours, or the product is not in it.', 409: 'The order is not delivered.' },
  },
} satisfies Calls;

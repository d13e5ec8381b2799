import { z } from 'zod';
import { RefundPreview } from '../back-office/orders.ts';
import { returnFilters } from '../back-office/returns.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Amount, Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp, text } from '../fields.ts';
import { OrderReturn, ReturnStatus, returnAnswer } from '../orders/returns.ts';

/** A return of the shop in a list. Amounts are in other calls, so that a packer sees none. */
export const ShopReturnRow = z.object({
  code: z.string(),
  order_code: z.string(),
  status: ReturnStatus,
  /** Whether the marketplace answers, because the shop did not in time. */
  is_passed: z.boolean(),
  quantity: z.int(),
  created_at: Timestamp,
  answer_by: Timestamp,
  /** The name on the parcel. */
  recipient: z.string(),
});
export type ShopReturnRow = z.infer<typeof ShopReturnRow>;

export const ShopReturn = OrderReturn.omit({ id: true, refund: true, can_withdraw: true }).extend({
  order_code: z.string(),
  recipient: z.string(),
  is_cash: z.boolean(),
  delivered_at: Timestamp.nullable(),
  /** Whether the shop may answer, or record the next step. */
  can_change: z.boolean(),
});
export type ShopReturn = z.infer<typeof ShopReturn>;

export const ShopReturnAmounts = z.object({
  currency: z.string(),
  /** Null before the refund. */
  refunded: Amount.nullable(),
  /** Whether the delivery charge is refunded unless the shop decides otherwise: all items of the order are sent back. */
  refunds_delivery: z.boolean(),
  /** Whether there is a delivery charge that was not refunded. */
  can_refund_delivery: z.boolean(),
});
export type ShopReturnAmounts = z.infer<typeof ShopReturnAmounts>;

const params = z.strictObject({ code: requiredText(20) });
/** The status that the member saw: a change that somebody else made first is a conflict. */
const seen = { seen_status: ReturnStatus };
const none = { 404: 'The shop has no such return.' };
const refusals = { ...none, 409: 'Somebody else has changed the return, its status does not allow this, or the time to answer is over.' };

const readingCalls = {
  'GET /seller/returns': {
    access: 'seller',
    needs: 'orders',
    summary: 'The returns of the shop: those that wait for an answer first, the oldest of them at the top.',
    query: z.strictObject({
      status: z.enum(returnFilters).optional(),
      /** The beginning of the code of a return or an order, a part of a phone number, or the beginning of a name. */
      search: text(60).optional(),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({
        all: z.int(),
        requested: z.int(),
        passed: z.int(),
        accepted: z.int(),
        received: z.int(),
        refunded: z.int(),
        declined: z.int(),
      }),
      returns: z.array(ShopReturnRow),
    }),
  },
  'GET /seller/returns/{code}': {
    access: 'seller',
    needs: 'orders',
    summary: 'A return of the shop with its items, photos and steps, without amounts.',
    params,
    answer: ShopReturn,
    refusals: none,
  },
  'GET /seller/returns/{code}/amounts': {
    access: 'seller',
    needs: 'money',
    summary: 'The refunded amount of a return, and whether the delivery charge can be refunded.',
    params,
    answer: ShopReturnAmounts,
    refusals: none,
  },
  'GET /seller/return-photos/{id}': {
    access: 'seller',
    needs: 'orders',
    summary: 'A photo of a return of the shop.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    sends: ['image/webp'],
    refusals: { 404: 'The shop has no such photo.' },
  },
} satisfies SellerCalls;

const changingCalls = {
  'POST /seller/returns/{code}/accept': {
    access: 'seller',
    needs: 'orders',
    summary: 'Accepts a return in time, with how the shopper sends the items. The shopper gets a message.',
    params,
    body: z.strictObject({
      ...seen,
      answer: returnAnswer,
      label_url: z
        .string()
        .max(500)
        .regex(/^https?:\/\/[^\s"<>]+$/)
        .nullable(),
    }),
    answer: ShopReturn,
    refusals,
  },
  'POST /seller/returns/{code}/decline': {
    access: 'seller',
    needs: 'orders',
    summary: 'Declines a return that is not refunded, with the reason. The shopper gets a message.',
    params,
    body: z.strictObject({ ...seen, reason: returnAnswer }),
    answer: ShopReturn,
    refusals,
  },
  'POST /seller/returns/{code}/receive': {
    access: 'seller',
    needs: 'orders',
    summary: 'Records that the items arrived. The shopper gets a message.',
    params,
    body: z.strictObject(seen),
    answer: ShopReturn,
    refusals,
  },
  'POST /seller/returns/{code}/inspect': {
    access: 'seller',
    needs: 'orders',
    summary: 'Records how many items of each line are refunded. The shopper sees the explanation if some are not.',
    params,
    body: z.strictObject({
      ...seen,
      lines: z.array(z.strictObject({ line_id: Id, accepted: z.int().min(0).max(9999) })).max(100),
      note: text(2000).optional(),
    }),
    answer: ShopReturn,
    refusals: { ...refusals, 422: 'More than was sent back of a line, a line is missing, or no item is accepted.' },
  },
  'POST /seller/returns/{code}/reopen': {
    access: 'seller',
    needs: 'orders',
    summary: 'Reverses an inspection, so that the items can be inspected again.',
    params,
    body: z.strictObject(seen),
    answer: ShopReturn,
    refusals,
  },
  'GET /seller/returns/{code}/refund': {
    access: 'seller',
    needs: 'money',
    summary: 'The amount of the refund of an inspected return, and who bears it.',
    params,
    query: z.strictObject({ delivery: z.enum(['true', 'false']).transform((value) => value === 'true') }),
    // It locks the order for a moment, so that all of its amounts agree.
    writes: true,
    answer: RefundPreview,
    refusals,
  },
  'POST /seller/returns/{code}/refund': {
    access: 'seller',
    needs: 'money',
    summary: 'Refunds the accepted items of an inspected return. The shopper gets a message.',
    params,
    body: z.strictObject({
      ...seen,
      delivery: z.boolean(),
      /** Whether the items can be sold again. */
      restock: z.boolean(),
      /** The amount of the preview that the member saw. */
      seen_amount: Amount,
    }),
    answer: ShopReturn,
    refusals: {
      ...refusals,
      403: 'The amount is above the limit, and the member has not entered the second factor within ten minutes.',
      422: 'The items come to no amount.',
    },
  },
} satisfies SellerCalls;

export const sellerReturnsCalls = { ...readingCalls, ...changingCalls };

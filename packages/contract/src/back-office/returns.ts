import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Amount, Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp, text } from '../fields.ts';
import { OrderReturn, ReturnStatus, returnAnswer } from '../orders/returns.ts';
import { RefundPreview } from './orders.ts';

/** The filters of the list: `passed` are those of `requested` that the marketplace answers, and `received` has inspected ones too. */
export const returnFilters = ['requested', 'passed', 'accepted', 'received', 'refunded', 'declined'] as const;
export type ReturnFilter = (typeof returnFilters)[number];

const Shopper = z.object({ id: Id, name: z.string(), phone: z.string().nullable() });
const Shop = z.object({ id: Id, name: z.string() });

export const ReturnRow = z.object({
  id: Id,
  code: z.string(),
  order_code: z.string(),
  status: ReturnStatus,
  is_passed: z.boolean(),
  quantity: z.int(),
  created_at: Timestamp,
  answer_by: Timestamp,
  shop: Shop,
  person: Shopper,
});
export type ReturnRow = z.infer<typeof ReturnRow>;

export const ManagedReturn = z.object({
  return: OrderReturn,
  order: z.object({ id: Id, code: z.string(), payment_status: z.string(), payment_method: z.string(), delivered_at: Timestamp.nullable() }),
  currency: z.string(),
  shop: Shop,
  person: Shopper,
  /** Whether the delivery charge is refunded unless the operator decides otherwise: all items of the order are sent back. */
  refunds_delivery: z.boolean(),
  /** Whether there is a delivery charge that was not refunded. */
  can_refund_delivery: z.boolean(),
});
export type ManagedReturn = z.infer<typeof ManagedReturn>;

const code = z.strictObject({ code: requiredText(20) });
/** The status that the operator saw: a change that somebody else made first is a conflict. */
const seen = { seen_status: ReturnStatus };
const none = { 404: 'There is no such return.' };
const refusals = { ...none, 409: 'Somebody else has changed the return, or its status does not allow this.' };
const answer = ManagedReturn.extend({ entry_id: Id.nullable() });

const returnListFilters = {
  status: z.enum(returnFilters).optional(),
  shop: IdParam.optional(),
  /** The beginning of the code of a return or an order, a part of a phone number, or the beginning of a name. */
  search: text(60).optional(),
};

export const adminReturnsCalls = {
  'GET /admin/return-export': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'The returns of a list as CSV, at most 100,000. The audit log has who exported them.',
    query: z.strictObject(returnListFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000: filter them.' },
  },
  'GET /admin/returns': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'The returns of all shops: those that wait for an answer first, the oldest of them at the top.',
    query: z.strictObject({
      ...returnListFilters,
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
      returns: z.array(ReturnRow),
    }),
  },
  'GET /admin/returns/{code}': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'A return with its items, photos and steps.',
    params: code,
    answer: ManagedReturn,
    refusals: none,
  },
  'GET /admin/return-photos/{id}': {
    access: 'admin',
    needs: 'orders:read',
    summary: 'A photo of any return.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    sends: ['image/webp'],
    refusals: { 404: 'There is no such photo.' },
  },
  'POST /admin/returns/{code}/accept': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Accepts a return, with how the shopper sends the items. The shopper gets a message.',
    params: code,
    body: z.strictObject({
      ...seen,
      answer: returnAnswer,
      label_url: z
        .string()
        .max(500)
        .regex(/^https?:\/\/[^\s"<>]+$/)
        .nullable(),
    }),
    answer,
    refusals,
  },
  'POST /admin/returns/{code}/decline': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Declines a return that is not refunded, with the reason. The shopper gets a message.',
    params: code,
    body: z.strictObject({ ...seen, reason: returnAnswer }),
    answer,
    refusals,
  },
  'POST /admin/returns/{code}/receive': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Records that the items arrived. The shopper gets a message.',
    params: code,
    body: z.strictObject(seen),
    answer,
    refusals,
  },
  'POST /admin/returns/{code}/inspect': {
    access: 'admin',
    needs: 'orders:write',
    summary: 'Records how many items of each line are refunded. The shopper sees the explanation if some are not.',
    params: code,
    body: z.strictObject({
      ...seen,
      lines: z.array(z.strictObject({ line_id: Id, accepted: z.int().min(0).max(9999) })).max(100),
      note: text(2000).optional(),
    }),
    answer,
    refusals: { ...refusals, 422: 'More than was sent back of a line, a line is missing, or no item is accepted.' },
  },
  'GET /admin/returns/{code}/refund': {
    access: 'admin',
    needs: 'refunds',
    summary: 'What the refund of an inspected return comes to, and who bears it.',
    params: code,
    query: z.strictObject({ delivery: z.enum(['true', 'false']).transform((value) => value === 'true') }),
    // It locks the order for a moment, so that all of its amounts agree.
    writes: true,
    answer: RefundPreview,
    refusals,
  },
  'POST /admin/returns/{code}/refund': {
    access: 'admin',
    needs: 'refunds',
    summary: 'Refunds the accepted items of an inspected return. The shopper gets a message.',
    params: code,
    body: z.strictObject({
      ...seen,
      delivery: z.boolean(),
      /** Whether the items can be sold again. */
      restock: z.boolean(),
      /** The amount of the preview that the operator saw. */
      seen_amount: Amount,
    }),
    answer,
    refusals: { ...refusals, 422: 'The items come to no amount.' },
  },
} satisfies AdminCalls;

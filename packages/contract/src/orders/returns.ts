import { z } from 'zod';
import type { Calls } from '../endpoint.ts';
import { Amount, Empty, Id, IdParam, Picture, requiredText, Timestamp, text } from '../fields.ts';
import { returnPhotos } from '../files.ts';

/**
 * Requested: waits for an answer. Accepted: the shopper sends the items. Received: the items arrived. Inspected: it is decided which of
 * them are refunded. The others are ends.
 */
export const returnStatuses = ['requested', 'accepted', 'received', 'inspected', 'refunded', 'declined', 'withdrawn'] as const;
export const ReturnStatus = z.enum(returnStatuses);
export type ReturnStatus = z.infer<typeof ReturnStatus>;

export const returnReasons = ['damaged', 'wrong-item', 'not-as-described', 'does-not-fit', 'changed-mind', 'other'] as const;
export const ReturnReason = z.enum(returnReasons);
export type ReturnReason = z.infer<typeof ReturnReason>;

/** The shopper, the shop, the marketplace on the shop's behalf, or a job. */
export const ReturnAuthor = z.enum(['shopper', 'shop', 'marketplace', 'system']);
export type ReturnAuthor = z.infer<typeof ReturnAuthor>;

/** `12:1:damaged` */
const writtenLine = String.raw`[1-9]\d{0,14}:[1-9]\d{0,3}:(${returnReasons.join('|')})`;

export const ReturnLine = z.object({
  line_id: Id,
  name: z.string(),
  /** Size, colour and unit. */
  options: z.string(),
  picture: Picture.nullable(),
  quantity: z.int(),
  reason: ReturnReason,
  /** The quantity that is refunded; null before the inspection. */
  accepted: z.int().nullable(),
});
export type ReturnLine = z.infer<typeof ReturnLine>;

export const ReturnEvent = z.object({
  /** A status, or `passed`: the shop did not answer in time, so the marketplace answers. */
  status: z.enum([...returnStatuses, 'passed']),
  author: ReturnAuthor,
  note: z.string().nullable(),
  created_at: Timestamp,
});
export type ReturnEvent = z.infer<typeof ReturnEvent>;

export const OrderReturn = z.object({
  id: Id,
  code: z.string(),
  status: ReturnStatus,
  /** Whether the marketplace answers, because the shop did not in time. */
  is_passed: z.boolean(),
  note: z.string().nullable(),
  /** How to send the items, or the reason of the refusal. */
  answer: z.string().nullable(),
  label_url: z.string().nullable(),
  created_at: Timestamp,
  answer_by: Timestamp,
  lines: z.array(ReturnLine),
  photos: z.array(z.object({ id: Id, name: z.string() })),
  events: z.array(ReturnEvent),
  /** The refunded amount; null before. */
  refund: Amount.nullable(),
  can_withdraw: z.boolean(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

export const ReturnableLine = ReturnLine.omit({ reason: true, accepted: true }).extend({
  /** The quantity that can still be returned. */
  left: z.int(),
});
export type ReturnableLine = z.infer<typeof ReturnableLine>;

export const OrderReturns = z.object({
  can_return: z.boolean(),
  /** The end of the time to return; null before the delivery, and for an order without returns. */
  return_until: Timestamp.nullable(),
  lines: z.array(ReturnableLine),
  /** The newest first. */
  returns: z.array(OrderReturn),
});
export type OrderReturns = z.infer<typeof OrderReturns>;

const absent = { 404: 'There is no such order of yours.' };

export const returnsCalls = {
  'GET /orders/{id}/returns': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'The returns of an order of yours, and the items that can be returned.',
    params: z.strictObject({ id: IdParam }),
    answer: OrderReturns,
    refusals: absent,
  },
  'POST /orders/{id}/returns': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Asks to return items of a delivered order of yours.',
    params: z.strictObject({ id: IdParam }),
    body: z.strictObject({
      lines: z
        .string()
        .regex(new RegExp(`^${writtenLine}(,${writtenLine}){0,99}$`))
        .describe(`Lines with quantity and reason, such as 12:1:damaged,13:2:other. Reasons: ${returnReasons.join(', ')}.`)
        .transform((list) => list.split(',').map(parseLine))
        .pipe(z.array(z.strictObject({ line_id: Id, quantity: z.int().min(1).max(9999), reason: ReturnReason }))),
      note: text(1000).optional(),
    }),
    files: { photos: returnPhotos },
    answer: OrderReturns,
    status: 201,
    refusals: {
      ...absent,
      409: 'The order is not delivered, or the time to return is over.',
      422: 'More than can be returned of a line.',
    },
  },
  'POST /returns/{id}/withdraw': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Withdraws a return of yours that the shop has not received.',
    params: z.strictObject({ id: IdParam }),
    answer: OrderReturns,
    refusals: { 404: 'There is no such return of yours.', 409: 'The items were received, or the return is closed.' },
  },
  'GET /return-photos/{id}': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'A photo of a return of yours.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    sends: ['image/webp'],
    refusals: { 404: 'There is no such photo of yours.' },
  },
} satisfies Calls;

function parseLine(line: string): { line_id: number; quantity: number; reason: string } {
  const [line_id = '', quantity = '', reason = ''] = line.split(':');
  return { line_id: Number(line_id), quantity: Number(quantity), reason };
}

/** The words of the answer to a return. */
export const returnAnswer = requiredText(2000);

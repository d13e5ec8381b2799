import { z } from 'zod';
import type { Calls } from './endpoint.ts';
import { Amount, Empty, Id, IdParam, requiredText, Timestamp } from './fields.ts';

const NoticeKind = z.enum(['back-in-stock', 'price-drop']);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** A message that a shopper asked for, sent once. The options narrow down a sold-out product; null is any of them. */
export const ProductNotice = z.object({
  id: Id,
  product_id: Id,
  kind: NoticeKind,
  color_id: Id.nullable(),
  size_id: Id.nullable(),
  unit_id: Id.nullable(),
  /** The price when the shopper asked; a drop is any price below it. */
  price: Amount,
  created_at: Timestamp,
});
export type ProductNotice = z.infer<typeof ProductNotice>;

export const ProductNoticeForm = z.strictObject({
  product_id: Id,
  kind: NoticeKind,
  color_id: Id.nullish(),
  size_id: Id.nullish(),
  unit_id: Id.nullish(),
});
export type ProductNoticeForm = z.infer<typeof ProductNoticeForm>;

/** Instead of a product in the links of messages: all messages about a cart that was left. No product has this id. */
export const cartOfNotices = 0;

export const noticesCalls = {
  'GET /product-notices': {
    access: 'public',
    origin: 'ours',
    summary: 'The products that you asked to be notified of, the latest first; none without signing in.',
    answer: z.object({ notices: z.array(ProductNotice) }),
  },
  'POST /product-notices': {
    access: 'signed-in',
    origin: 'ours',
    summary:
      'Asks for one message once a product is in stock again, or costs less than now. It ends with that message, with an order of the product, or by the link in any such message. Nobody gets two messages about a product on one day.',
    body: ProductNoticeForm,
    answer: z.object({ notice: ProductNotice }),
    status: 201,
    refusals: {
      404: 'There is no such product.',
      409: 'It is in stock.',
      422: 'The product has no such options, a price has none, or you asked for too many products.',
    },
  },
  'DELETE /product-notices/{id}': {
    access: 'signed-in',
    origin: 'ours',
    summary: 'Withdraws what you asked for.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    refusals: { 404: 'There is no such notice of yours.' },
  },
  'POST /notice-links/{token}': {
    access: 'public',
    origin: 'ours',
    summary:
      'Stops all messages about a product, or about carts that were left, by the signed link in one of them, without signing in, or undoes that. It can be repeated, and the link does not expire.',
    params: z.strictObject({ token: requiredText(100) }),
    body: z.strictObject({ stopped: z.boolean() }),
    answer: z.object({
      /** Null: the messages about carts. */
      product: z.object({ id: Id, name: z.string(), active: z.boolean() }).nullable(),
      /** How many are open now or, if they were stopped, would be open again. */
      notices: z.int(),
    }),
    refusals: { 404: 'The link is not valid, or the account was erased.' },
  },
} satisfies Calls;

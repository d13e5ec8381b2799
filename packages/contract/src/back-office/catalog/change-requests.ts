import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Id, IdParam, PageParam, perPage, requiredText, Timestamp, text } from '../../fields.ts';
import { ProductContent } from '../products.ts';

export const ChangeRequestState = z.enum(['waiting', 'accepted', 'declined', 'withdrawn']);
export type ChangeRequestState = z.infer<typeof ChangeRequestState>;

const Named = z.object({ id: Id, name: z.string() });

export const ChangeRequestRow = z.object({
  id: Id,
  /** Null for a product that does not exist before the request is accepted. */
  product_id: Id.nullable(),
  /** The proposed name. */
  name: z.string(),
  shop: Named,
  status: ChangeRequestState,
  /** When it was made or last changed by the shop. */
  updated_at: Timestamp,
  thumbnail: z.string().nullable(),
});
export type ChangeRequestRow = z.infer<typeof ChangeRequestRow>;

export const ManagedChangeRequest = ChangeRequestRow.extend({
  /** Names what the operator sees, the product included: a decision names it. */
  version: z.string(),
  /** The member of the shop who made it. */
  by: z.string(),
  reason: z.string().nullable(),
  decided_at: Timestamp.nullable(),
  /** The rule that accepted it, because the shop was trusted; null if a member of the staff decided. */
  rule: z.enum(['trusted-shop']).nullable(),
  /** The state that the shop saw when it made the request; null for a new product. */
  base: ProductContent.nullable(),
  /** The state that shoppers see now; null for a new product. */
  published: ProductContent.nullable(),
  /** The product as it is once the request is accepted: what the shop did not change stays as it is now. */
  proposed: ProductContent,
});
export type ManagedChangeRequest = z.infer<typeof ManagedChangeRequest>;

const params = z.strictObject({ id: IdParam });
const seen = { version: text(100) };
const missing = 'There is no such change request.';
const refusals = { 404: missing, 409: 'It was decided or withdrawn already, or the request or the product has changed since.' };
const answer = z.object({
  request: ManagedChangeRequest,
  /** The entry of the product in the audit log, by which it can be undone; null for a new or declined product. */
  entry_id: Id.nullable(),
});

export const adminChangeRequestsCalls = {
  'GET /admin/change-requests': {
    access: 'admin',
    needs: 'products:read',
    summary: 'What sellers want to change of their products: what waits first, the oldest of it at the top.',
    query: z.strictObject({
      status: ChangeRequestState.optional(),
      shop: IdParam.optional(),
      /** A part of the proposed name. */
      search: text(60).optional(),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), waiting: z.int(), accepted: z.int(), declined: z.int(), withdrawn: z.int() }),
      requests: z.array(ChangeRequestRow),
    }),
  },
  'GET /admin/change-requests/{id}': {
    access: 'admin',
    needs: 'products:read',
    summary: 'A change request with the product before, now and after.',
    params,
    answer: ManagedChangeRequest,
    refusals: { 404: missing },
  },
  'POST /admin/change-requests/{id}/accept': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Publishes what the shop proposed, and notifies its member.',
    params,
    body: z.strictObject(seen),
    answer,
    refusals: { ...refusals, 422: 'Something that the product refers to does not exist any more.' },
  },
  'POST /admin/change-requests/{id}/decline': {
    access: 'admin',
    needs: 'products:write',
    summary: 'Declines a change request and sends the member of the shop the reason. The product stays as it is.',
    params,
    body: z.strictObject({ ...seen, reason: requiredText(500) }),
    answer,
    refusals,
  },
} satisfies AdminCalls;

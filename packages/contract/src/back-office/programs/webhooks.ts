import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Empty, Id, IdParam, PageParam, perPage, requiredText, Timestamp } from '../../fields.ts';
import { webhookEventTypes } from './webhook-events.ts';

const EventType = z.enum(webhookEventTypes);

const WebhookFields = z.strictObject({
  name: requiredText(60),
  /** http or https; an address inside the own network is refused. */
  url: requiredText(500),
  events: z.array(EventType).min(1).max(webhookEventTypes.length),
  is_active: z.boolean(),
});

export const Webhook = z.object({
  id: Id,
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(EventType),
  is_active: z.boolean(),
  /** The cause of its being off: an operator, days of failures, or the receiver by answering 410. */
  disabled_by: z.enum(['operator', 'failures', 'receiver']).nullable(),
  /** Since when no delivery succeeded. */
  failing_since: Timestamp.nullable(),
  /** The member whose role limits the events, and the events that it does not allow now. */
  owner: z.object({ id: Id, name: z.string() }),
  ineffective: z.array(EventType),
  /** Until when the former secret signs as well. */
  former_secret_ends_at: Timestamp.nullable(),
  created_at: Timestamp,
  last_delivery: z.object({ status: z.enum(['waiting', 'delivered', 'failed']), at: Timestamp }).nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.object({
  id: Id,
  /** The header `webhook-id`: the same for each attempt and replay. */
  message_id: z.string(),
  type: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  is_replay: z.boolean(),
  created_at: Timestamp,
  next_at: Timestamp.nullable(),
  /** The body that is sent. */
  body: z.string(),
  attempts: z.array(
    z.object({
      at: Timestamp,
      milliseconds: z.int(),
      /** Null without an answer. */
      status: z.int().nullable(),
      error: z.string().nullable(),
      /** The beginning of the answer. */
      excerpt: z.string(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const params = z.strictObject({ id: IdParam });
const none = { 404: 'There is no such webhook.' };
const held = { 403: 'The role of the member does not allow an event of it.' };
const changed = { 409: 'Somebody else has changed the webhook.' };

export const webhooksCalls = {
  'GET /admin/webhooks': {
    access: 'admin',
    needs: 'keys',
    summary: 'The webhooks, and the events that they can receive.',
    answer: z.object({ webhooks: z.array(Webhook), events: z.array(z.object({ type: EventType, needs: z.string() })) }),
  },
  'GET /admin/webhooks/{id}': {
    access: 'admin',
    needs: 'keys',
    summary: 'One webhook.',
    params,
    answer: Webhook,
    refusals: none,
  },
  'POST /admin/webhooks': {
    access: 'admin',
    needs: 'keys',
    recent: true,
    summary: 'Adds a webhook. The answer is the only one that has its secret.',
    body: WebhookFields,
    answer: z.object({ webhook: Webhook, secret: z.string(), entry_id: Id.nullable() }),
    refusals: held,
  },
  'POST /admin/webhooks/{id}': {
    access: 'admin',
    needs: 'keys',
    recent: true,
    summary: 'Saves a webhook over the version that the operator saw. Its events are limited by the role of this operator from then on.',
    params,
    body: WebhookFields.extend({ version: requiredText(20) }),
    answer: z.object({ webhook: Webhook, entry_id: Id.nullable() }),
    refusals: { ...none, ...held, ...changed },
  },
  'POST /admin/webhooks/{id}/secret': {
    access: 'admin',
    needs: 'keys',
    recent: true,
    summary: 'Makes a new secret. The former one signs as well for 24 hours.',
    params,
    body: z.strictObject({ seen_former_secret_ends_at: Timestamp.nullable() }),
    answer: z.object({ webhook: Webhook, secret: z.string() }),
    refusals: { ...none, 409: 'Somebody else has made a new secret.' },
  },
  'POST /admin/webhooks/{id}/test': {
    access: 'admin',
    needs: 'keys',
    summary: 'Sends a test event, also to a webhook that is disabled.',
    params,
    answer: z.object({ delivery_id: Id }),
    refusals: none,
  },
  'DELETE /admin/webhooks/{id}': {
    access: 'admin',
    needs: 'keys',
    recent: true,
    summary: 'Removes a webhook.',
    params,
    answer: z.object({ entry_id: Id.nullable() }),
    refusals: none,
  },
  'GET /admin/webhooks/{id}/deliveries': {
    access: 'admin',
    needs: 'keys',
    summary: 'The deliveries of the last thirty days, newest first, with their attempts.',
    params,
    query: z.strictObject({ status: z.enum(['waiting', 'delivered', 'failed']).optional(), page: PageParam, per_page: perPage(25) }),
    answer: z.object({ total: z.int(), deliveries: z.array(WebhookDelivery) }),
    refusals: none,
  },
  'POST /admin/webhook-deliveries/{id}/replay': {
    access: 'admin',
    needs: 'keys',
    summary: 'Sends an event again, with the same id and body.',
    params,
    answer: Empty,
    refusals: { 404: 'There is no such delivery.', 409: 'It is under way already, or the webhook is disabled.' },
  },
} satisfies AdminCalls;

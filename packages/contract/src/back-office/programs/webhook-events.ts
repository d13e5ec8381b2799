import { z } from 'zod';
import { Amount, Id } from '../../fields.ts';
import type { Permission } from '../permissions.ts';

const order = z.object({
  order_id: Id,
  code: z.string(),
  person_id: Id,
  shop_id: Id,
  status: z.string(),
  /** Null for a new order. */
  former_status: z.string().nullable(),
  payment_method: z.string(),
  payment_status: z.string(),
  payable_amount: Amount,
  currency: z.string(),
});
const payment = z.object({ payment_id: Id, gateway: z.string(), amount: Amount, currency: z.string(), order_codes: z.array(z.string()) });
const refund = z.object({ refund_id: Id, payment_id: Id, amount: Amount, currency: z.string(), order_code: z.string().nullable() });
const product = z.object({
  product_id: Id,
  slug: z.string(),
  name: z.record(z.string(), z.string()),
  shop_id: Id,
  active: z.boolean(),
  price: Amount,
  selling_price: Amount,
  in_stock: z.boolean(),
});
const person = z.object({ person_id: Id });
const ticket = z.object({ ticket_number: z.string(), person_id: Id, status: z.string() });
const trial = z.object({ webhook_id: Id });

type EventType = { needs: Permission; data: z.ZodType };

/**
 * The events that webhooks receive: the permission without which nobody may subscribe to one, and its `data`. Fields may be
 * added, and none is removed. There is no personal data in them: a receiver that needs it asks by an API key.
 */
export const webhookEvents = {
  'order.placed': { needs: 'orders:read', data: order },
  'order.status_changed': { needs: 'orders:read', data: order },
  'order.payment_changed': { needs: 'orders:read', data: order },
  'payment.succeeded': { needs: 'orders:read', data: payment },
  'payment.failed': { needs: 'orders:read', data: payment },
  'payment.refunded': { needs: 'orders:read', data: refund },
  'payment.refund_failed': { needs: 'orders:read', data: refund },
  'product.created': { needs: 'products:read', data: product },
  'product.changed': { needs: 'products:read', data: product },
  'product.stock_changed': { needs: 'products:read', data: product },
  'person.registered': { needs: 'people:read', data: person },
  'person.blocked': { needs: 'people:read', data: person },
  'person.unblocked': { needs: 'people:read', data: person },
  'person.erased': { needs: 'people:read', data: person },
  'ticket.opened': { needs: 'support:read', data: ticket },
  'ticket.message_received': { needs: 'support:read', data: ticket },
  'ticket.answered': { needs: 'support:read', data: ticket },
  'ticket.status_changed': { needs: 'support:read', data: ticket },
} satisfies Record<string, EventType>;

export type WebhookEvent = keyof typeof webhookEvents;

export function isWebhookEvent(text: string): text is WebhookEvent {
  return Object.hasOwn(webhookEvents, text);
}

export const webhookEventTypes = Object.keys(webhookEvents).filter(isWebhookEvent);

/** Sent by the button of the panel, whatever the webhook subscribes to. */
export const testEvent = 'webhook.test';

/** The body of a delivery. */
export const WebhookPayload = z.object({
  type: z.string(),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  data: z.union([order, payment, refund, product, person, ticket, trial]),
});

/** The schema of the data of an event. */
export function dataOf(type: string): z.ZodType<Record<string, unknown>> {
  return isWebhookEvent(type) ? webhookEvents[type].data : trial;
}

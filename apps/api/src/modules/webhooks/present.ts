import type { Permission } from '@souk/contract/back-office/permissions';
import { dataOf, isWebhookEvent, webhookEvents } from '@souk/contract/back-office/programs/webhook-events';
import type { Webhook, WebhookDelivery } from '@souk/contract/back-office/programs/webhooks';
import { toWire } from '@souk/money/currency';
import type { Message } from '../../platform/app-error.ts';
import type { AttemptRow, DeliveryRow } from './queries/deliveries.ts';
import type { WebhookRow } from './queries/webhooks.ts';

const statuses = ['waiting', 'delivered', 'failed'] as const;
const causes = ['operator', 'failures', 'receiver'] as const;

/** `owned` are the permissions of its owner; null if they are no active member of the staff. */
export function presentWebhook(row: WebhookRow, owned: ReadonlySet<Permission> | null): Webhook {
  const events = row.events.filter(isWebhookEvent);
  const last = statuses.find((each) => each === row.last_status);
  return {
    id: row.id,
    version: String(row.version),
    name: row.name,
    url: row.url,
    events,
    is_active: row.disabled_by === null,
    disabled_by: causes.find((each) => each === row.disabled_by) ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    owner: { id: row.owner_id, name: row.owner },
    ineffective: events.filter((each) => !owned?.has(webhookEvents[each].needs)),
    former_secret_ends_at: row.former_secret_ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    last_delivery: last && row.last_at ? { status: last, at: row.last_at.toISOString() } : null,
  };
}

/** The id of an event for receivers, by which they recognise what they have processed. */
export function messageIdOf({ event_id }: Pick<DeliveryRow, 'event_id'>): string {
  return `evt_${event_id}`;
}

/** The body of a delivery. It is made from the stored event alone, so a replay has the same bytes. */
export function presentBody({ type, facts, happened_at }: Pick<DeliveryRow, 'type' | 'facts' | 'happened_at'>): string {
  const stored = dataOf(type).parse(facts);
  const data = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, isAmount(name, value) ? toWire(value) : value]));
  return JSON.stringify({ type, timestamp: happened_at.toISOString(), data });
}

const amountNames = ['amount', 'payable_amount', 'price', 'selling_price'];

function isAmount(name: string, value: unknown): value is number {
  return amountNames.includes(name) && typeof value === 'number';
}

/** The failures of attempts are stored in English. */
export function presentDelivery(
  row: DeliveryRow,
  attempts: readonly AttemptRow[],
  translate: (message: Message) => string,
): WebhookDelivery {
  return {
    id: row.id,
    message_id: messageIdOf(row),
    type: row.type,
    status: statuses.find((each) => each === row.status) ?? 'waiting',
    is_replay: row.is_replay,
    created_at: row.created_at.toISOString(),
    next_at: row.next_at?.toISOString() ?? null,
    body: presentBody(row),
    attempts: attempts
      .filter(({ delivery_id }) => delivery_id === row.id)
      .map(({ delivery_id: _id, at, error, ...attempt }) => ({
        ...attempt,
        at: at.toISOString(),
        error: error === null ? null : translate({ text: error }),
      })),
  };
}

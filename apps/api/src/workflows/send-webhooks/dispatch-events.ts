import { isWebhookEvent, webhookEvents } from '@souk/contract/back-office/programs/webhook-events';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { claimEvents, insertDeliveries, markDispatched } from '../../modules/webhooks/queries/deliveries.ts';
import { listWebhooks, type WebhookRow } from '../../modules/webhooks/queries/webhooks.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob, enqueue } from '../../platform/jobs/define-job.ts';
import { ownedPermissions } from '../manage-api-keys/key-operator.ts';

type Parts = { db: Kysely<DB>; clock: Clock };

const batchSize = 200;

/**
 * Makes a delivery of each new event for each webhook that subscribes to it. The triggers of the database write the events and
 * enqueue this job in the transaction of the change; the schedule covers events that came while a batch was claimed.
 */
export function dispatchWebhooksJob(parts: Parts): AnyJob {
  return defineJob({
    name: 'dispatch-webhooks',
    payload: z.object({}),
    cron: '* * * * *',
    async run() {
      while ((await dispatchBatch(parts)) === batchSize);
    },
  });
}

function dispatchBatch({ db, clock }: Parts): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const events = await claimEvents(transaction, batchSize);
    if (events.length === 0) return 0;
    const webhooks = await listWebhooks(transaction);
    const now = clock.now();
    const deliveries = events.flatMap(({ id, type }) =>
      webhooks
        .filter((webhook) => isReceived(webhook, type))
        .map((webhook) => ({ webhook_id: webhook.id, event_id: id, created_at: now, next_at: now })),
    );
    for (const delivery of await insertDeliveries(transaction, deliveries)) await enqueueDelivery(transaction, delivery);
    await markDispatched(
      transaction,
      events.map(({ id }) => id),
      now,
    );
    return events.length;
  });
}

/** Whether a webhook receives an event: it is active and subscribes, and the role of its owner allows it at this moment. */
function isReceived(webhook: WebhookRow, type: string): boolean {
  if (webhook.disabled_by !== null || !webhook.events.includes(type) || !isWebhookEvent(type)) return false;
  return ownedPermissions(webhook)?.has(webhookEvents[type].needs) ?? false;
}

export const deliverJobName = 'deliver-webhook';

export function enqueueDelivery(db: Kysely<DB>, { id, runAt }: { id: number; runAt?: Date }): Promise<void> {
  return enqueue(db, deliverJobName, { delivery_id: id }, { priority: 4, ...(runAt && { runAt }) });
}

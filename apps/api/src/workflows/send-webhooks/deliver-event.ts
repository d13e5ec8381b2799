import { testEvent } from '@souk/contract/back-office/programs/webhook-events';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Outcome, WebhookSender } from '../../integrations/webhooks/post-webhook.ts';
import { hasFailedTooLong, nextAttempt } from '../../modules/webhooks/domain/retry-plan.ts';
import { signDelivery } from '../../modules/webhooks/domain/sign-delivery.ts';
import { messageIdOf, presentBody } from '../../modules/webhooks/present.ts';
import { type DeliveryRow, findDelivery, insertAttempt, updateDelivery } from '../../modules/webhooks/queries/deliveries.ts';
import {
  getWebhookSecrets,
  listWebhooks,
  lockWebhook,
  updateWebhookHealth,
  type WebhookRow,
} from '../../modules/webhooks/queries/webhooks.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import type { Sealer } from '../../platform/secrets/create-sealer.ts';
import { deliverJobName, enqueueDelivery } from './dispatch-events.ts';

type Parts = { db: Kysely<DB>; clock: Clock; sender: WebhookSender; sealer: Sealer };

/** One attempt of a delivery. A process that ends between sending and recording sends again: receivers know the event by its id. */
export function deliverWebhookJob(parts: Parts): AnyJob {
  let underWay = 0;
  return defineJob({
    name: deliverJobName,
    payload: z.object({ delivery_id: z.int() }),
    async run({ delivery_id }) {
      if (underWay >= maxUnderWay) {
        const runAt = new Date(parts.clock.now().getTime() + secondsWhenBusy * 1000);
        return enqueueDelivery(parts.db, { id: delivery_id, runAt });
      }
      underWay += 1;
      try {
        await deliver(parts, delivery_id);
      } finally {
        underWay -= 1;
      }
    },
  });
}

/** A process has four workers for all jobs: slow receivers do not hold up messages and refunds. */
const maxUnderWay = 2;
const secondsWhenBusy = 2;

async function deliver(parts: Parts, deliveryId: number): Promise<void> {
  const { db, clock, sender } = parts;
  const delivery = await findDelivery(db, deliveryId);
  if (delivery?.status !== 'waiting') return;
  const [webhook] = await listWebhooks(db, delivery.webhook_id);
  const isTest = delivery.type === testEvent;
  if (!webhook || (webhook.disabled_by !== null && !isTest)) {
    await updateDelivery(db, deliveryId, { status: 'failed', next_at: null });
    return;
  }
  const at = clock.now();
  const secrets = await readSecrets(parts, webhook.id, at);
  const body = presentBody(delivery);
  const headers = signDelivery({ id: messageIdOf(delivery), sentAt: at, body, secrets });
  const outcome =
    secrets.length > 0
      ? await sender.post({ url: webhook.url, headers, body })
      : { status: null, error: 'The secret cannot be read, because APP_SECRET has changed. Make a new one.', excerpt: '', milliseconds: 0 };
  await record(parts, { delivery, outcome, at });
}

/** The secrets that sign: the current one, and the former one until it ends. */
async function readSecrets({ db, sealer }: Parts, webhookId: number, now: Date): Promise<Buffer[]> {
  const { secret, former_secret, former_secret_ends_at } = await getWebhookSecrets(db, webhookId);
  const isFormerValid = former_secret_ends_at !== null && former_secret_ends_at > now;
  return [secret, isFormerValid ? former_secret : null].flatMap((sealed) => (sealed && sealer.open(sealed)) ?? []);
}

type Attempt = { delivery: DeliveryRow; outcome: Outcome; at: Date };

function record({ db, clock }: Parts, attempt: Attempt): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { id, webhook_id, attempts } = attempt.delivery;
    // Lock first: two deliveries of one webhook change its health one after the other.
    if (!(await lockWebhook(transaction, webhook_id))) return;
    const [webhook] = await listWebhooks(transaction, webhook_id);
    if (!webhook) return;
    await insertAttempt(transaction, { delivery_id: id, at: attempt.at, ...attempt.outcome });
    if (isSuccess(attempt.outcome)) {
      await updateDelivery(transaction, id, { status: 'delivered', attempts: attempts + 1, next_at: null });
      if (webhook.failing_since) await updateWebhookHealth(transaction, webhook_id, { failing_since: null });
    } else await recordFailure(transaction, { ...attempt, webhook, now: clock.now() });
  });
}

function isSuccess({ status }: Outcome): boolean {
  return status !== null && status >= 200 && status < 300;
}

type Failure = Attempt & { webhook: WebhookRow; now: Date };

/** Tries again later, unless that was the last attempt or the webhook is disabled now. A test is tried once: an operator waits for it. */
async function recordFailure(db: Kysely<DB>, failure: Failure): Promise<void> {
  const { id, type, attempts } = failure.delivery;
  const isLast = type === testEvent || (await recordBadHealth(db, failure));
  const next = isLast ? undefined : nextAttempt(attempts + 1, failure.now);
  await updateDelivery(db, id, { status: next ? 'waiting' : 'failed', attempts: attempts + 1, next_at: next ?? null });
  if (next) await enqueueDelivery(db, { id, runAt: next });
}

/** Returns whether the webhook is disabled by this failure. */
async function recordBadHealth(db: Kysely<DB>, { webhook, outcome, now }: Failure): Promise<boolean> {
  const failing_since = webhook.failing_since ?? now;
  const isOver = hasFailedTooLong(failing_since, now) ? ('failures' as const) : undefined;
  const disabled_by = outcome.status === 410 ? ('receiver' as const) : isOver;
  await updateWebhookHealth(db, webhook.id, { failing_since, ...(disabled_by && { disabled_by, disabled_at: now }) });
  return disabled_by !== undefined;
}

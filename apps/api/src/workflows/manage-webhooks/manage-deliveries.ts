import { testEvent } from '@souk/contract/back-office/programs/webhook-events';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Context, ReadContext } from '../../context.ts';
import { presentDelivery } from '../../modules/webhooks/present.ts';
import { findDelivery, insertDeliveries, insertEvent, listAttempts, listDeliveries } from '../../modules/webhooks/queries/deliveries.ts';
import { lockWebhook } from '../../modules/webhooks/queries/webhooks.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueDelivery } from '../send-webhooks/dispatch-events.ts';
import { getWebhook } from './manage-webhooks.ts';

type Managing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

export async function readDeliveries(
  { read, translate }: Pick<ReadContext, 'read' | 'translate'>,
  id: number,
  { status, page, per_page }: CallQuery<'GET /admin/webhooks/{id}/deliveries'>,
): Promise<CallAnswer<'GET /admin/webhooks/{id}/deliveries'>> {
  await getWebhook(read, id);
  const rows = await listDeliveries(read, { webhookId: id, status, offset: (page - 1) * per_page, limit: per_page });
  const attempts = await listAttempts(
    read,
    rows.map((row) => row.id),
  );
  return { total: rows[0]?.total ?? 0, deliveries: rows.map(({ total: _total, ...row }) => presentDelivery(row, attempts, translate)) };
}

/** Sends a test event to one webhook, whatever it subscribes to. */
export function sendTestEvent({ db, clock, ...context }: Managing, id: number): Promise<CallAnswer<'POST /admin/webhooks/{id}/test'>> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockWebhook(transaction, id))) throw operatorError('not-found', 'There is no such webhook.');
    const now = clock.now();
    const event_id = await insertEvent(transaction, { type: testEvent, facts: { webhook_id: id }, now });
    const [delivery] = await insertDeliveries(transaction, [{ webhook_id: id, event_id, created_at: now, next_at: now }]);
    if (!delivery) throw new Error('The delivery was not inserted');
    await enqueueDelivery(transaction, delivery);
    await recordAudit(transaction, { ...context, clock }, { action: 'webhook.test', subject: { kind: 'webhook', id } });
    return { delivery_id: delivery.id };
  });
}

/** Sends an event again, with the same id and body: receivers that have processed it recognise it. */
export function replayDelivery({ db, clock, ...context }: Managing, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const delivery = await findDelivery(transaction, id);
    if (!delivery || !(await lockWebhook(transaction, delivery.webhook_id))) throw operatorError('not-found', 'There is no such delivery.');
    const webhook = await getWebhook(transaction, delivery.webhook_id);
    if (delivery.status === 'waiting') throw operatorError('conflict', 'The delivery is under way already.');
    const isAllowed = delivery.type === testEvent || !webhook.ineffective.some((each) => each === delivery.type);
    if (!webhook.is_active || !isAllowed) throw operatorError('conflict', 'The webhook does not receive this event at the moment.');
    const now = clock.now();
    const { webhook_id, event_id } = delivery;
    const made = await insertDeliveries(transaction, [{ webhook_id, event_id, is_replay: true, created_at: now, next_at: now }]);
    for (const each of made) await enqueueDelivery(transaction, each);
    const after = { type: delivery.type, event_id };
    await recordAudit(
      transaction,
      { ...context, clock },
      { action: 'webhook.replay', subject: { kind: 'webhook', id: webhook_id }, after },
    );
  });
}

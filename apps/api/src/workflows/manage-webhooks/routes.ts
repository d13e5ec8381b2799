import type { Router } from '../../router.ts';
import { readDeliveries, replayDelivery, sendTestEvent } from './manage-deliveries.ts';
import { createWebhook, getWebhook, readWebhooks, removeWebhook, rotateSecret, saveWebhook, type WebhookParts } from './manage-webhooks.ts';

export function register({ router, webhooks: parts }: { router: Router; webhooks: WebhookParts }): void {
  router.call('GET /admin/webhooks', async (_input, context) => ({ data: await readWebhooks(context) }));
  router.call('GET /admin/webhooks/{id}', async ({ params }, { read }) => ({ data: await getWebhook(read, params.id) }));
  router.call('POST /admin/webhooks', async ({ body }, context) => ({ data: await createWebhook(context, parts, body) }));
  router.call('POST /admin/webhooks/{id}', async ({ params, body }, context) => ({
    data: await saveWebhook(context, parts, { ...params, ...body }),
  }));
  router.call('POST /admin/webhooks/{id}/secret', async ({ params, body }, context) => ({
    data: await rotateSecret(context, parts, { ...params, ...body }),
  }));
  router.call('POST /admin/webhooks/{id}/test', async ({ params }, context) => ({ data: await sendTestEvent(context, params.id) }));
  router.call('DELETE /admin/webhooks/{id}', async ({ params }, context) => ({ data: await removeWebhook(context, params.id) }));
  router.call('GET /admin/webhooks/{id}/deliveries', async ({ params, query }, context) => ({
    data: await readDeliveries(context, params.id, query),
  }));
  router.call('POST /admin/webhook-deliveries/{id}/replay', async ({ params }, context) => {
    await replayDelivery(context, params.id);
    return { data: {} };
  });
}

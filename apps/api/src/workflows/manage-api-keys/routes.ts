import type { Router } from '../../router.ts';
import { createApiKey, readApiKeys, renameApiKey, revokeApiKey } from './manage-api-keys.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/keys', async (_input, context) => ({ data: await readApiKeys(context) }));
  router.call('POST /admin/keys', async ({ body }, context) => ({ data: await createApiKey(context, body) }));
  router.call('POST /admin/keys/{id}/name', async ({ params, body }, context) => ({
    data: await renameApiKey(context, { ...params, ...body }),
  }));
  router.call('POST /admin/keys/{id}/revoke', async ({ params }, context) => ({ data: { key: await revokeApiKey(context, params.id) } }));
}

import type { Router } from '../../router.ts';
import { acceptRequest, declineRequest } from './decide-request.ts';
import { readChangeRequest, readChangeRequests } from './read-requests.ts';

/** The change requests of sellers, for members of the staff. */
export function register({ router }: { router: Router }): void {
  router.call('GET /admin/change-requests', async ({ query }, context) => ({ data: await readChangeRequests(context, query) }));
  router.call('GET /admin/change-requests/{id}', async ({ params }, context) => ({ data: await readChangeRequest(context, params.id) }));
  router.call('POST /admin/change-requests/{id}/accept', async ({ params, body }, context) => {
    const entry_id = await acceptRequest(context, { id: params.id, ...body });
    return { data: { request: await readChangeRequest({ ...context, read: context.db }, params.id), entry_id } };
  });
  router.call('POST /admin/change-requests/{id}/decline', async ({ params, body }, context) => {
    await declineRequest(context, { id: params.id, ...body });
    return { data: { request: await readChangeRequest({ ...context, read: context.db }, params.id), entry_id: null } };
  });
}

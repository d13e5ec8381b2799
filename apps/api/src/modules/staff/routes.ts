import type { Router } from '../../router.ts';
import { markSeen, readNotifications } from './notifications.ts';
import { addView, changeView, chooseDefaultView, readViews, removeView } from './saved-views.ts';

/** The arrangements of a member for themselves and the team: saved views of lists, and which notifications are read. */
export function register({ router }: { router: Router }): void {
  router.call('GET /admin/views', async ({ query }, context) => ({ data: { views: await readViews(context, query.list) } }));
  router.call('POST /admin/views', async ({ body }, context) => ({ data: await addView(context, body) }));
  router.call('POST /admin/views/default', async ({ body }, context) => {
    await chooseDefaultView(context, body);
    return { data: {} };
  });
  router.call('POST /admin/views/{id}', async ({ params, body }, context) => ({
    data: await changeView(context, { ...body, id: params.id }),
  }));
  router.call('DELETE /admin/views/{id}', async ({ params }, context) => ({ data: { entry: await removeView(context, params.id) } }));
  router.call('GET /admin/notifications', async (_input, context) => ({ data: await readNotifications(context) }));
  router.call('POST /admin/notifications/seen', async ({ body }, context) => {
    await markSeen(context, body.id);
    return { data: {} };
  });
}

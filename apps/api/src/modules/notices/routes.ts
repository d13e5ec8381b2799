import type { Router } from '../../router.ts';
import type { NoticeLinks } from './domain/notice-link.ts';
import { addNotice, readNotices, removeNotice, stopByLink } from './notices.ts';

export function register({ router, noticeLinks }: { router: Router; noticeLinks: NoticeLinks }): void {
  router.call('GET /product-notices', async (_input, context) => ({ data: await readNotices(context) }));
  router.call('POST /product-notices', async ({ body }, context) => ({ data: await addNotice(context, body) }));
  router.call('DELETE /product-notices/{id}', async ({ params }, context) => {
    await removeNotice(context, params.id);
    return { data: {} };
  });
  router.call('POST /notice-links/{token}', async ({ params, body }, context) => ({
    data: await stopByLink(context, noticeLinks, { token: params.token, stopped: body.stopped }),
  }));
}

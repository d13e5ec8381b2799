import type { ContentName } from '@souk/contract/back-office/content-state';
import type { Context } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { Router } from '../../router.ts';
import { discardDraft, hideContent, publishContent, restoreRevision, saveDraft } from './change-content.ts';
import { getSnapshot } from './content-snapshot.ts';
import { createContent, removeContent } from './create-content.ts';
import type { PreviewLinks } from './preview-link.ts';
import { listPageRows, listPostRows, readManagedContent } from './read-content.ts';

const previewMilliseconds = 60 * 60 * 1000;

export function register({ router, previewLinks }: { router: Router; previewLinks: PreviewLinks }): void {
  router.call('GET /admin/content/posts', async ({ query }, context) => ({ data: await listPostRows(context, query) }));
  router.call('GET /admin/content/pages', async ({ query }, context) => ({ data: await listPageRows(context, query) }));
  for (const kind of ['posts', 'pages'] as const) {
    router.call(`POST /admin/content/${kind}`, async ({ body }, context) => {
      const { key, entry_id } = await createContent(context, { kind, ...body });
      return answer(context, { kind, key }, entry_id);
    });
  }
  router.call('GET /admin/content/{kind}/{key}', async ({ params }, context) => ({ data: await readManagedContent(context, params) }));
  router.call('POST /admin/content/{kind}/{key}/draft', async ({ params, body }, context) =>
    answer(context, params, await saveDraft(context, { name: params, ...body })),
  );
  router.call('DELETE /admin/content/{kind}/{key}/draft', async ({ params, query }, context) =>
    answer(context, params, await discardDraft(context, { name: params, ...query })),
  );
  router.call('POST /admin/content/{kind}/{key}/publish', async ({ params, body: { version, when, at } }, context) => {
    const publication = when === 'at' ? { when, at: timeOf(at) } : { when };
    return answer(context, params, await publishContent(context, { name: params, version, publication }));
  });
  router.call('POST /admin/content/{kind}/{key}/hide', async ({ params, body }, context) =>
    answer(context, params, await hideContent(context, { name: params, ...body })),
  );
  router.call('POST /admin/content/{kind}/{key}/restore', async ({ params, body }, context) =>
    answer(context, params, await restoreRevision(context, { name: params, ...body })),
  );
  router.call('GET /admin/content/{kind}/{key}/preview', async ({ params, query: { locale, at } }, context) => {
    await getSnapshot(context.read, params);
    const expiresAt = new Date(context.clock.now().getTime() + previewMilliseconds);
    const token = previewLinks.sign({ name: params, locale, expiresAt, ...(at !== undefined && { at: new Date(at) }) });
    return { data: { address: `/admin/preview/${token}`, expires_at: expiresAt.toISOString() } };
  });
  router.call('DELETE /admin/content/{kind}/{key}', async ({ params, query }, context) => ({
    data: { entry_id: await removeContent(context, params, query.version) },
  }));
}

async function answer(context: Context, name: ContentName, entry_id: number | null) {
  return { data: { content: await readManagedContent({ ...context, read: context.db }, name), entry_id } };
}

function timeOf(at: string | null): Date {
  if (at === null) throw operatorError('invalid', 'is needed', 'at');
  return new Date(at);
}

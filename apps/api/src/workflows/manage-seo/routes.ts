import type { Router } from '../../router.ts';
import { readSeo, saveSeo } from './manage-seo.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/seo/catalog/{kind}/{id}', async ({ params }, context) => ({ data: await readSeo(context, params) }));
  router.call('POST /admin/seo/catalog/{kind}/{id}', async ({ params, body }, context) => {
    const entry_id = await saveSeo(context, params, body);
    return { data: { seo: await readSeo({ ...context, read: context.db }, params), entry_id } };
  });
}

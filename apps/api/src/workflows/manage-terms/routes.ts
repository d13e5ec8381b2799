import type { Router } from '../../router.ts';
import { mergeTerms } from './merge-terms.ts';
import { createTerm, readManagedTerm, readTerms, removeTerm, saveTerm } from './save-term.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/terms/{kind}', async ({ params, query }, context) => ({ data: await readTerms(context, params.kind, query) }));
  router.call('GET /admin/terms/{kind}/{id}', async ({ params }, context) => ({ data: await readManagedTerm(context, params) }));
  router.call('POST /admin/terms/{kind}', async ({ params: { kind }, body }, context) => {
    const id = await createTerm(context, kind, body);
    return { data: await readManagedTerm({ read: context.db }, { kind, id }) };
  });
  router.call('POST /admin/terms/{kind}/{id}', async ({ params, body }, context) => {
    await saveTerm(context, { ...body, ...params });
    return { data: await readManagedTerm({ read: context.db }, params) };
  });
  router.call('POST /admin/terms/{kind}/{id}/merge', async ({ params, body }, context) => ({
    data: await mergeTerms(context, { ...body, ...params }),
  }));
  router.call('DELETE /admin/terms/{kind}/{id}', async ({ params }, context) => ({
    data: { entry_id: await removeTerm(context, params) },
  }));
}

import type { Router } from '../../router.ts';
import { readAudit, undoChange } from './manage-audit.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/audit', async ({ query }, context) => ({ data: await readAudit(context, query) }));
  router.call('POST /admin/audit/{id}/undo', async ({ params }, context) => ({ data: { entry: await undoChange(context, params.id) } }));
}

import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import type { Router } from '../../router.ts';
import { readAudit, undoChange } from './manage-audit.ts';

type Parts = { router: Router; identity: Pick<IdentityParts, 'messenger'> };

export function register({ router, identity: { messenger } }: Parts): void {
  router.call('GET /admin/audit', async ({ query }, context) => ({ data: await readAudit(context, query) }));
  router.call('POST /admin/audit/{id}/undo', async ({ params }, context) => ({
    data: { entry: await undoChange(context, params.id, messenger) },
  }));
}

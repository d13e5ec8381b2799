import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { createFilmStore } from '../../platform/media/film-store.ts';
import type { Router } from '../../router.ts';
import { exportAudit } from './export-audit.ts';
import { readAudit, undoChange } from './manage-audit.ts';

type Parts = { router: Router; identity: Pick<IdentityParts, 'messenger'>; config: { dataFolder: string } };

export function register({ router, identity: { messenger }, config }: Parts): void {
  const parts = { ways: messenger.ways, films: createFilmStore(config.dataFolder) };
  router.call('GET /admin/audit-export', async ({ query }, context) => ({ file: await exportAudit(context, query) }));
  router.call('GET /admin/audit', async ({ query }, context) => ({ data: await readAudit(context, query) }));
  router.call('POST /admin/audit/{id}/undo', async ({ params }, context) => ({
    data: { entry: await undoChange(context, params.id, parts) },
  }));
}

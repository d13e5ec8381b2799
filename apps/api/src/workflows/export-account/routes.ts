import type { Router } from '../../router.ts';
import { createAccountExporter } from './export-account.ts';

export function exportAccountRoutes(router: Router): void {
  const exportAccount = createAccountExporter();
  router.call('GET /account/export', async (_input, context) => ({ file: await exportAccount(context) }));
}

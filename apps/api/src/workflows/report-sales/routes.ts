import type { Router } from '../../router.ts';
import { readSales } from './report-sales.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/sales', async ({ query }, context) => ({ data: await readSales(context, query) }));
}

import type { Router } from '../../router.ts';
import { readShopNumbers } from './read-shop-numbers.ts';
import { writeNumbersCsv } from './write-numbers.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /seller/numbers', async ({ query }, context) => ({ data: await readShopNumbers(context, query) }));
  router.call('GET /seller/numbers/csv', async ({ query }, context) => ({ file: await writeNumbersCsv(context, query) }));
}

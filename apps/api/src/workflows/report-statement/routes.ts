import type { Router } from '../../router.ts';
import { readStatement, readStatementOrders } from './read-statement.ts';
import { renderStatement } from './render-statement.ts';
import { writeStatementCsv } from './write-statement.ts';

/** The statements of a shop, for its members who may see money. */
export function register({ router }: { router: Router }): void {
  router.call('GET /seller/statement', async ({ query }, context) => ({ data: await readStatement(context, query) }));
  router.call('GET /seller/statement/orders', async ({ query }, context) => ({ data: await readStatementOrders(context, query) }));
  router.call('GET /seller/statement/csv', async ({ query }, context) => ({ file: await writeStatementCsv(context, query) }));
  router.call('GET /seller/statement/pdf', async ({ query }, context) => ({ file: await renderStatement(context, query) }));
}

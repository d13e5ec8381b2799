import type { Catalog } from '../../modules/catalog/catalog.ts';
import type { Router } from '../../router.ts';
import { findAnything } from './find-anything.ts';

export function register({ router, catalog }: { router: Router; catalog: Catalog }): void {
  router.call('GET /admin/find', async ({ query }, context) => ({ data: await findAnything(context, catalog, query.search) }));
}

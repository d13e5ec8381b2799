import type { Router } from '../../router.ts';
import { readNumbers } from './read-numbers.ts';
import { readWaiting } from './show-home.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/home', async (_input, context) => ({ data: await readWaiting(context) }));
  router.call('GET /admin/numbers', async ({ query }, context) => ({ data: await readNumbers(context, query) }));
}

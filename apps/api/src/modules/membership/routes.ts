import type { Router } from '../../router.ts';
import { readSubscriptions } from './subscriptions.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /my-subscription', async (_input, context) => ({ data: await readSubscriptions(context) }));
}

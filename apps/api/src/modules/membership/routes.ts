import type { Router } from '../../router.ts';
import { readSubscriptions } from './read-subscriptions.ts';

export function membershipRoutes(router: Router): void {
  router.call('GET /my-subscription', async (_input, context) => ({ data: await readSubscriptions(context) }));
}

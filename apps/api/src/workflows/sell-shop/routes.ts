import type { Router } from '../../router.ts';
import { openOwnShop, readOnboarding } from './onboarding.ts';
import { readShopPage, saveShopPage } from './shop-page.ts';

/** The page of a shop and the checklist of a new one, for its members. */
export function register({ router }: { router: Router }): void {
  router.call('GET /seller/shop-page', async (_input, context) => ({ data: await readShopPage(context) }));
  router.call('GET /seller/onboarding', async (_input, context) => ({ data: await readOnboarding(context) }));
  router.call('POST /seller/onboarding/open', async (_input, context) => ({ data: await openOwnShop(context) }));
  router.call('POST /seller/shop-page', async ({ body }, context) => ({ data: await saveShopPage(context, body) }));
}

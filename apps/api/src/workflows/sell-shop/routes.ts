import type { Sealer } from '../../platform/secrets/create-sealer.ts';
import type { Router } from '../../router.ts';
import { openOwnShop, readOnboarding } from './onboarding.ts';
import { readOwnPayoutAccount, savePayoutAccount } from './payout-account.ts';
import { readShopPage, saveShopPage } from './shop-page.ts';

/** The page of a shop, its payout account, and the checklist of a new one, for its members. */
export function register({ router, payoutSealer }: { router: Router; payoutSealer: Sealer }): void {
  router.call('GET /seller/payout-account', async (_input, context) => ({ data: await readOwnPayoutAccount(context) }));
  router.call('POST /seller/payout-account', async ({ body }, context) => ({ data: await savePayoutAccount(context, payoutSealer, body) }));
  router.call('GET /seller/shop-page', async (_input, context) => ({ data: await readShopPage(context) }));
  router.call('GET /seller/onboarding', async (_input, context) => ({ data: await readOnboarding(context) }));
  router.call('POST /seller/onboarding/open', async (_input, context) => ({ data: await openOwnShop(context) }));
  router.call('POST /seller/shop-page', async ({ body }, context) => ({ data: await saveShopPage(context, body) }));
}

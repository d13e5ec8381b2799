import { activateShop, deactivateShop } from '../../modules/catalog/operator-actions.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Sealer } from '../../platform/secrets/create-sealer.ts';
import type { Router } from '../../router.ts';
import { openShop, refuseShop } from '../register-shop/answer-application.ts';
import { openDocument } from '../register-shop/read-documents.ts';
import { exportShops } from './export-shops.ts';
import { readPayoutAccount, revealPayoutAccount } from './payout-accounts.ts';
import { readOwnHealth, readShopHealth } from './read-shop-health.ts';
import { readApplications, readManagedApplication, readManagedShop, readManagedShops, readPanelChoices } from './read-shops.ts';
import { createManagedShop, saveShop } from './save-shop.ts';
import { trustShop } from './trust-shop.ts';

type Parts = { router: Router; files: PrivateFiles; payoutSealer: Sealer };

export function register({ router, files, payoutSealer }: Parts): void {
  router.call('GET /admin/shop-export', async ({ query }, context) => ({ file: await exportShops(context, query) }));
  router.call('GET /admin/shops/{id}/payout-account', async ({ params }, context) => ({
    data: await readPayoutAccount(context, params.id),
  }));
  router.call('POST /admin/shops/{id}/payout-account/reveal', async ({ params }, context) => ({
    data: await revealPayoutAccount(context, payoutSealer, params.id),
  }));
  router.call('GET /admin/choices', async (_input, context) => ({ data: await readPanelChoices(context) }));
  router.call('GET /admin/shops', async ({ query }, context) => ({ data: await readManagedShops(context, query) }));
  router.call('GET /admin/shops/{id}', async ({ params }, context) => ({ data: await readManagedShop(context, params.id) }));
  router.call('POST /admin/shops', async ({ body }, context) => {
    const id = await createManagedShop(context, body);
    return { data: await readManagedShop({ read: context.db }, id) };
  });
  router.call('POST /admin/shops/{id}', async ({ params, body }, context) => {
    await saveShop(context, { ...body, id: params.id });
    return { data: await readManagedShop({ read: context.db }, params.id) };
  });
  router.call('POST /admin/shops/{id}/status', async ({ params, body }, context) => {
    const change = body.is_open ? activateShop : deactivateShop;
    const { entry_id } = await change(context, params.id);
    return { data: { shop: await readManagedShop({ read: context.db }, params.id), entry_id } };
  });
  router.call('POST /admin/shops/{id}/trust', async ({ params, body }, context) => {
    const entry_id = await trustShop(context, params.id, body.is_trusted);
    return { data: { shop: await readManagedShop({ read: context.db }, params.id), entry_id } };
  });
  router.call('GET /admin/shop-health', async ({ query }, context) => ({ data: await readShopHealth(context, query) }));
  router.call('GET /seller/health', async ({ query }, context) => ({ data: await readOwnHealth(context, query) }));
  router.call('GET /admin/shop-applications', async ({ query }, context) => ({ data: await readApplications(context, query) }));
  router.call('GET /admin/shop-applications/{id}', async ({ params }, context) => ({
    data: await readManagedApplication(context, params.id),
  }));
  router.call('GET /admin/shop-application-documents/{id}', async ({ params }, context) => ({
    file: await openDocument(context, files, params.id),
  }));
  router.call('POST /admin/shop-applications/{id}/approve', async ({ params }, context) => {
    await openShop(context, { applicationId: params.id, slug: undefined, locale: context.defaultLocale });
    return { data: await readManagedApplication({ ...context, read: context.db }, params.id) };
  });
  router.call('POST /admin/shop-applications/{id}/decline', async ({ params, body }, context) => {
    await refuseShop(context, { applicationId: params.id, reason: body.reason });
    return { data: await readManagedApplication({ ...context, read: context.db }, params.id) };
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AppOptions, type AppParts, openAppParts } from './app-parts.ts';
import { registerHealth } from './health.ts';
import { listJobs } from './jobs.ts';
import { registerLive } from './live/register.ts';
import { register as registerAccount } from './modules/account/routes.ts';
import { register as registerCart } from './modules/cart/routes.ts';
import { readProductsByWords } from './modules/catalog/products/product-pages.ts';
import { register as registerCatalog } from './modules/catalog/register.ts';
import { registerDelivery } from './modules/checkout/admin-routes.ts';
import { register as registerClientErrors } from './modules/client-errors/routes.ts';
import { register as registerContent } from './modules/content/routes.ts';
import { register as registerIdentity } from './modules/identity/routes.ts';
import { register as registerMembership } from './modules/membership/routes.ts';
import { register as registerMessages } from './modules/messages/routes.ts';
import { register as registerNotices } from './modules/notices/routes.ts';
import { register as registerOrders } from './modules/orders/routes.ts';
import { registerTexts } from './modules/settings/admin-routes.ts';
import { register as registerSettings } from './modules/settings/routes.ts';
import { register as registerStaff } from './modules/staff/routes.ts';
import { register as registerSupport } from './modules/support/routes.ts';
import { openPayments } from './open-payments.ts';
import { registerOpenApi } from './openapi/register.ts';
import type { Message } from './platform/app-error.ts';
import { isDatabaseUnavailable } from './platform/database/database-errors.ts';
import { handleErrors, sendNotFound } from './platform/http/error-handler.ts';
import type { AnyJob } from './platform/jobs/define-job.ts';
import { registerMedia } from './platform/media/serve-media.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { registerPages } from './register-pages.ts';
import { register as registerChangeOrder } from './workflows/change-order/routes.ts';
import { register as registerChangeSetting } from './workflows/change-setting/routes.ts';
import { register as registerFindAnything } from './workflows/find-anything/routes.ts';
import { register as registerManageApiKeys } from './workflows/manage-api-keys/routes.ts';
import { register as registerManageAudit } from './workflows/manage-audit/routes.ts';
import { register as registerManageCategories } from './workflows/manage-categories/routes.ts';
import { register as registerManageCommissions } from './workflows/manage-commissions/routes.ts';
import { register as registerManageContent } from './workflows/manage-content/routes.ts';
import { register as registerManageFlashSales } from './workflows/manage-flash-sales/routes.ts';
import { register as registerManageLists } from './workflows/manage-lists/routes.ts';
import { register as registerManageOrders } from './workflows/manage-orders/routes.ts';
import { register as registerManagePeople } from './workflows/manage-people/routes.ts';
import { register as registerManagePlans } from './workflows/manage-plans/routes.ts';
import { register as registerManageProducts } from './workflows/manage-products/routes.ts';
import { register as registerManageReviews } from './workflows/manage-reviews/routes.ts';
import { register as registerManageShops } from './workflows/manage-shops/routes.ts';
import { register as registerManageStaff } from './workflows/manage-staff/routes.ts';
import { register as registerManageSystem } from './workflows/manage-system/routes.ts';
import { register as registerManageTerms } from './workflows/manage-terms/routes.ts';
import { register as registerManageTickets } from './workflows/manage-tickets/routes.ts';
import { register as registerManageVouchers } from './workflows/manage-vouchers/routes.ts';
import { register as registerManageWebhooks } from './workflows/manage-webhooks/routes.ts';
import { register as registerPay } from './workflows/pay/routes.ts';
import { register as registerPersonalData } from './workflows/personal-data/routes.ts';
import { register as registerPlaceOrder } from './workflows/place-order/routes.ts';
import { register as registerRegisterShop } from './workflows/register-shop/routes.ts';
import { register as registerShowFavorites } from './workflows/show-favorites/routes.ts';
import { register as registerShowHome } from './workflows/show-home/routes.ts';
import { register as registerSignInStaff } from './workflows/sign-in-staff/routes.ts';
import { register as registerSubscribe } from './workflows/subscribe/routes.ts';
import { register as registerWriteReview } from './workflows/write-review/routes.ts';

export type App = {
  server: FastifyInstance;
  metrics: Metrics;
  jobs: AnyJob[];
  close: () => Promise<void>;
};

/** The server with everything registered, not yet listening. */
export async function createApp(options: AppOptions): Promise<App> {
  const parts = await openAppParts(options);
  const { server, metrics, catalog } = parts;

  registerErrors(parts);
  registerHealth(parts);
  await registerMedia(parts);
  registerOpenApi(parts);
  await registerPages(parts);
  const liveJobs = registerLive(parts);
  const { payments, jobs: paymentJobs } = await openPayments(parts);

  registerSettings({ ...parts, payments });
  registerCatalog(parts);
  registerContent({ ...parts, readProductsByWords: (context, words, limit) => readProductsByWords(context, catalog, words, limit) });
  registerClientErrors(parts);
  registerIdentity(parts);
  registerAccount(parts);
  registerMessages(parts);
  registerNotices(parts);
  registerSupport(parts);
  registerCart(parts);
  registerOrders(parts);
  registerMembership(parts);

  registerShowFavorites(parts);
  registerPlaceOrder({ ...parts, payments });
  registerPay({ ...parts, payments });
  registerChangeOrder(parts);
  registerSubscribe({ ...parts, payments });
  registerPersonalData(parts);
  registerRegisterShop(parts);
  registerWriteReview(parts);

  registerSignInStaff(parts);
  registerManageStaff(parts);
  registerManageOrders(parts);
  registerManageCommissions(parts);
  registerManageCategories(parts);
  registerManageTerms(parts);
  registerManageProducts(parts);
  registerManageAudit(parts);
  registerManagePeople(parts);
  registerManageTickets(parts);
  registerFindAnything(parts);
  registerManageApiKeys(parts);
  registerManageShops(parts);
  registerManageVouchers(parts);
  registerChangeSetting(parts);
  registerManageLists({ ...parts, payments });
  registerTexts(parts);
  registerDelivery(parts);
  registerManageSystem(parts);
  registerManageContent(parts);
  registerManageWebhooks(parts);
  registerStaff(parts);
  registerShowHome(parts);
  registerManagePlans(parts);
  registerManageFlashSales(parts);
  registerManageReviews(parts);

  return {
    server,
    metrics,
    jobs: [...listJobs(parts), ...paymentJobs, ...liveJobs],
    async close() {
      await server.close();
      await Promise.all([parts.watching.close(), parts.events.close()]);
    },
  };
}

function registerErrors({ server, translate, localeOf }: AppParts): void {
  const translateFor = (request: FastifyRequest, message: Message) => translate(localeOf(request), message);
  handleErrors(server, { translate: translateFor, isUnavailable: isDatabaseUnavailable });
  server.setNotFoundHandler((request, reply) => {
    sendNotFound(request, reply, { translate: translateFor });
  });
}

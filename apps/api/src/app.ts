import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AppOptions, type AppParts, openAppParts } from './app-parts.ts';
import { registerHealth } from './health.ts';
import { listJobs } from './jobs.ts';
import { registerLive } from './live/register.ts';
import { register as registerAccount } from './modules/account/routes.ts';
import { register as registerCart } from './modules/cart/routes.ts';
import { readProductsByWords } from './modules/catalog/products/product-pages.ts';
import { register as registerCatalog } from './modules/catalog/register.ts';
import { register as registerClientErrors } from './modules/client-errors/routes.ts';
import { register as registerContent } from './modules/content/routes.ts';
import { register as registerIdentity } from './modules/identity/routes.ts';
import { register as registerMembership } from './modules/membership/routes.ts';
import { register as registerMessages } from './modules/messages/routes.ts';
import { register as registerNotices } from './modules/notices/routes.ts';
import { register as registerOrders } from './modules/orders/routes.ts';
import { panelLocale } from './modules/settings/operator-texts.ts';
import { register as registerSettings } from './modules/settings/routes.ts';
import { register as registerSupport } from './modules/support/routes.ts';
import { openPayments } from './open-payments.ts';
import { registerOpenApi } from './openapi/register.ts';
import type { Message } from './platform/app-error.ts';
import { isDatabaseUnavailable } from './platform/database/database-errors.ts';
import { handleErrors, sendNotFound } from './platform/http/error-handler.ts';
import type { AnyJob } from './platform/jobs/define-job.ts';
import { registerMedia } from './platform/media/serve-media.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { registerBackOffice } from './register-back-office.ts';
import { registerPages } from './register-pages.ts';
import { register as registerAskQuestions } from './workflows/ask-questions/routes.ts';
import { register as registerChangeOrder } from './workflows/change-order/routes.ts';
import { register as registerConverse } from './workflows/converse/routes.ts';
import { register as registerPay } from './workflows/pay/routes.ts';
import { register as registerPersonalData } from './workflows/personal-data/routes.ts';
import { register as registerPlaceOrder } from './workflows/place-order/routes.ts';
import { register as registerRegisterShop } from './workflows/register-shop/routes.ts';
import { register as registerReturns } from './workflows/return-items/routes.ts';
import { register as registerShowFavorites } from './workflows/show-favorites/routes.ts';
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
  registerReturns(parts);
  registerConverse(parts);
  registerAskQuestions(parts);
  registerSubscribe({ ...parts, payments });
  registerPersonalData(parts);
  registerRegisterShop(parts);
  registerWriteReview(parts);

  registerBackOffice({ ...parts, payments });

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
  const translateFor = (request: FastifyRequest, message: Message) => translate(panelLocale(request) ?? localeOf(request), message);
  handleErrors(server, { translate: translateFor, isUnavailable: isDatabaseUnavailable });
  server.setNotFoundHandler((request, reply) => {
    sendNotFound(request, reply, { translate: translateFor });
  });
}

import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AppOptions, type AppParts, openAppParts } from './app-parts.ts';
import { answerKey } from './call-key.ts';
import { healthRoutes } from './health.ts';
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
import { register as registerOrders } from './modules/orders/routes.ts';
import { register as registerSettings } from './modules/settings/routes.ts';
import { register as registerSupport } from './modules/support/routes.ts';
import { openPayments } from './open-payments.ts';
import { openApiRoutes } from './openapi/register.ts';
import type { PageReader } from './pages/page-key.ts';
import { serveSite } from './pages/serve-site.ts';
import type { Message } from './platform/app-error.ts';
import { answerFromCache } from './platform/cache/answer-from-cache.ts';
import { hasOwnChange } from './platform/cache/own-change.ts';
import { isDatabaseUnavailable } from './platform/database/database-errors.ts';
import { safetyHeadersOf } from './platform/http/create-server.ts';
import { handleErrors, sendNotFound } from './platform/http/error-handler.ts';
import type { AnyJob } from './platform/jobs/define-job.ts';
import { serveFilms, serveMedia } from './platform/media/serve-media.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { cancelOrderRoutes } from './workflows/change-order/routes.ts';
import { payRoutes } from './workflows/pay/routes.ts';
import { eraseAccountRoutes, exportAccountRoutes } from './workflows/personal-data/routes.ts';
import { offerVouchersRoutes, orderAgainRoutes, placeOrderRoutes, summarizeCheckoutRoutes } from './workflows/place-order/routes.ts';
import { registerShopRoutes } from './workflows/register-shop/routes.ts';
import { favoriteRoutes } from './workflows/show-favorites/routes.ts';
import { subscribeRoutes } from './workflows/subscribe/routes.ts';
import { writeReviewRoutes } from './workflows/write-review/routes.ts';

export type App = {
  server: FastifyInstance;
  metrics: Metrics;
  jobs: AnyJob[];
  close: () => Promise<void>;
};

/** The server with everything registered, not yet listening. */
export async function createApp(options: AppOptions): Promise<App> {
  const parts = await openAppParts(options);
  const { server, router, config, cache, catalog, identity, media, metrics } = parts;

  registerErrors(parts);
  healthRoutes(server, parts.database, parts.admission.isOverloaded);
  serveMedia(server, media);
  await serveFilms(server, join(config.dataFolder, 'media', 'films'));
  openApiRoutes(server, cache);
  registerCachedAnswers(parts, await registerSite(parts));
  const liveJobs = registerLive(parts);
  const { payments, jobs: paymentJobs } = await openPayments(server, { ...parts, config: config.payments });

  registerSettings({ router, environment: config.environment, gateways: new Set(payments.gateways.keys()) });
  registerCatalog(parts);
  registerContent({ router, readProductsByWords: (context, words, limit) => readProductsByWords(context, catalog, words, limit) });
  registerClientErrors({ router, onRecorded: metrics.recordClientError });
  registerIdentity(parts);
  registerAccount(parts);
  registerMessages(parts);
  registerSupport(parts);
  registerCart(parts);
  registerOrders(parts);
  registerMembership(parts);

  favoriteRoutes(router, catalog);
  summarizeCheckoutRoutes(router);
  placeOrderRoutes(router, payments);
  payRoutes(router, payments);
  offerVouchersRoutes(router);
  cancelOrderRoutes(router);
  orderAgainRoutes(router);
  subscribeRoutes(router, payments);
  exportAccountRoutes(router, identity);
  eraseAccountRoutes(router, identity);
  registerShopRoutes(router, { identity, media });
  writeReviewRoutes(router, media);

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

/** Cached answers are sent before Fastify sees the request: pages, and calls in a language. */
function registerCachedAnswers(parts: AppParts, pages: PageReader | undefined): void {
  const { server, config, cache, addresses, pageCache, clock, localeOf, metrics, visits } = parts;
  answerFromCache(server.server, {
    find({ url = '/', headers }) {
      if (url.startsWith('/api/')) {
        const address = addresses.find(url);
        if (address === undefined) return undefined;
        return cache.peek(answerKey(localeOf({ headers }), address), { mayBeStale: headers.authorization === undefined });
      }
      const key = pages?.keyOf(url, headers.cookie);
      return key === undefined ? undefined : pageCache.peek(key, { mayBeStale: !hasOwnChange(headers.cookie) });
    },
    headers: safetyHeadersOf(config.server.publicUrl, config.server.hstsSubdomains),
    clock,
    onAnswer(status, request) {
      metrics.recordCachedAnswer(status);
      visits.record(request);
    },
  });
}

function registerSite(parts: AppParts): Promise<PageReader | undefined> {
  const { config, pusher, languages, cache, addresses, pageCache, localeOf } = parts;
  return serveSite(parts.server, {
    ...parts,
    cache: pageCache,
    findAnswer(language, url) {
      const address = addresses.find(url);
      return address === undefined ? undefined : cache.peek(answerKey(localeOf({ headers: { 'accept-language': language } }), address));
    },
    languages: languages.current,
    folder: config.storefrontFolder,
    origin: config.server.publicUrl,
    eventsOrigin: pusher?.origin,
    rendersPerMinute: config.server.rendersPerMinute,
    renderWorkers: config.server.renderWorkers,
  });
}

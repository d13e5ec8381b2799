import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Config } from './config.ts';
import { healthRoutes } from './health.ts';
import type { MessageChannel } from './integrations/messages/message-channel.ts';
import { openMessenger } from './integrations/messages/open-messenger.ts';
import { createPusher, type PusherOutlet } from './integrations/pusher/create-pusher.ts';
import { openProviders } from './integrations/social/open-providers.ts';
import { authorizeRoutes } from './live/authorize-routes.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { cartRoutes } from './modules/cart/routes.ts';
import type { Catalog } from './modules/catalog/catalog.ts';
import { catalogJobs } from './modules/catalog/jobs.ts';
import { keepCatalog } from './modules/catalog/keep-catalog.ts';
import { readProductsAbout } from './modules/catalog/read-products-about.ts';
import { catalogRoutes } from './modules/catalog/routes.ts';
import { clientErrorsRoutes } from './modules/client-errors/routes.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { checkWaysIn } from './modules/identity/check-ways-in.ts';
import { createCodeMaker } from './modules/identity/domain/one-time-code.ts';
import { findActor } from './modules/identity/find-actor.ts';
import { createHashGate } from './modules/identity/hash-gate.ts';
import type { IdentityParts } from './modules/identity/identity-parts.ts';
import { identityRoutes, profileRoutes } from './modules/identity/routes.ts';
import { sendCodeJob } from './modules/identity/send-code-job.ts';
import { expireSubscriptionsJob } from './modules/membership/expire-subscriptions-job.ts';
import { membershipRoutes } from './modules/membership/routes.ts';
import { accountNoticeJob } from './modules/messages/account-notice-job.ts';
import { messagesRoutes } from './modules/messages/routes.ts';
import { sendMessageJob } from './modules/messages/send-message-job.ts';
import { ordersRoutes } from './modules/orders/routes.ts';
import { createSpeaker, type Speaker } from './modules/settings/create-speaker.ts';
import { readLetterhead } from './modules/settings/read-letterhead.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { supportRoutes } from './modules/support/routes.ts';
import { openCaches } from './open-caches.ts';
import { openLive } from './open-live.ts';
import { openPayments } from './open-payments.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import type { PageReader } from './pages/page-key.ts';
import { serveCspReports } from './pages/serve-csp-reports.ts';
import { serveSite } from './pages/serve-site.ts';
import { openReadyLane } from './platform/cache/ready-lane.ts';
import type { Clock } from './platform/clock/clock.ts';
import { createKysely } from './platform/database/create-kysely.ts';
import type { OpenedDatabase } from './platform/database/open-database.ts';
import { isDatabaseUnavailable } from './platform/database/unavailable.ts';
import { admitRequests } from './platform/http/admission.ts';
import { answerErrors, sendNotFound } from './platform/http/answer-errors.ts';
import { createServer, safetyHeadersOf } from './platform/http/create-server.ts';
import type { Message } from './platform/http/problem.ts';
import { sendTime } from './platform/http/time-headers.ts';
import { countJobs } from './platform/jobs/count-jobs.ts';
import type { AnyJob } from './platform/jobs/define-job.ts';
import { createMediaStore, type MediaStore } from './platform/media/media-store.ts';
import { createPrivateFiles, type PrivateFiles } from './platform/media/private-files.ts';
import { serveFilms } from './platform/media/serve-films.ts';
import { serveMedia } from './platform/media/serve-media.ts';
import { createMetrics, type Metrics } from './platform/metrics/create-metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { incomingFolder } from './platform/uploads/sweep-incoming.ts';
import { requestContext, requestLocale } from './request-context.ts';
import { retentionJobs } from './retention-jobs.ts';
import { answerKey, createRouter, type Router } from './router.ts';
import { workOf } from './work-of.ts';
import { cancelOrderRoutes } from './workflows/cancel-order/routes.ts';
import { emptyAccount } from './workflows/empty-account/empty-account.ts';
import { releasePortraitJob } from './workflows/empty-account/release-portrait-job.ts';
import { removeErasedJob } from './workflows/erase-account/remove-erased-job.ts';
import { eraseAccountRoutes } from './workflows/erase-account/routes.ts';
import { exportAccountRoutes } from './workflows/export-account/routes.ts';
import { offerVouchersRoutes } from './workflows/offer-vouchers/routes.ts';
import { orderAgainRoutes } from './workflows/order-again/routes.ts';
import type { Payments } from './workflows/pay/payments.ts';
import { payRoutes } from './workflows/pay/routes.ts';
import { placeOrderRoutes } from './workflows/place-order/routes.ts';
import type { RegisterShopParts } from './workflows/register-shop/register-shop.ts';
import { registerShopRoutes } from './workflows/register-shop/routes.ts';
import { favoriteRoutes } from './workflows/show-favorites/routes.ts';
import { subscribeRoutes } from './workflows/subscribe/routes.ts';
import { summarizeCheckoutRoutes } from './workflows/summarize-checkout/routes.ts';
import { writeReviewRoutes } from './workflows/write-review/routes.ts';

export type AppParts = {
  config: Config;
  database: OpenedDatabase;
  clock: Clock;
  logger: FastifyServerOptions['logger'];
  /** Off only to compare: the answers must be the same. */
  cache?: boolean;
  /** Where messages go instead of the channels that are set. */
  channel?: MessageChannel;
};

export type App = {
  server: FastifyInstance;
  metrics: Metrics;
  jobs: AnyJob[];
  close: () => Promise<void>;
};

/** The server with everything registered, not yet listening. */
export async function createApp({ config, database, clock, logger, cache: cached = true, channel }: AppParts): Promise<App> {
  const server = createServer({ ...config.server, logger: logger ?? false, maxInFlight: 2000 });
  sendTime(server, clock);
  const admission = admitRequests(server, workOf);
  const handles = openHandles(database);
  const { db, read, jobDb } = handles;
  const metrics = openMetrics(server, database, config.metrics.token);
  const speaker = createSpeaker(read);
  const translate = speaker.speak;
  const identity = identityPartsOf(config, { db, clock, channel, metrics, translate, log: server.log });
  await checkWaysIn(read, identity.messenger.ways);
  const caches = await openCaches({ db, read, database, clock, log: server.log, speaker, enabled: cached });
  const { cache, catalog, languages } = caches;
  metrics.watchCache(cache.tally);
  metrics.watchRefusals(admission.refusals);
  const { media, files } = openStores(config.dataFolder);
  const localeOf = (request: Pick<FastifyRequest, 'headers'>) => requestLocale(request, languages.current());

  answerProblems(server, (request, message) => translate(localeOf(request), message));
  healthRoutes(server, database, admission.isOverloaded);
  await serveStored(server, media, config.dataFolder);
  openApiRoutes(server, cache);

  const pusher = config.pusher && createPusher(config.pusher, clock);
  const site = {
    folder: config.storefrontFolder,
    origin: config.server.publicUrl,
    languages: languages.current,
    listensAt: pusher?.origin,
    rendersPerMinute: config.server.rendersPerMinute,
  };
  const pages = await serveSite(server, { ...caches, ...site, read, clock, admission });

  const actorOf = (request: FastifyRequest) => findActor(db, clock, request.headers.authorization);
  const live = openLive(server, { databaseUrl: database.url, db, clock, pusher, actorOf });
  const router = createRouter(server, {
    cache,
    localeOf,
    translate,
    ...routerSettingsOf(config),
    actorOf,
    contextFor: (request, actor) =>
      requestContext({ db, read, clock, log: request.log, actor, request, translate, languages: languages.current() }),
  });
  openReadyLane(server.server, {
    cache,
    headers: safetyHeadersOf(config.server.publicUrl, config.server.hstsSubdomains),
    clock,
    keyOf: (request) => readyKey(request, localeOf, pages),
    onAnswer: metrics.seeReady,
  });
  const { payments, jobs: paymentJobs } = await openPayments(server, { ...handles, config: config.payments, clock, translate });
  settingsRoutes(router, { environment: config.environment, gateways: new Set(payments.gateways.keys()) });
  catalogRoutes(router, catalog);
  contentRoutes(router, (context, words, limit) => readProductsAbout(context, catalog, words, limit));
  clientErrorsRoutes(router, metrics.recordClientError);
  keepCatalog(server, { catalog, db, clock, log: server.log });
  peopleRoutes(router, { catalog, identity, media, pusher });
  supportRoutes(router, files);
  buyingRoutes(router, payments);

  return {
    server,
    metrics,
    jobs: [...jobsOf({ db: jobDb, clock, identity, media, files, publicUrl: config.server.publicUrl }), ...paymentJobs, ...live.jobs],
    async close() {
      await server.close();
      await Promise.all([caches.watching.close(), live.events.close()]);
    },
  };
}

function routerSettingsOf({ dataFolder, server: { missesPerMinute } }: Config) {
  return { uploadFolder: incomingFolder(dataFolder), missesPerMinute };
}

/** The database for requests that write, for those that only read, and for jobs, each with its share of the connections. */
function openHandles({ pool, readPool, jobPool }: OpenedDatabase) {
  return { db: createKysely<DB>(pool), read: createKysely<DB>(readPool), jobDb: createKysely<DB>(jobPool) };
}

/** What is refused, and what there is not, in the language of who asks. */
function answerProblems(server: FastifyInstance, translate: (request: FastifyRequest, message: Message) => string): void {
  answerErrors(server, { translate, isUnavailable: isDatabaseUnavailable });
  server.setNotFoundHandler((request, reply) => {
    sendNotFound(request, reply, { translate });
  });
}

/** Pictures in their sizes, and films as they are. */
async function serveStored(server: FastifyInstance, media: MediaStore, dataFolder: string): Promise<void> {
  serveMedia(server, media);
  await serveFilms(server, join(dataFolder, 'media', 'films'));
}

type MessengerParts = {
  db: Kysely<DB>;
  clock: Clock;
  channel: MessageChannel | undefined;
  metrics: Metrics;
  log: FastifyBaseLogger;
  translate: Speaker['speak'];
};

/** What signing in needs: codes, what carries them, and the others that vouch for somebody. */
function identityPartsOf(config: Config, { metrics, translate, ...parts }: MessengerParts): IdentityParts {
  const letterhead = letterheadOf(parts.db, config);
  return {
    environment: config.environment,
    limits: config.codes,
    codes: createCodeMaker(config.secret),
    emptyAccount,
    hashing: createHashGate(),
    translate,
    social: openProviders(config.social),
    messenger: openMessenger(config.messages, { ...parts, onOutcome: metrics.seeMessage, letterhead }),
  };
}

function openMetrics(server: FastifyInstance, { pool, readPool, jobPool, queuePool }: OpenedDatabase, token: string | undefined): Metrics {
  const metrics = createMetrics();
  serveMetrics(server, metrics, token);
  serveCspReports(server, metrics.recordCspReport);
  metrics.watchPool('main', pool);
  metrics.watchPool('read', readPool);
  metrics.watchPool('jobs', jobPool);
  metrics.watchPool('queue', queuePool);
  metrics.watchQueue(() => countJobs(queuePool));
  return metrics;
}

type Stores = { media: MediaStore; files: PrivateFiles };

/** What everybody may see, and what is one person's. */
function openStores(dataFolder: string): Stores {
  return { media: createMediaStore(join(dataFolder, 'media')), files: createPrivateFiles(join(dataFolder, 'private')) };
}

type JobParts = Stores & { db: Kysely<DB>; clock: Clock; identity: IdentityParts; publicUrl: string };

/** What is done in the background. */
function jobsOf({ db, clock, identity, media, files, publicUrl }: JobParts): AnyJob[] {
  return [
    ...catalogJobs(db, clock),
    sendCodeJob({ ...identity, db, clock }),
    accountNoticeJob({ db, clock }),
    sendMessageJob({ db, clock, messenger: identity.messenger, publicUrl, translate: identity.translate }),
    ...retentionJobs({ db, clock }),
    expireSubscriptionsJob({ db, clock }),
    removeErasedJob({ db, media, files }),
    releasePortraitJob({ db, media }),
  ];
}

function letterheadOf(db: Kysely<DB>, { server: { publicUrl } }: Config) {
  return (locale: string) => readLetterhead(db, { locale, publicUrl });
}

type LocaleOf = (request: Pick<FastifyRequest, 'headers'>) => string;

/** What an answer to a visitor is kept under: a page, or a call in a language. */
function readyKey({ url = '/', headers }: IncomingMessage, localeOf: LocaleOf, pages: PageReader | undefined): string | undefined {
  return url.startsWith('/api/') ? answerKey(localeOf({ headers }), url) : pages?.keyOf(url, headers.cookie);
}

type PeopleParts = RegisterShopParts & { catalog: Catalog; pusher: PusherOutlet | undefined };

/** Who comes, what is theirs, what they say, and who wants to sell. */
function peopleRoutes(router: Router, { pusher, ...parts }: PeopleParts): void {
  identityRoutes(router, parts.identity);
  profileRoutes(router, parts.identity, parts.media);
  accountRoutes(router);
  messagesRoutes(router, parts.identity.messenger);
  favoriteRoutes(router, parts.catalog);
  exportAccountRoutes(router, parts.identity);
  eraseAccountRoutes(router, parts.identity);
  authorizeRoutes(router, pusher);
  registerShopRoutes(router, parts);
  writeReviewRoutes(router, parts.media);
}

/** From the cart to the order and what becomes of it. */
function buyingRoutes(router: Router, payments: Payments): void {
  cartRoutes(router);
  summarizeCheckoutRoutes(router);
  placeOrderRoutes(router, payments);
  payRoutes(router, payments);
  offerVouchersRoutes(router);
  ordersRoutes(router);
  cancelOrderRoutes(router);
  orderAgainRoutes(router);
  membershipRoutes(router);
  subscribeRoutes(router, payments);
}

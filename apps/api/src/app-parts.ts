import { calls } from '@souk/contract/calls';
import { shopperTags } from '@souk/contract/catalog';
import type { Endpoint } from '@souk/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Config } from './config/config.ts';
import type { MessageChannel } from './integrations/messages/message-channel.ts';
import { openMessenger } from './integrations/messages/open-messenger.ts';
import { createPushSender } from './integrations/push/push-sender.ts';
import { getPushKeys } from './integrations/push/queries.ts';
import { createPusher } from './integrations/pusher/pusher.ts';
import { openProviders } from './integrations/social/open-providers.ts';
import { createWebhookSender } from './integrations/webhooks/post-webhook.ts';
import { createCatalog } from './modules/catalog/catalog.ts';
import { createCodeMaker } from './modules/identity/domain/one-time-code.ts';
import type { IdentityParts } from './modules/identity/identity-parts.ts';
import { createHashGate } from './modules/identity/passwords/hash-gate.ts';
import { createSessionCache, type SessionCache } from './modules/identity/sessions/session-cache.ts';
import { checkSignInMethods } from './modules/identity/social/sign-in-methods.ts';
import { createNoticeLinks } from './modules/notices/domain/notice-link.ts';
import { createOrderLinks } from './modules/orders/domain/order-link.ts';
import { createInvitationLinks } from './modules/sellers/domain/invitation-link.ts';
import { getLetterhead } from './modules/settings/appearance.ts';
import { createLanguageCache } from './modules/settings/languages.ts';
import { createTranslator, type Translator } from './modules/settings/translate.ts';
import { checkRecentSecondFactor } from './modules/staff/recent-second-factor.ts';
import { serveCspReports } from './pages/content-security-policy.ts';
import { createAnswerCache } from './platform/cache/answer-cache.ts';
import { createVersions, listVersions, touchAfterCommit, watchVersions } from './platform/cache/content-versions.ts';
import type { Clock } from './platform/clock/clock.ts';
import { createKysely, type ReadDatabase } from './platform/database/kysely.ts';
import type { OpenedDatabase } from './platform/database/open-database.ts';
import { watchPersonEvents } from './platform/events/person-events.ts';
import { admitRequests, type Work } from './platform/http/admission.ts';
import { createServer, sendTime } from './platform/http/create-server.ts';
import { countJobs } from './platform/jobs/waiting-jobs.ts';
import { createMediaStore, mediaFolder } from './platform/media/media-store.ts';
import { createPrivateFiles, privateFolder } from './platform/media/private-files.ts';
import { createMetrics, type Metrics, serveMetrics } from './platform/metrics/metrics.ts';
import { createSealer } from './platform/secrets/create-sealer.ts';
import { incomingFolder } from './platform/uploads/sweep-incoming.ts';
import { requestContext, requestLocale } from './request-context.ts';
import { createRouter } from './router.ts';
import type { PanelOperator } from './routing/admit-operator.ts';
import { createCallAddresses } from './routing/call-key.ts';
import { findKeyOperator } from './workflows/manage-api-keys/key-operator.ts';
import { createPreviewLinks, readDraftName } from './workflows/manage-content/preview-link.ts';
import { findPreviewState } from './workflows/manage-content/read-content.ts';
import { emptyAccount } from './workflows/personal-data/empty-account.ts';
import { createVisitRecorder } from './workflows/record-visits/record-visits.ts';
import { findSellerOperator } from './workflows/sign-in-seller/seller-operator.ts';
import { findStaffOperator } from './workflows/sign-in-staff/staff-operator.ts';

export type AppOptions = {
  config: Config;
  database: OpenedDatabase;
  clock: Clock;
  logger: FastifyServerOptions['logger'];
  /** Off only in tests that compare answers with and without it. */
  cache?: boolean;
  /** Replaces the configured message channels. */
  channel?: MessageChannel;
};

export type AppParts = Awaited<ReturnType<typeof openAppParts>>;

/** Opens what the modules need: the server and its router, the database, caches, stores, messages and integrations. */
export async function openAppParts({ config, database, clock, logger, cache: enabled = true, channel }: AppOptions) {
  const server = createServer({ ...config.server, logger: logger ?? false, maxInFlight: 2000 });
  sendTime(server, clock);
  const admission = admitRequests(server, { workOf, renderWorkers: config.server.renderWorkers });
  const { db, read, jobDb } = openHandles(database);
  const metrics = openMetrics(server, database, config.metrics.token);
  const translator = createTranslator(read);
  const translate = translator.translate;
  const identity = openIdentity(config, { db, clock, channel, metrics, translate, log: server.log });
  await checkSignInMethods(read, identity.messenger.ways);
  const caches = await openCaches({ db, read, database, clock, log: server.log, translator, config: { ...config.cache, enabled } });
  watchCaches(metrics, caches);
  metrics.watchRefusals(admission.refusals);
  const senders = await openSenders(config, { db, clock, log: server.log, metrics });
  const events = watchPersonEvents({ url: database.url, log: server.log });
  const sessions = createSessionCache({ db, clock, events });
  const visits = createVisitRecorder({ sessions, counts: caches.catalog.dailyCounts, views: caches.catalog.views, clock, log: server.log });
  server.addHook('preClose', visits.idle);
  const actorOf = (request: FastifyRequest) => sessions.findActor(request.headers.authorization);
  const access = openAccess({ sessions, db, clock });
  const localeOf = (request: Pick<FastifyRequest, 'headers'>) => requestLocale(request, caches.languages.current());
  const router = createRouter(server, {
    cache: caches.cache,
    addresses: caches.addresses,
    localeOf,
    translate,
    uploadFolder: incomingFolder(config.dataFolder),
    missesPerMinute: config.server.missesPerMinute,
    validateAnswers: config.server.validateAnswers,
    catalogPerMinute: config.server.catalogPerMinute,
    actorOf,
    recordVisit: visits.record,
    syncSessions: sessions.sync,
    ...access,
    findDraft: (name) => findPreviewState(db, readDraftName(name), clock.now()),
    isSecure: config.server.publicUrl?.startsWith('https:') ?? false,
    contextFor: (request, actor, operator) =>
      requestContext({ db, read, clock, log: request.log, actor, operator, request, translate, languages: caches.languages.current() }),
  });
  const handles = { database, db, read, jobDb };
  return {
    config,
    clock,
    server,
    router,
    admission,
    metrics,
    translate,
    identity,
    ...createLinks(config.secret),
    events,
    visits,
    actorOf,
    staffOf: access.staffOf,
    sellerOf: access.sellerOf,
    localeOf,
    ...senders,
    ...handles,
    ...caches,
    ...openStores(config.dataFolder),
  };
}

/** The links that work without signing in, and their signatures. */
function createLinks(secret: string | undefined) {
  return {
    orderLinks: createOrderLinks(secret),
    noticeLinks: createNoticeLinks(secret),
    invitationLinks: createInvitationLinks(secret),
    previewLinks: createPreviewLinks(secret),
  };
}

function watchCaches(metrics: Metrics, { cache, pageCache, catalog }: Awaited<ReturnType<typeof openCaches>>): void {
  metrics.watchCache('calls', cache.tally);
  metrics.watchCache('pages', pageCache.tally);
  metrics.watchCache('cards', catalog.cards.tally);
}

type AccessParts = { sessions: SessionCache; db: Kysely<DB>; clock: Clock };

/** Finds the members of the staff and of shops, and the programs, that may make calls of the panels. */
function openAccess({ sessions, db, clock }: AccessParts) {
  return {
    staffOf: (token: string) => findStaffOperator({ sessions, read: db }, token),
    sellerOf: (token: string) => findSellerOperator({ sessions, read: db }, token),
    keyOperatorOf: (token: string) => findKeyOperator({ db, clock }, token),
    checkRecent: (operator: PanelOperator) => checkRecentSecondFactor({ db, clock, operator }),
  };
}

/** Requests that write, requests that only read and jobs each have their own share of the connections. */
function openHandles({ pool, readPool, jobPool }: OpenedDatabase) {
  return { db: createKysely<DB>(pool), read: createKysely<DB>(readPool), jobDb: createKysely<DB>(jobPool) };
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

type MessengerParts = {
  db: Kysely<DB>;
  clock: Clock;
  channel: MessageChannel | undefined;
  metrics: Metrics;
  log: FastifyBaseLogger;
  translate: Translator['translate'];
};

function openIdentity(config: Config, { metrics, translate, ...parts }: MessengerParts): IdentityParts {
  const letterhead = (locale: string) => getLetterhead(parts.db, { locale, publicUrl: config.server.publicUrl });
  return {
    environment: config.environment,
    limits: config.codes,
    codes: createCodeMaker(config.secret),
    emptyAccount,
    hashing: createHashGate(),
    translate,
    social: openProviders(config.social),
    messenger: openMessenger(config.messages, { ...parts, onOutcome: metrics.recordMessage, letterhead }),
  };
}

/** Opens the senders to browsers: of notifications, with the configured or the stored keys, and of events by Pusher if it is configured. */
async function openSenders(config: Config, { db, clock, log, metrics }: Pick<MessengerParts, 'db' | 'clock' | 'log' | 'metrics'>) {
  const { push: settings, pusher } = config;
  const keys = settings.keys ?? (await getPushKeys(db, clock.now()));
  const push = createPushSender({ settings, keys, publicUrl: config.server.publicUrl, clock, log, onOutcome: metrics.recordMessage });
  const webhooks = { sender: createWebhookSender(config.webhooks), sealer: createSealer(config, 'webhooks') };
  const payoutSealer = createSealer(config, 'payout accounts');
  return { push, webhooks, payoutSealer, pusher: pusher && createPusher(pusher, clock) };
}

type CacheParts = {
  db: Kysely<DB>;
  read: ReadDatabase<DB>;
  database: OpenedDatabase;
  clock: Clock;
  log: FastifyBaseLogger;
  translator: Translator;
  config: Config['cache'];
};

/** The data in memory, and the watch that drops it when another process changes its source. */
async function openCaches({ db, read, database, clock, log, translator, config }: CacheParts) {
  const languages = createLanguageCache(read);
  const versions = createVersions(() => listVersions(read));
  touchAfterCommit(db, versions);
  const planned = createKysely<DB>(database.readPool, { prepare: false });
  const catalog = createCatalog({ db, read, planned, versions, clock, cardBytes: config.cards, log });
  const options = { versions, enabled: config.enabled, lenientTags: shopperTags, period: catalog.flashEpochs.current };
  const cache = createAnswerCache({ ...options, capacity: config.calls });
  const pageCache = createAnswerCache({ ...options, capacity: config.pages });
  const memory = {
    tags: ['settings', 'catalog'],
    refresh: async () => void (await Promise.all([languages.refresh(), translator.refresh(), catalog.flashEpochs.refresh()])),
  };
  const watching = await watchVersions({ versions, url: database.url, log, memory });
  return { cache, addresses: createCallAddresses(), pageCache, catalog, languages, versions, watching };
}

function openStores(dataFolder: string) {
  return { media: createMediaStore(mediaFolder(dataFolder)), files: createPrivateFiles(privateFolder(dataFolder)) };
}

const endpoints: [string, Endpoint][] = Object.entries(calls);

/** The routes of the calls whose answers are the same for every visitor. */
const catalogRoutes = new Set(
  endpoints.flatMap(([name, { tags }]) =>
    tags && name.startsWith('GET ') ? [`/api${name.slice(4).replaceAll(/\{(\w+)\}/g, ':$1')}`] : [],
  ),
);

/** Streams without an end are no work under way, and have limits of their own. */
const endless = new Set(['/api/events', '/api/admin/events', '/api/seller/events']);

/** The class of a route: reading the catalogue, or everything personal, payments and webhooks. Pages ask for a slot once they have to be rendered. */
function workOf(route: string | undefined): Work | undefined {
  if (!route?.startsWith('/api/') || endless.has(route)) return undefined;
  return catalogRoutes.has(route) ? 'catalog' : 'order';
}

import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type CodeSettings, codeFields, readCodes } from './code-settings.ts';
import { databaseUrl, oneOf, optionalNumber, providerUrl, trustProxy, url, wholeNumber, withoutTrailingSlash } from './fields.ts';
import { type ChannelSettings, findMessageErrors, messageFields, readChannels } from './message-settings.ts';
import { findPaymentErrors, type PaymentSettings, paymentFields, readPayments } from './payment-settings.ts';
import { findPushErrors, type PushSettings, pushFields, readPush } from './push-settings.ts';
import { findPusherErrors, type PusherSettings, pusherFields, readPusher } from './pusher-settings.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type Config = {
  environment: 'local' | 'production';
  /** The key of one-time codes. Without one each process makes its own, so codes become invalid when it ends. */
  secret: string | undefined;
  /** The APP_SECRET before this one: what was encrypted with it can still be read. */
  previousSecret: string | undefined;
  /** Fills an empty local database with the demo marketplace. */
  demo: boolean;
  cache: {
    /** Off only to measure the difference. */
    enabled: boolean;
    /** Bytes of memory for cached pages, for cached answers to calls, and for ready cards of products. */
    pages: number;
    calls: number;
    cards: number;
  };
  /** The folder of everything that is stored on disk: the embedded database, pictures, private files. */
  dataFolder: string;
  /** The built storefront; pages are served where it is. */
  storefrontFolder: string;
  /** The built back office. */
  backOfficeFolder: string;
  server: {
    host: string;
    port: number;
    publicUrl: string;
    trustProxy: boolean | number | string[];
    hstsSubdomains: boolean;
    /** Bytes of a request's body. */
    bodyLimit: number;
    /** Pages outside the cache that one network address may have rendered in a minute; 0 sets no limit. */
    rendersPerMinute: number;
    /** Catalogue calls outside the cache that one network address may make in a minute; 0 sets no limit. */
    catalogPerMinute: number;
    /** Threads that render pages. */
    renderWorkers: number;
    /** Orders, tickets, addresses and vouchers that do not exist and that one person may name in a minute; 0 sets no limit. */
    missesPerMinute: number;
    /** Open connections; more are refused at once instead of making all of them slow. */
    maxConnections: number;
    /** Compares every answer with the contract before it is sent: in development and tests. */
    validateAnswers: boolean;
  };
  log: { level: (typeof logLevels)[number] };
  metrics: {
    /** The token that /metrics requires; without one there is no such route. */
    token: string | undefined;
  };
  database: {
    dataFolder: string;
    url: string | undefined;
    readUrl: string | undefined;
    /** A folder with `postgres`, `initdb` and `pg_ctl`, used instead of the ones from npm. */
    programs: string | undefined;
    poolSize: number;
  };
  /** The message channels, the preferred one first. */
  messages: { channels: readonly ChannelSettings[] };
  payments: PaymentSettings;
  /** Sends events to pages instead of our own event stream. */
  pusher: PusherSettings | undefined;
  push: PushSettings;
  /** Secrets of social sign-in; the active providers and their client ids are settings in the database. */
  social: {
    google: { clientSecret: string | undefined; tokenUrl: string; keysUrl: string };
    facebook: { appSecret: string | undefined; graphUrl: string };
    apple: { keysUrl: string };
  };
  codes: CodeSettings;
  webhooks: {
    /** Lets webhooks reach this machine: for development and tests. */
    allowsLoopback: boolean;
  };
};

export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly failures: readonly string[];

  constructor(failures: readonly string[]) {
    super(`The settings are wrong, so nothing was started:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
    this.failures = failures;
  }
}

export const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the whole configuration once; throws a ConfigError that lists every wrong setting. */
export function readConfig(env: Environment = process.env): Config {
  const answer = Settings.safeParse(withoutBlanks(env));
  if (!answer.success) throw new ConfigError(answer.error.issues.map(describe));
  const settings = answer.data;
  const dataFolder = resolve(repositoryRoot, settings.SOUK_DATA);
  return {
    environment: settings.APP_ENVIRONMENT,
    secret: settings.APP_SECRET,
    previousSecret: settings.APP_SECRET_PREVIOUS,
    demo: settings.SOUK_DEMO === 'on',
    cache: {
      enabled: settings.ANSWER_CACHE === 'on',
      pages: settings.CACHE_PAGES_MB * mebibyte,
      calls: settings.CACHE_CALLS_MB * mebibyte,
      cards: settings.CACHE_CARDS_MB * mebibyte,
    },
    dataFolder,
    storefrontFolder: resolve(repositoryRoot, settings.STOREFRONT_DIST),
    backOfficeFolder: resolve(repositoryRoot, 'apps/back-office/dist'),
    server: {
      host: settings.HOST,
      port: settings.PORT,
      publicUrl: settings.PUBLIC_URL ?? `http://${isWildcard(settings.HOST) ? 'localhost' : settings.HOST}:${settings.PORT}`,
      trustProxy: settings.TRUST_PROXY,
      hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
      bodyLimit: settings.BODY_LIMIT,
      rendersPerMinute: settings.PAGE_RENDERS_PER_MINUTE,
      catalogPerMinute: settings.CATALOG_CALLS_PER_MINUTE,
      renderWorkers: settings.PAGE_RENDER_WORKERS ?? Math.max(1, availableParallelism() - 1),
      missesPerMinute: settings.MISSES_PER_MINUTE ?? (settings.APP_ENVIRONMENT === 'local' ? 100 : 10),
      maxConnections: settings.MAX_CONNECTIONS,
      validateAnswers: settings.VALIDATE_ANSWERS === 'on',
    },
    log: { level: settings.LOG_LEVEL },
    metrics: { token: settings.METRICS_TOKEN },
    database: {
      dataFolder,
      url: settings.DATABASE_URL,
      readUrl: settings.DATABASE_READ_URL,
      programs: settings.PG_BIN,
      poolSize: settings.DATABASE_POOL_SIZE,
    },
    messages: { channels: readChannels(settings) },
    payments: readPayments(settings),
    pusher: readPusher(settings),
    push: readPush(settings, settings.APP_ENVIRONMENT === 'production'),
    social: {
      google: { clientSecret: settings.GOOGLE_CLIENT_SECRET, tokenUrl: settings.GOOGLE_TOKEN_URL, keysUrl: settings.GOOGLE_KEYS_URL },
      facebook: { appSecret: settings.FACEBOOK_APP_SECRET, graphUrl: settings.FACEBOOK_GRAPH_URL },
      apple: { keysUrl: settings.APPLE_KEYS_URL },
    },
    webhooks: { allowsLoopback: settings.WEBHOOK_LOOPBACK === 'on' },
    codes: readCodes(settings, settings.APP_ENVIRONMENT),
  };
}

const mebibyte = 1024 * 1024;

const Settings = z
  .object({
    PORT: wholeNumber(3000, 0, 65_535),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url(['http:', 'https:'], 'an address such as https://market.example').transform(withoutTrailingSlash).optional(),
    SOUK_DATA: z.string().default('./data'),
    DATABASE_URL: databaseUrl().optional(),
    DATABASE_READ_URL: databaseUrl().optional(),
    DATABASE_POOL_SIZE: wholeNumber(10, 1, 500),
    PG_BIN: z.string().optional(),
    STOREFRONT_DIST: z.string().default('apps/storefront/dist'),
    SOUK_DEMO: oneOf(['on', 'off'] as const).default('on'),
    ANSWER_CACHE: oneOf(['on', 'off'] as const).default('on'),
    VALIDATE_ANSWERS: oneOf(['on', 'off'] as const).default('off'),
    CACHE_PAGES_MB: wholeNumber(48, 1, 65_536),
    CACHE_CALLS_MB: wholeNumber(16, 1, 65_536),
    CACHE_CARDS_MB: wholeNumber(12, 1, 65_536),
    APP_ENVIRONMENT: oneOf(['local', 'production'] as const).default('local'),
    APP_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    APP_SECRET_PREVIOUS: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    TRUST_PROXY: trustProxy(),
    HSTS_SUBDOMAINS: oneOf(['on', 'off'] as const).default('off'),
    METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
    LOG_LEVEL: oneOf(logLevels).default('info'),
    BODY_LIMIT: wholeNumber(mebibyte, 1024, 100 * mebibyte),
    PAGE_RENDERS_PER_MINUTE: wholeNumber(600, 0, 1_000_000),
    CATALOG_CALLS_PER_MINUTE: wholeNumber(1200, 0, 1_000_000),
    PAGE_RENDER_WORKERS: optionalNumber(1, 64),
    MISSES_PER_MINUTE: optionalNumber(0, 1_000_000),
    MAX_CONNECTIONS: wholeNumber(10_000, 1, 1_000_000),
    WEBHOOK_LOOPBACK: oneOf(['on', 'off'] as const).default('off'),
    ...messageFields,
    ...paymentFields,
    ...pusherFields,
    ...pushFields,
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_TOKEN_URL: providerUrl('https://oauth2.googleapis.com/token'),
    GOOGLE_KEYS_URL: providerUrl('https://www.googleapis.com/oauth2/v3/certs'),
    FACEBOOK_APP_SECRET: z.string().optional(),
    FACEBOOK_GRAPH_URL: providerUrl('https://graph.facebook.com/v20.0'),
    APPLE_KEYS_URL: providerUrl('https://appleid.apple.com/auth/keys'),
    ...codeFields,
  })
  .superRefine((settings, context) => {
    const isProduction = settings.APP_ENVIRONMENT === 'production';
    const errors = [
      ...findMessageErrors(settings, isProduction),
      ...findPaymentErrors(settings, isProduction),
      ...findPusherErrors(settings, isProduction),
      ...findPushErrors(settings),
    ];
    for (const [setting, message] of errors) {
      context.addIssue({ code: 'custom', path: [setting], message });
    }
    if (isProduction && settings.APP_SECRET === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['APP_SECRET'],
        message: 'is needed in production: at least 32 random characters, the same for every process',
      });
    }
    if (settings.APP_SECRET_PREVIOUS !== undefined && settings.APP_SECRET === undefined) {
      context.addIssue({ code: 'custom', path: ['APP_SECRET_PREVIOUS'], message: 'needs APP_SECRET: the secret that replaces it' });
    }
    if (isProduction && settings.PUBLIC_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: 'is needed in production: the address that shoppers use, which links in messages and canonical links begin with',
      });
    }
    if (settings.DATABASE_READ_URL !== undefined && settings.DATABASE_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_READ_URL'],
        message: 'needs DATABASE_URL: the embedded database has no replicas',
      });
    }
  });

// The value itself is left out: an address of a database carries its password.
function describe(issue: { path: PropertyKey[]; message: string }): string {
  return `${String(issue.path[0])} ${issue.message}`;
}

// `PORT= npm start` means "not set", as does a blank line in a file of settings.
function withoutBlanks(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Settings that are valid but seldom meant, for the log of the start. */
export function listConfigWarnings({ environment, server }: Pick<Config, 'environment' | 'server'>): string[] {
  const warnings: string[] = [];
  if (environment === 'production' && server.publicUrl.startsWith('http:')) {
    warnings.push(
      `PUBLIC_URL=${server.publicUrl} has no TLS: passwords, codes and sessions cross the network readable. Set an address that begins with https:.`,
    );
  }
  if (server.trustProxy === true) {
    warnings.push(
      'TRUST_PROXY=true believes every X-Forwarded-For header, so any client can pretend to have any address. Set the number of proxies or their addresses.',
    );
  }
  return warnings;
}

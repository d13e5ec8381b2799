import { setTimeout as delay } from 'node:timers/promises';
import { type App, createApp } from './app.ts';
import { type Config, listConfigWarnings, readConfig } from './config/config.ts';
import { explainStartFailure, isDiskFull } from './explain-start-failure.ts';
import { configuredGateways } from './integrations/payments/open-gateways.ts';
import { insertConfiguredGateways, updatePusherSettings } from './modules/settings/record-process-settings.ts';
import { seed } from './open-demo-marketplace.ts';
import { openDatabaseClock } from './platform/clock/clock.ts';
import { isDatabaseUnavailable } from './platform/database/database-errors.ts';
import { createKysely } from './platform/database/kysely.ts';
import { migrationsFolder } from './platform/database/migrate.ts';
import { type OpenedDatabase, openDatabase } from './platform/database/open-database.ts';
import { prepareSchema } from './platform/database/prepare-schema.ts';
import { holdRunningLock, type RunningLock, withSeedLock } from './platform/database/running-lock.ts';
import { openPort, prepareDrain } from './platform/http/port.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { loggerOptions } from './platform/log/logger-options.ts';
import { incomingFolder, sweepIncoming } from './platform/uploads/sweep-incoming.ts';

const drainMilliseconds = 10_000;
const retryMilliseconds = 1_000;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The server from its first moment to its last: ends the process. */
export async function runServer(): Promise<void> {
  const stopping = stopOnSignals();
  try {
    const stop = await start(readConfig(), stopping);
    await untilAborted(stopping);
    await stop();
    process.exit(0);
  } catch (error) {
    if (stopping.aborted && isAbort(error)) process.exit(0);
    print(stopping.aborted ? `The shutdown failed: ${String(error)}` : explainStartFailure(error));
    process.exit(1);
  }
}

/** Starts everything in order; the function that it returns stops it in the opposite order. */
async function start(config: Config, stopping: AbortSignal): Promise<() => Promise<void>> {
  for (const warning of listConfigWarnings(config)) print(`Warning: ${warning}`);
  const port = await openPort(config.server);
  const database = await openDatabase(config.database, { onProgress: print, exclusive: true, waitUntil: stopping });
  let lock: RunningLock | undefined;
  try {
    // An embedded database has a lock file, which `exclusive` asks for.
    if (database.kind === 'server') lock = await holdRunningLock(database.url, { onProgress: print, stopping });
    await prepareUntilAborted(database, config, stopping);
    const clock = await openDatabaseClock(database.pool);
    const app = await createApp({ config, database, clock, logger: loggerOptions(config.log), cache: config.cache.enabled });
    clock.start(app.server.log);
    surviveUnhandledRejections(app);
    const drain = prepareDrain(app.server.server);
    const jobs = runJobs({ pool: database.queuePool, jobs: app.jobs, log: app.server.log, onOutcome: app.metrics.recordJob });
    port.handOver(app.server.server);
    await app.server.listen({ host: config.server.host, port: config.server.port });
    print(welcome(config, isDemo(config)));
    return async () => {
      const jobsClosed = jobs.close();
      await drain.begin();
      await app.close();
      drain.end();
      await jobsClosed;
      clock.stop();
      await lock?.release();
      await database.close();
    };
  } catch (error) {
    await lock?.release();
    await database.close({ interrupt: true });
    throw error;
  }
}

/** The second line of defence: one rejected promise that nothing handles is logged and counted, and must not end the shop. */
function surviveUnhandledRejections({ server, metrics }: App): void {
  process.on('unhandledRejection', (error) => {
    metrics.recordUnhandledError();
    server.log.error({ err: error }, 'a rejected promise was not handled; this is a bug');
  });
}

/** Migrates and fills the database. A stop interrupts it: what is under way is rolled back when its connection ends. */
async function prepareUntilAborted(database: OpenedDatabase, config: Config, stopping: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await Promise.race([prepare(database, config), rejectOnAbort(stopping)]);
      return;
    } catch (error) {
      if (stopping.aborted || isDiskFull(error) || !isDatabaseUnavailable(error)) throw error;
      print('Lost the connection to the database during the start. Trying again.');
      await delay(retryMilliseconds, undefined, { signal: stopping });
    }
  }
}

async function prepare(database: OpenedDatabase, config: Config): Promise<void> {
  await sweepIncoming(incomingFolder(config.dataFolder));
  await prepareSchema(database.pool, { folder: migrationsFolder, onProgress: print });
  if (isDemo(config)) await seedDemoMarketplace({ database, dataFolder: config.dataFolder, onProgress: print });
  await updatePusherSettings(createKysely(database.pool), config.pusher);
  await insertConfiguredGateways(createKysely(database.pool), configuredGateways(config.payments));
}

function isDemo(config: Config): boolean {
  return config.environment === 'local' && config.demo;
}

/** Aborts at the first signal to stop. A second one changes nothing: the first one's time limit is running. */
function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (stopping.signal.aborted) return;
      print(`${signal}: finishing open requests, then stopping.`);
      setTimeout(() => process.exit(1), drainMilliseconds).unref();
      stopping.abort();
    });
  }
  return stopping.signal;
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  await rejectOnAbort(signal).catch(() => undefined);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function print(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** The message of a successful start: the address, how to sign in, where codes appear. */
function welcome(config: Config, isDemo: boolean): string {
  const lines = [`Souk is running at ${config.server.publicUrl}`];
  if (isDemo)
    lines.push(
      'Sign in as the demo shopper: phone 9876543210.',
      `Sign in as the demo admin at ${config.server.publicUrl}/admin: phone 9876500001.`,
      `Sign in as the demo seller at ${config.server.publicUrl}/seller: phone 9876500002.`,
    );
  if (config.messages.channels.some(({ name }) => name === 'console'))
    lines.push('One-time codes appear here and in the dialog that asks for them.');
  lines.push(`API documentation: ${config.server.publicUrl}/api/docs. Ctrl+C stops the server.`);
  return `\n  ${lines.join('\n  ')}\n\n`;
}

type Options = { database: Pick<OpenedDatabase, 'pool' | 'url'>; dataFolder: string; onProgress: (message: string) => void };

/** Fills a database without shops with the demo marketplace, so that the first start has something to show. */
async function seedDemoMarketplace({ database: { pool, url }, dataFolder, onProgress }: Options): Promise<void> {
  await withSeedLock(url, async () => {
    const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from shops) as empty');
    if (rows[0]?.empty) await seed(pool, dataFolder, onProgress);
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import { type App, createApp } from './app.ts';
import { listConfigWarnings } from './config/config-warnings.ts';
import { type Config, readConfig } from './config.ts';
import { explainStartFailure, isDiskFull } from './explain-start-failure.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { recordGateways } from './modules/settings/record-gateways.ts';
import { recordPusher } from './modules/settings/record-pusher.ts';
import { openDemoMarket } from './open-demo-market.ts';
import { openDatabaseClock } from './platform/clock/database-clock.ts';
import { createKysely } from './platform/database/create-kysely.ts';
import { type OpenedDatabase, openDatabase } from './platform/database/open-database.ts';
import { prepareSchema } from './platform/database/prepare-schema.ts';
import { holdRunningLock, type RunningLock } from './platform/database/running-lock.ts';
import { isDatabaseUnavailable } from './platform/database/unavailable.ts';
import { prepareDrain } from './platform/http/drain-server.ts';
import { openPort } from './platform/http/open-port.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { loggerOptions } from './platform/log/logger-options.ts';
import { incomingFolder, sweepIncoming } from './platform/uploads/sweep-incoming.ts';
import { welcome } from './welcome.ts';

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
    say(stopping.aborted ? `The stop was not clean: ${String(error)}` : explainStartFailure(error));
    process.exit(1);
  }
}

/** Starts everything in order; the function that it returns stops it in the opposite order. */
async function start(config: Config, stopping: AbortSignal): Promise<() => Promise<void>> {
  for (const warning of listConfigWarnings(config)) say(`Warning: ${warning}`);
  const port = await openPort(config.server);
  const database = await openDatabase(config.database, { onProgress: say, exclusive: true, waitUntil: stopping });
  let lock: RunningLock | undefined;
  try {
    // An embedded database has a lock file, which `exclusive` asks for.
    if (database.kind === 'server') lock = await holdRunningLock(database.url, { onProgress: say, stopping });
    await prepareUntilAborted(database, config, stopping);
    const clock = await openDatabaseClock(database.pool);
    const app = await createApp({ config, database, clock, logger: loggerOptions(config.log), cache: config.answerCache });
    clock.start(app.server.log);
    surviveUnhandledRejections(app);
    const drain = prepareDrain(app.server.server);
    const jobs = runJobs({ pool: database.queuePool, jobs: app.jobs, log: app.server.log, onOutcome: app.metrics.seeJob });
    port.handOver(app.server.server);
    await app.server.listen({ host: config.server.host, port: config.server.port });
    say(welcome(config, isDemo(config)));
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
    metrics.seeUnhandledError();
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
      say('The connection to the database was lost during the start; trying again.');
      await delay(retryMilliseconds, undefined, { signal: stopping });
    }
  }
}

async function prepare(database: OpenedDatabase, config: Config): Promise<void> {
  await sweepIncoming(incomingFolder(config.dataFolder));
  await prepareSchema(database.pool, { folder: migrationsFolder, onProgress: say });
  if (isDemo(config)) await openDemoMarket({ database, dataFolder: config.dataFolder, onProgress: say });
  await recordPusher(createKysely(database.pool), config.pusher);
  await recordGateways(createKysely(database.pool), config.payments);
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
      say(`${signal}: finishing what is under way, then stopping.`);
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

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { recordGateways } from './modules/settings/record-gateways.ts';
import { recordPusher } from './modules/settings/record-pusher.ts';
import { openDemoMarket } from './open-demo-market.ts';
import { openDatabaseClock } from './platform/clock/database-clock.ts';
import { createKysely } from './platform/database/create-kysely.ts';
import { DatabaseStartError } from './platform/database/database-start-error.ts';
import { hasCode } from './platform/database/error-code.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { prepareSchema } from './platform/database/prepare-schema.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { loggerOptions } from './platform/log/logger-options.ts';
import { incomingFolder, sweepIncoming } from './platform/uploads/sweep-incoming.ts';
import { welcome } from './welcome.ts';

const drainMilliseconds = 10_000;

/** Starts everything in order; what it returns stops it in the opposite order. */
async function start(config: Config): Promise<() => Promise<void>> {
  const onProgress = (message: string) => process.stderr.write(`${message}\n`);
  const database = await openDatabase(config.database, { onProgress, exclusive: true });
  try {
    await sweepIncoming(incomingFolder(config.dataFolder));
    await prepareSchema(database.pool, { folder: migrationsFolder, onProgress });
    const isDemo = config.environment === 'local' && config.demo;
    if (isDemo) await openDemoMarket({ pool: database.pool, dataFolder: config.dataFolder, onProgress });
    await recordPusher(createKysely(database.pool), config.pusher);
    await recordGateways(createKysely(database.pool), config.payments);
    const clock = await openDatabaseClock(database.pool);
    const app = await createApp({ config, database, clock, logger: loggerOptions(config.log), cache: config.answerCache });
    clock.start(app.server.log);
    const jobs = runJobs({ pool: database.queuePool, jobs: app.jobs, log: app.server.log, onOutcome: app.metrics.seeJob });
    await app.server.listen({ host: config.server.host, port: config.server.port });
    process.stderr.write(welcome(config, isDemo));
    return async () => {
      await app.close();
      await jobs.close();
      clock.stop();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const handle = (signal: string) => {
    if (stopping) return;
    stopping = true;
    process.stderr.write(`${signal}: finishing what is under way, then stopping.\n`);
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The stop was not clean: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => handle('SIGINT'));
  process.on('SIGTERM', () => handle('SIGTERM'));
}

try {
  stopOnSignals(await start(readConfig()));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** What can be mended from outside says how; anything else is a fault of ours and is shown whole. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) return error.message;
  if (hasCode(error, 'EADDRINUSE')) return 'The port is taken by another process. Stop that one, or choose another: PORT=3001 npm start';
  return String(error instanceof Error ? error.stack : error);
}
